import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { writeRoutes } from '#platform/content/write-routes.server.ts'
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

  app.get('/api/admin/templates/:id', { schema: { ...schema, params: idParam } }, (request) =>
    getTemplate(request.context, request.params.id),
  )

  writeRoutes(app, templateKind, { body: templateInputSchema, read: getTemplate })
}
