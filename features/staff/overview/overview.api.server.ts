import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

export const overviewApi: FastifyPluginAsyncZod = async (_app) => {}
