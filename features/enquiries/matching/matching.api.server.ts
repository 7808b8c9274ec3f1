import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

export const matchingApi: FastifyPluginAsyncZod = async (_app) => {}
