import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

export const deskApi: FastifyPluginAsyncZod = async (_app) => {}
