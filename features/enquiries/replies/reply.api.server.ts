import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

export const replyApi: FastifyPluginAsyncZod = async (_app) => {}
