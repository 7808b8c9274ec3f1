import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { carBlockSchema, hireChangeSchema, staffHireSchema } from '#features/mobility/hire/staff-hire.schema.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { submissionHeaders } from '#platform/forms/submission-request.ts'
import { blockCar, unblockCar } from './block-car.server.ts'
import { changeHire } from './change-hire.server.ts'
import { makeBooking } from './make-booking.server.ts'

const headers = submissionHeaders.pick({ 'idempotency-key': true })

/** What staff do with the fleet's time themselves: hires of people who called, changes, and cars that go off the road. */
export const staffHireApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/admin/bookings',
    { schema: { tags: ['Enquiries'], headers, body: staffHireSchema } },
    async (request, reply) =>
      reply.code(201).send(await makeBooking(request.context, request.body, request.headers['idempotency-key'])),
  )

  app.put(
    '/api/admin/bookings/:id/hire',
    { schema: { tags: ['Enquiries'], params: idParam, body: hireChangeSchema } },
    (request) =>
      changeHire(request.context, { id: request.params.id, change: request.body, version: ifMatch(request) }),
  )

  app.post(
    '/api/admin/car-blocks',
    { schema: { tags: ['Mobility'], headers, body: carBlockSchema } },
    async (request, reply) =>
      reply.code(201).send(await blockCar(request.context, request.body, request.headers['idempotency-key'])),
  )

  app.delete(
    '/api/admin/car-blocks/:id',
    { schema: { tags: ['Mobility'], params: idParam } },
    async (request, reply) => {
      await unblockCar(request.context, request.params.id)
      return reply.code(204).send()
    },
  )
}
