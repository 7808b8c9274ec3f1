import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

export const leadApi: FastifyPluginAsyncZod = async (_app) => {}
