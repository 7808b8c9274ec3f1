import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import {
  bookingSchema,
  hireBags,
  hireCategory,
  hireExtras,
  hireMoment,
  hirePassengers,
} from '#features/mobility/hire/booking.schema.ts'
import { checkAvailability, checkCategory } from '#features/mobility/hire/check-availability.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { readSubmission } from '#platform/forms/read-submission.server.ts'
import { SUBMISSIONS_PER_MINUTE, submissionHeaders } from '#platform/forms/submission-request.ts'
import { confirmSubmission } from '../confirmation/confirm-submission.server.ts'
import { bookingChangeSchema, bookingListSchema } from '../desk/desk-filter.ts'
import { listStaffBookings } from './list-bookings.server.ts'
import { moveBooking } from './move-booking.server.ts'
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
  /** Without these, any car is large enough. */
  passengers: hirePassengers.optional(),
  bags: hireBags.optional(),
  /** Any value: a pick-up at the airport. */
  flight: z.string().optional(),
})
type HireQuery = z.output<typeof hireQuery>

const toWish = ({ from, to, extras, passengers = '', bags = '', flight }: HireQuery) => ({
  pickup: from,
  dropoff: to,
  extras,
  passengers,
  bags,
  isFromAirport: Boolean(flight),
})

/** A form asks once for each change of its times; nobody changes them twice a second. */
const QUESTIONS_PER_MINUTE = 120

export const reservationApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/vehicles/:id/availability',
    {
      schema: { tags: ['Mobility'], params: idParam, querystring: hireQuery },
      config: { work: 'fresh', rateLimit: app.perMinute(QUESTIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return checkAvailability(request.context, request.params.id, toWish(request.query))
    },
  )

  app.get(
    '/api/vehicles/availability',
    {
      schema: { tags: ['Mobility'], querystring: hireQuery.extend({ category: hireCategory }) },
      config: { work: 'fresh', rateLimit: app.perMinute(QUESTIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return checkCategory(request.context, request.query.category, toWish(request.query))
    },
  )

  app.post(
    '/api/bookings',
    {
      schema: { tags: ['Enquiries'], headers: submissionHeaders, body: bookingSchema },
      config: { isOpen: true, rateLimit: app.sharedPerMinute('bookings', SUBMISSIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      const sent = readSubmission(request)
      const receipt = await submitReservation(request.context, sent)
      const confirmation = await confirmSubmission(request.context.db, { bookingId: receipt.id }, sent.idempotencyKey)
      return reply.code(201).send({ ...receipt, confirmation })
    },
  )

  // Staff only: the use case says so. The path is the specification's, outside /api/admin.
  app.get(
    '/api/bookings',
    { schema: { tags: ['Enquiries'], querystring: bookingListSchema } },
    async (request, reply) => sendPage(request, reply, await listStaffBookings(request.context, request.query)),
  )

  app.patch(
    '/api/bookings/:id',
    { schema: { tags: ['Enquiries'], params: idParam, body: bookingChangeSchema } },
    (request) => {
      const { reason, ...change } = request.body
      return moveBooking(request.context, { id: request.params.id, change, reason, version: ifMatch(request) })
    },
  )
}
