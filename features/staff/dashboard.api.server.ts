import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
export const dashboardApi: FastifyPluginAsyncZod = async () => {}
