import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { type OtherServer, startOtherServer } from '#platform/foreign-fetch/other-server.fixture.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { heldNights } from '../held-night.table.server.ts'
import { holdNights } from '../held-nights.repository.server.ts'
import { stays } from '../stay.table.server.ts'
import { addDays } from '../stay-days.ts'
import type {
  CalendarLook,
  StaffCalendarConflict,
  StaffCalendarFeed,
  StaffCalendars,
  TroubledCalendar,
} from './calendar-feed.public.ts'
import { icsOf } from './ics.fixture.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The day so many days from today. */
export const inDays = (days: number) => addDays(todayInDakar(), days)

interface Booked {
  /** Days from today. */
  from: number
  until: number
  uid?: string
  summary?: string
}

export function calendarOf(booked: readonly Booked[]): string {
  const plain = (days: number) => inDays(days).replaceAll('-', '')
  return icsOf(
    booked.map(({ from, until, summary = 'Reserved' }) => [
      `DTSTART;VALUE=DATE:${plain(from)}`,
      `DTEND;VALUE=DATE:${plain(until)}`,
      `SUMMARY:${summary}`,
    ]),
    { uid: (n) => booked[n]?.uid ?? `${booked[n]?.from}@elsewhere.example` },
  )
}

/** A house, an editor, and a server of somebody else's whose calendars are what `shelf` says. */
export async function startCalendarsAtWork() {
  const shelf = new Map<string, string | Buffer>()
  const known: (string | undefined)[] = []
  const other: OtherServer = await startOtherServer((request, response) => {
    const body = shelf.get(request.url ?? '')
    known.push(request.headers['if-none-match'])
    if (request.url === '/loop') return response.writeHead(302, { location: '/loop' }).end()
    if (request.url === '/inside') return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    const etag = `"${createHash('sha256')
      .update(body ?? '')
      .digest('hex')}"`
    if (body !== undefined && request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    return response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/calendar', etag }).end(body)
  })
  const kais = await startTestApp({ env: { FEED_PRIVATE_HOSTS: other.host } })
  const editor = await signInAs(kais, 'editor', 'editor')
  const agent = await signInAs(kais, 'agent', 'agent')

  const call = (method: Method, url: string, payload?: object, headers = editor) =>
    kais.app.inject({ method, url, headers, ...(payload && { payload }) })
  const ofHome = (home: number) => `/api/admin/properties/${home}/calendars`
  const list = async (home: number) => (await call('GET', ofHome(home))).json<StaffCalendars>()

  return {
    kais,
    editor,
    agent,
    other,
    shelf,
    /** What was asked with, request by request: the name of the answer before. */
    known,
    call,
    list,
    ofHome,
    async add(home: number, path: string, content: string | Buffer | null, name = path): Promise<StaffCalendarFeed> {
      if (content !== null) shelf.set(path, content)
      const made = await call('POST', ofHome(home), { name, url: other.url(path) })
      expect(made.statusCode).toBe(201)
      return made.json()
    },
    look: async ({ id }: { id: number }) =>
      (await call('POST', `/api/admin/calendar-feeds/${id}/read`)).json<CalendarLook>(),
    feedOf: async (home: number, id: number) => (await list(home)).feeds.find((feed) => feed.id === id),
    /** As who answers guests is told of them, unless said otherwise. */
    conflicts: async (headers = agent) =>
      (await call('GET', '/api/admin/calendar-conflicts', undefined, headers)).json<StaffCalendarConflict[]>(),
    troubles: async () =>
      (await call('GET', '/api/admin/calendar-troubles', undefined, agent)).json<TroubledCalendar[]>(),
    /** Days from today, as '3-5'. */
    async nights(home: number): Promise<string[]> {
      const days = (bound: 'lower' | 'upper') => sql`(${sql.raw(bound)}(${heldNights.nights}) - ${inDays(0)}::date)`
      const rows = await kais.db
        .select({ said: sql<string>`${days('lower')} || '-' || ${days('upper')}` })
        .from(heldNights)
        .where(sql`${heldNights.propertyId} = ${home}`)
        .orderBy(sql`lower(${heldNights.nights})`)
      return rows.map(({ said }) => said)
    },
    block: (home: number, from: number, until: number) =>
      holdNights(kais.db, { propertyId: home, from: inDays(from), until: inDays(until), reason: 'Roof' }),
    async stay(home: number, from: number, until: number): Promise<number> {
      const dates = { arrival: inDays(from), departure: inDays(until) }
      const [row] = await kais.db
        .insert(stays)
        .values({
          propertyId: home,
          homeTitle: 'Villa',
          name: 'Awa Diop',
          guests: 2,
          quote: {},
          terms: {},
          ...dates,
        } as never)
        .returning({ id: stays.id })
      const stayId = row?.id ?? 0
      await holdNights(kais.db, { propertyId: home, from: dates.arrival, until: dates.departure, stayId })
      return stayId
    },
    async close() {
      await kais.close()
      await other.close()
    },
  }
}
