import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { getTemplate, listTemplates } from './read-templates.server.ts'
import { templateInputSchema, templateListSchema } from './template.schema.ts'
import { createTemplate, updateTemplate } from './write-template.server.ts'

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

  app.post('/api/admin/templates', { schema: { ...schema, body: templateInputSchema } }, async (request, reply) => {
    const id = await createTemplate(request.context, request.body)
    return reply.code(201).send(await getTemplate(request.context, id))
  })

  app.put(
    '/api/admin/templates/:id',
    { schema: { ...schema, params: idParam, body: templateInputSchema } },
    async (request) => {
      await updateTemplate(request.context, request.params.id, request.body, ifMatch(request))
      return getTemplate(request.context, request.params.id)
    },
  )
}
