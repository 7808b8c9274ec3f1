import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { optionalSearch, optionalYesOrNo } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { say } from '#common/validation.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { getVehicle, listVehicles } from './read-vehicles.server.ts'
import { vehicleInputSchema } from './vehicle.schema.ts'
import { VEHICLE_CATEGORIES } from './vehicle-categories.ts'
import { vehicleKind } from './write-vehicle.server.ts'

const listQuery = pagingSchema.extend({
  category: z.enum(['all', ...VEHICLE_CATEGORIES], say('chooseOne')).default('all'),
  search: optionalSearch,
  isAvailable: optionalYesOrNo,
})

export const vehicleApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Mobility'] }

  app.get('/api/vehicles', { schema: { ...schema, querystring: listQuery } }, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    return sendPage(request, reply, await listVehicles(request.context, { ...filter, paging: { limit, cursor } }))
  })

  recordRoutes(app, vehicleKind, { body: vehicleInputSchema, read: getVehicle })
}
