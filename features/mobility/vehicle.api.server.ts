import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { idParam, optionalSearch, optionalYesOrNo } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { say } from '#common/validation.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { getVehicle, listVehicles } from './read-vehicles.server.ts'
import { vehicleInputSchema } from './vehicle.schema.ts'
import { VEHICLE_CATEGORIES } from './vehicle-categories.ts'
import { createVehicle, updateVehicle } from './write-vehicle.server.ts'

const listQuery = pagingSchema.extend({
  category: z.enum(['all', ...VEHICLE_CATEGORIES], say('chooseOne')).default('all'),
  search: optionalSearch,
  isAvailable: optionalYesOrNo,
})

export const vehicleApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Mobility'] }
  const config = { changesContent: true }

  app.get('/api/vehicles', { schema: { ...schema, querystring: listQuery } }, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    return sendPage(request, reply, await listVehicles(request.context, { ...filter, paging: { limit, cursor } }))
  })

  app.get('/api/vehicles/:id', { schema: { ...schema, params: idParam } }, (request) =>
    getVehicle(request.context, request.params.id),
  )

  app.post('/api/vehicles', { schema: { ...schema, body: vehicleInputSchema }, config }, async (request, reply) => {
    const id = await createVehicle(request.context, request.body)
    return reply.code(201).send(await getVehicle(request.context, id))
  })

  app.put(
    '/api/vehicles/:id',
    { schema: { ...schema, params: idParam, body: vehicleInputSchema }, config },
    async (request) => {
      await updateVehicle(request.context, request.params.id, request.body, ifMatch(request))
      return getVehicle(request.context, request.params.id)
    },
  )
}
