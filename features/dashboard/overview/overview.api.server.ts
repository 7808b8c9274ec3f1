import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { say } from '#common/validation.ts'
import { readDashboard } from './read-dashboard.server.ts'
import { readOverview } from './read-overview.server.ts'

const querystring = z.object({
  weeks: z.coerce.number().int().min(1, say('invalid')).max(52, say('invalid')).default(12),
})

export const overviewApi: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/admin/overview', { schema: { tags: ['Staff'], querystring } }, (request) =>
    readOverview(request.context, request.query),
  )
}

export const dashboardApi: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/admin/dashboard', { schema: { tags: ['Staff'] } }, (request) => readDashboard(request.context))
}
