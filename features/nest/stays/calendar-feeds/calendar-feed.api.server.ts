import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requirePermission } from '#common/permissions.ts'
import { idParam } from '#common/schema.ts'
import { calendarFeedSchema, calendarNameSchema, vanishedSchema } from './calendar-feed.schema.ts'
import {
  addCalendar,
  freeVanished,
  removeCalendar,
  renameCalendar,
  renewCalendarAddress,
  settleConflict,
} from './change-calendars.server.ts'
import { getCalendar, listCalendarConflicts, listCalendars, listTroubledCalendars } from './list-calendars.server.ts'
import { readOwnCalendar } from './read-own-calendar.server.ts'
import type { CalendarReader } from './start-calendar-reader.server.ts'

interface Options {
  reader: CalendarReader
}

const OF_HOME = '/api/admin/properties/:id/calendars'
const FEED = '/api/admin/calendar-feeds/:id'
const CONFLICTS = '/api/admin/calendar-conflicts'

/** Other houses ask every few minutes, several of them from one address. */
const ASKED_PER_MINUTE = 120

/** What is no number is no calendar that we know: 0 is nobody's. */
const ownCalendarQuery = z.object({ for: idParam.shape.id.optional().catch(0) })

/** A header of several names, weak or not: one of them is enough (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  const bare = (name: string) => name.trim().replace(/^W\//, '')
  return header?.split(',').some((name) => name.trim() === '*' || bare(name) === bare(etag)) ?? false
}

export const calendarFeedApi: FastifyPluginAsyncZod<Options> = async (app, { reader }) => {
  const schema = { tags: ['Nest'], params: idParam }

  app.get(OF_HOME, { schema }, (request) => listCalendars(request.context, request.params.id))

  app.post(OF_HOME, { schema: { ...schema, body: calendarFeedSchema } }, async (request, reply) => {
    const id = await addCalendar(request.context, request.params.id, request.body)
    return reply.code(201).send(await getCalendar(request.context, id))
  })

  app.post(`${OF_HOME}/address`, { schema }, async (request) => {
    await renewCalendarAddress(request.context, request.params.id)
    return listCalendars(request.context, request.params.id)
  })

  app.put(FEED, { schema: { ...schema, body: calendarNameSchema } }, async (request) => {
    await renameCalendar(request.context, request.params.id, request.body.name)
    return getCalendar(request.context, request.params.id)
  })

  app.delete(FEED, { schema }, async (request, reply) => {
    await removeCalendar(request.context, request.params.id)
    return reply.code(204).send()
  })

  // Each look may take a while, at somebody else's expense too.
  const config = { rateLimit: app.perMinute(30) }
  app.post(`${FEED}/read`, { schema, config }, (request) => {
    requirePermission(request.context.actor, 'property:write')
    return reader.look(request.params.id)
  })

  app.post(`${FEED}/free`, { schema: { ...schema, body: vanishedSchema } }, async (request) => {
    await freeVanished(request.context, request.params.id, request.body.vanished)
    return getCalendar(request.context, request.params.id)
  })

  app.get(CONFLICTS, { schema: { tags: ['Nest'] } }, (request) => listCalendarConflicts(request.context))

  app.get('/api/admin/calendar-troubles', { schema: { tags: ['Nest'] } }, (request) =>
    listTroubledCalendars(request.context),
  )

  app.post(`${CONFLICTS}/:id/settle`, { schema }, async (request, reply) => {
    await settleConflict(request.context, request.params.id)
    return reply.code(204).send()
  })

  // For other houses. Whoever has the address reads it: it stands in no description, and no machine may list it.
  app.get(
    '/calendars/:name',
    {
      schema: { hide: true, params: z.object({ name: z.string().max(100) }), querystring: ownCalendarQuery },
      config: { rateLimit: app.perMinute(ASKED_PER_MINUTE) },
    },
    async (request, reply) => {
      const forFeed = request.query.for
      const { text, etag } = await readOwnCalendar(request.context, { name: request.params.name, forFeed })
      void reply.header('etag', etag).header('cache-control', 'private, max-age=300').header('x-robots-tag', 'noindex')
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}
