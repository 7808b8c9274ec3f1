import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import type { Database } from '#db/client.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { getProperty } from '../get-property.server.ts'
import { changeHome, changeHomes } from './change-sale-state.server.ts'
import { homeChangeSchema, homeChangesSchema } from './home-change.schema.ts'
import { readPrices } from './read-prices.server.ts'

interface Options {
  /** Viewings of a home that somebody still counts on. The desk knows; it stands above this line. */
  countOpenViewings: (db: Database, propertyId: number) => Promise<number>
}

/** What staff change of a home without opening it, and what it cost before. */
export const saleApi: FastifyPluginAsyncZod<Options> = async (app, { countOpenViewings }) => {
  const schema = { tags: ['Nest'] }
  const config = { changesContent: true }

  app.patch(
    '/api/admin/properties/:id',
    { schema: { ...schema, params: idParam, body: homeChangeSchema }, config },
    async (request) => {
      const { context, params, body } = request
      await changeHome(context, { id: params.id, change: body, version: ifMatch(request) })
      const openViewings = await countOpenViewings(context.db, params.id)
      return { ...(await getProperty(context, params.id)), openViewings }
    },
  )

  app.post('/api/admin/properties/bulk', { schema: { ...schema, body: homeChangesSchema }, config }, (request) =>
    changeHomes(request.context, request.body.homes),
  )

  app.get('/api/admin/properties/:id/prices', { schema: { ...schema, params: idParam } }, (request) =>
    readPrices(request.context, request.params.id),
  )
}
