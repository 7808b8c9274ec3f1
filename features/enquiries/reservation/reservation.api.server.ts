import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { SUBMISSIONS_PER_MINUTE, submissionHeaders } from '../forms/submission-headers.ts'
import { readSubmission } from '../read-submission.server.ts'
import { bookingSchema, hireCategory, hireExtras, hireMoment } from './booking.schema.ts'
import { checkAvailability, listFreeVehicles } from './check-availability.server.ts'
import { listStaffBookings } from './list-bookings.server.ts'
import { submitReservation } from './submit-reservation.server.ts'

/** 'chauffeur,baby-seat', or the name several times. */
const extrasQuery = z.preprocess(
  (value) =>
    [value ?? []]
      .flat()
      .flatMap((text) => String(text).split(','))
      .filter(Boolean),
  hireExtras,
)

const hireQuery = z.object({
  from: hireMoment,
  to: hireMoment,
  extras: extrasQuery,
  /** Any value: a pick-up at the airport. */
  flight: z.string().optional(),
})
type HireQuery = z.output<typeof hireQuery>

const toRequest = ({ from, to, extras, flight }: HireQuery) => ({
  pickup: from,
  dropoff: to,
  extras,
  isFromAirport: Boolean(flight),
})

export const reservationApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/vehicles/:id/availability',
    { schema: { tags: ['Mobility'], params: idParam, querystring: hireQuery } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return checkAvailability(request.context, request.params.id, toRequest(request.query))
    },
  )

  app.get(
    '/api/vehicles/availability',
    { schema: { tags: ['Mobility'], querystring: hireQuery.extend({ category: hireCategory }) } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return listFreeVehicles(request.context, request.query.category, toRequest(request.query))
    },
  )

  app.post(
    '/api/bookings',
    {
      schema: { tags: ['Enquiries'], headers: submissionHeaders, body: bookingSchema },
      config: { isOpen: true, rateLimit: app.perMinute(SUBMISSIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      const id = await submitReservation(request.context, readSubmission(request))
      return reply.code(201).send({ id })
    },
  )

  // Staff only: the use case says so. The path is the specification's, outside /api/admin.
  app.get('/api/bookings', { schema: { tags: ['Enquiries'], querystring: pagingSchema } }, async (request, reply) =>
    sendPage(request, reply, await listStaffBookings(request.context, request.query)),
  )
}
