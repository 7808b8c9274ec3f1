import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

export const templateApi: FastifyPluginAsyncZod = async (_app) => {}
