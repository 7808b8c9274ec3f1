import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { changeHome, changeHomes } from './change-sale-state.server.ts'
import { homeChangeSchema, homeChangesSchema } from './home-change.schema.ts'
import { type CountOpenViewings, propertyReader } from './open-viewings.server.ts'
import { readPrices } from './read-prices.server.ts'

/** What staff change of a home without opening it, and what it cost before. */
export const saleApi: FastifyPluginAsyncZod<{ countOpenViewings: CountOpenViewings }> = async (
  app,
  { countOpenViewings },
) => {
  const read = propertyReader(countOpenViewings)
  const schema = { tags: ['Nest'] }
  const config = { changesContent: true }

  app.patch(
    '/api/admin/properties/:id',
    { schema: { ...schema, params: idParam, body: homeChangeSchema }, config },
    async (request) => {
      const { context, params, body } = request
      await changeHome(context, { id: params.id, change: body, version: ifMatch(request) })
      return { openViewings: 0, ...(await read(context, params.id)) }
    },
  )

  app.post('/api/admin/properties/bulk', { schema: { ...schema, body: homeChangesSchema }, config }, (request) =>
    changeHomes(request.context, request.body.homes, countOpenViewings),
  )

  app.get('/api/admin/properties/:id/prices', { schema: { ...schema, params: idParam } }, (request) =>
    readPrices(request.context, request.params.id),
  )
}
