import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { savedFilterListSchema, savedFilterNameSchema, savedFilterSchema } from './saved-filter.schema.ts'
import { deleteFilter, listSavedFilters, renameFilter, saveFilter } from './saved-filters.server.ts'

const FILTERS = '/api/admin/saved-filters'

/** What somebody looks for again and again, list by list. */
export const savedFilterApi: FastifyPluginAsyncZod = async (app) => {
  const tags = ['Staff']
  app.get(FILTERS, { schema: { tags, querystring: savedFilterListSchema } }, ({ context, query }) =>
    listSavedFilters(context, query.tab),
  )
  app.post(FILTERS, { schema: { tags, body: savedFilterSchema } }, async ({ context, body }, reply) =>
    reply.code(201).send(await saveFilter(context, body)),
  )
  app.patch(`${FILTERS}/:id`, { schema: { tags, params: idParam, body: savedFilterNameSchema } }, (request) =>
    renameFilter(request.context, request.params.id, request.body.name),
  )
  app.delete(`${FILTERS}/:id`, { schema: { tags, params: idParam } }, async (request, reply) => {
    await deleteFilter(request.context, request.params.id)
    return reply.code(204).send()
  })
}
