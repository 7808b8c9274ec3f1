import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendPage } from '#common/send-page.server.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { getTemplate, listTemplates } from './read-templates.server.ts'
import { templateInputSchema, templateListSchema } from './template.schema.ts'
import { templateKind } from './write-template.server.ts'

export const templateApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Staff'] }

  app.get(
    '/api/admin/templates',
    { schema: { ...schema, querystring: templateListSchema } },
    async (request, reply) => {
      const { limit, cursor, ...filter } = request.query
      return sendPage(request, reply, await listTemplates(request.context, filter, { limit, cursor }))
    },
  )

  recordRoutes(app, templateKind, { body: templateInputSchema, read: getTemplate })
}
