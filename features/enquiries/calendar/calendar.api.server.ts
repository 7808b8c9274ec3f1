import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { busySchema, calendarSchema, staffCalendarQuery } from './calendar.schema.ts'
import { readCalendarAddress, renewCalendarAddress } from './calendar-address.server.ts'
import { readBusy, readCalendar } from './read-calendar.server.ts'
import { readStaffCalendar } from './read-staff-calendar.server.ts'

interface Options {
  publicUrl: string
}

const PATH = '/api/admin/calendar'
/** Google asks for everybody's from a few addresses. */
const ASKED_PER_MINUTE = 120

/** What the desk has before it, and the way of one's own part of it to a calendar elsewhere. */
export const calendarApi: FastifyPluginAsyncZod<Options> = async (app, { publicUrl }) => {
  const tags = ['Enquiries']

  app.get(PATH, { schema: { tags, querystring: calendarSchema } }, (request) =>
    readCalendar(request.context, request.query),
  )

  app.get(`${PATH}/busy`, { schema: { tags, querystring: busySchema } }, (request) =>
    readBusy(request.context, request.query),
  )

  app.get(`${PATH}/address`, { schema: { tags } }, (request) => readCalendarAddress(request.context))

  app.post(`${PATH}/address`, { schema: { tags } }, async (request, reply) =>
    reply.code(201).send(await renewCalendarAddress(request.context)),
  )

  // Whoever has the address reads it: it stands in no description, no machine may list it, and nobody between may keep it.
  app.get(
    '/calendar/staff/:name',
    {
      schema: { hide: true, params: z.object({ name: z.string().max(100) }), querystring: staffCalendarQuery },
      config: { rateLimit: app.perMinute(ASKED_PER_MINUTE) },
    },
    async (request, reply) => {
      const wish = { name: request.params.name, locale: request.query.lang, publicUrl }
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      const { text, etag } = await readStaffCalendar(request.context, wish)
      void reply.header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}
