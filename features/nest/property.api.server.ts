import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { bodyId } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { say } from '#common/validation.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { getMapView, mapZoomSchema } from './get-map-view.server.ts'
import { propertyInputSchema } from './property.schema.ts'
import { propertyFiltersSchema } from './property-filters.ts'
import { publishProperties } from './sale/change-sale-state.server.ts'
import { type CountOpenViewings, propertyReader } from './sale/open-viewings.server.ts'
import { SALE_STATES } from './sale/sale-states.ts'
import {
  type FoundByStaff,
  type FoundProperties,
  getFacets,
  listProperties,
  searchProperties,
} from './search-properties.server.ts'
import { propertyKind } from './write-property.server.ts'

const STAFF_STATES = ['unavailable', ...SALE_STATES] as const
const listQuery = z.intersection(propertyFiltersSchema, pagingSchema)
/** What only staff ask: what visitors do not see, and what still lacks its French. */
const staffListQuery = z.intersection(
  listQuery,
  z.object({
    // 'available' is the specification's word: what visitors find, also while somebody has an offer on it.
    state: z.enum(STAFF_STATES, say('chooseOne')).optional(),
    /** Instead of `sort`: by where they stand. */
    order: z.enum(['state'], say('chooseOne')).optional(),
    missing: z.enum(['french'], say('chooseOne')).optional(),
  }),
)
const publishSchema = z.object({
  ids: z
    .array(bodyId)
    .max(500, say('tooLarge'))
    .transform((ids) => [...new Set(ids)]),
  isAvailable: z.boolean(),
})
const mapQuery = z.intersection(propertyFiltersSchema, z.object({ zoom: mapZoomSchema }))

/** Beyond its limit the count is a 'more than'. */
function sendFound(request: FastifyRequest, reply: FastifyReply, page: FoundProperties | FoundByStaff) {
  if (!page.isTotalExact) reply.header('x-total-count-is-minimum', 'true')
  return sendPage(request, reply, page)
}

export const propertyApi: FastifyPluginAsyncZod<{ countOpenViewings: CountOpenViewings }> = async (
  app,
  { countOpenViewings },
) => {
  const schema = { tags: ['Nest'] }
  const config = { changesContent: true }

  app.get('/api/properties', { schema: { ...schema, querystring: listQuery } }, async (request, reply) => {
    const { limit, cursor, ...filters } = request.query
    const page = await searchProperties(request.context, { filters, paging: { limit, cursor } })
    return sendFound(request, reply, page)
  })

  const facetsSchema = { ...schema, querystring: propertyFiltersSchema }
  app.get('/api/properties/facets', { schema: facetsSchema }, async (request, reply) => {
    const { facets, isEstimate } = await getFacets(request.context, request.query)
    if (isEstimate) reply.header('x-counts-are-estimates', 'true')
    return facets
  })

  app.get('/api/properties/map', { schema: { ...schema, querystring: mapQuery } }, (request) => {
    const { zoom, ...filters } = request.query
    return getMapView(request.context, filters, zoom)
  })

  app.get('/api/admin/properties', { schema: { ...schema, querystring: staffListQuery } }, async (request, reply) => {
    const { limit, cursor, state, missing, order, ...filters } = request.query
    const page = await listProperties(request.context, {
      filters,
      paging: { limit, cursor },
      audience: { seesUnavailable: true, state, missing, order },
    })
    return sendFound(request, reply, page)
  })

  app.patch('/api/admin/properties', { schema: { ...schema, body: publishSchema }, config }, (request) =>
    publishProperties(request.context, request.body),
  )

  const read = propertyReader(countOpenViewings)
  recordRoutes(app, propertyKind, { body: propertyInputSchema, read, path: '/api/admin/properties' })
}
