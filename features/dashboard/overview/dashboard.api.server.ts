import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readDashboard } from './read-dashboard.server.ts'

export const dashboardApi: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/admin/dashboard', { schema: { tags: ['Staff'] } }, (request) => readDashboard(request.context))
}
