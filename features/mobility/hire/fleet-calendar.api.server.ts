import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { say } from '#common/validation.ts'
import { countDays, MAX_CALENDAR_DAYS, readFleetCalendar } from './fleet-calendar.server.ts'

const day = z.iso.date(say('date')).regex(/^20\d\d-/, say('date'))

const calendarQuery = z.object({ from: day, to: day }).superRefine((days, { addIssue }) => {
  const count = countDays(days)
  if (count < 1) addIssue({ code: 'custom', path: ['to'], message: 'minAboveMax' })
  else if (count > MAX_CALENDAR_DAYS) addIssue({ code: 'custom', path: ['to'], message: 'tooLarge' })
})

export const fleetCalendarApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/admin/fleet-calendar',
    { schema: { tags: ['Mobility'], querystring: calendarQuery } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return readFleetCalendar(request.context, request.query)
    },
  )
}
