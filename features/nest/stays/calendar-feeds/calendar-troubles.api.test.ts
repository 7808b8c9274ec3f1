import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProperty } from '#tests/helpers/factories.ts'
import { calendarFeeds } from './calendar-feed.table.server.ts'
import { calendarOf, inDays, startCalendarsAtWork } from './calendars-at-work.fixture.ts'
import { nextReadIn } from './read-calendar-feed.server.ts'

let at: Awaited<ReturnType<typeof startCalendarsAtWork>>
beforeAll(async () => {
  at = await startCalendarsAtWork()
})
afterAll(() => at.close())

const HTML = '<!doctype html><html><body>Sorry</body></html>'

test('A calendar that is suddenly empty frees nothing until staff say so, and holds what is new meanwhile', async () => {
  const home = await makeProperty(at.kais)
  const feed = await at.add(
    home,
    '/empty.ics',
    calendarOf([
      { from: 5, until: 8 },
      { from: 20, until: 22 },
    ]),
  )
  await at.look(feed)
  at.shelf.set('/empty.ics', calendarOf([]))
  expect(await at.look(feed)).toEqual({ problem: null, isSuspicious: true })
  const vanished = [
    { from: inDays(5), until: inDays(8) },
    { from: inDays(20), until: inDays(22) },
  ]
  expect(await at.feedOf(home, feed.id)).toMatchObject({ state: 'suspicious', vanished, nightsHeld: 5 })
  expect(await at.nights(home)).toEqual(['5-8', '20-22'])
  const free = (seen: object[]) => at.call('POST', `/api/admin/calendar-feeds/${feed.id}/free`, { vanished: seen })
  expect((await free(vanished.slice(1))).statusCode).toBe(412)
  expect(await at.nights(home)).toHaveLength(2)
  expect((await free(vanished)).json()).toMatchObject({ state: 'ok', vanished: [], nightsHeld: 0 })
  expect(await at.nights(home)).toEqual([])
  expect((await free(vanished)).statusCode).toBe(412)
})

test('A calendar that is much smaller is doubted, and believed again by itself when it is whole again', async () => {
  const home = await makeProperty(at.kais)
  const whole = [1, 2, 3, 4, 5].map((n) => ({ from: n * 10, until: n * 10 + 2 }))
  const feed = await at.add(home, '/small.ics', calendarOf(whole))
  await at.look(feed)
  at.shelf.set(
    '/small.ics',
    calendarOf([
      { from: 10, until: 12 },
      { from: 70, until: 71 },
    ]),
  )
  expect(await at.look(feed)).toMatchObject({ isSuspicious: true })
  expect(await at.nights(home)).toEqual(['10-12', '20-22', '30-32', '40-42', '50-52', '70-71'])
  at.shelf.set('/small.ics', calendarOf(whole.slice(1)))
  expect(await at.look(feed)).toMatchObject({ isSuspicious: false })
  expect(await at.nights(home)).toEqual(['20-22', '30-32', '40-42', '50-52'])
})

test('A calendar of which one entry cannot be read holds what can be, frees nothing, and is asked for again whole', async () => {
  const home = await makeProperty(at.kais)
  const strange = [
    'BEGIN:VEVENT',
    'DTSTART:20200101',
    'RRULE:FREQ=MONTHLY;BYDAY=1WE',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const partly = (...days: { from: number; until: number }[]) => calendarOf(days).replace('END:VCALENDAR', strange)
  const feed = await at.add(home, '/partly.ics', partly({ from: 5, until: 8 }))
  expect(await at.look(feed)).toEqual({ problem: 'strange-repetition', isSuspicious: false })
  expect(await at.nights(home)).toEqual(['5-8'])
  at.shelf.set('/partly.ics', partly())
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['5-8'])
  at.shelf.set('/partly.ics', calendarOf([{ from: 5, until: 8 }]))
  await at.look(feed)
  at.shelf.set('/partly.ics', partly({ from: 20, until: 22 }))
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['5-8', '20-22'])
  const vanished = [{ from: inDays(5), until: inDays(8) }]
  expect(await at.feedOf(home, feed.id)).toMatchObject({ lastProblem: 'strange-repetition', vanished })
  await at.look(feed)
  expect(at.known.at(-1)).toBeUndefined()
  at.shelf.set('/partly.ics', calendarOf([{ from: 20, until: 22 }]))
  expect(await at.look(feed)).toEqual({ problem: null, isSuspicious: false })
  expect(await at.nights(home)).toEqual(['20-22'])
})

test.for([
  ['a page', HTML, 'not-a-calendar'],
  ['nothing at all', '', 'not-a-calendar'],
  ['half of itself', calendarOf([{ from: 5, until: 8 }]).slice(0, 100), 'not-a-calendar'],
  ['bytes', Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 131) % 256)), 'not-a-calendar'],
  ['far too much', Buffer.alloc(6 * 1024 * 1024, 'BEGIN:VCALENDAR\n'), 'too-large'],
  [
    'a hundred thousand events',
    calendarOf([]).replace('END:VCALENDAR', `${'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(100_000)}END:VCALENDAR`),
    'too-many-events',
  ],
  ['a name with a sign that no database takes', calendarOf([{ from: 5, until: 8, uid: 'a\0b\ud83d' }]), null],
] as const)('A calendar that becomes %s frees nothing, and the house goes on', async ([what, body, problem]) => {
  const home = await makeProperty(at.kais)
  const path = `/${encodeURIComponent(what)}`
  const feed = await at.add(home, path, calendarOf([{ from: 5, until: 8 }]))
  await at.look(feed)
  at.shelf.set(path, body)
  expect(await at.look(feed)).toEqual({ problem, isSuspicious: false })
  expect(await at.nights(home)).toEqual(['5-8'])
  expect(await at.feedOf(home, feed.id)).toMatchObject({ state: problem ? 'failing' : 'ok', lastProblem: problem })
})

test('A calendar that is doubted, or that could not be read for hours, is told to who answers guests too', async () => {
  const home = await makeProperty(at.kais, { title: 'House of the reef' })
  const doubted = await at.add(home, '/doubted.ics', calendarOf([{ from: 5, until: 8 }]), 'Airbnb')
  const failing = await at.add(home, '/failing.ics', calendarOf([]), 'Booking.com')
  for (const feed of [doubted, failing]) await at.look(feed)
  at.shelf.set('/doubted.ics', calendarOf([]))
  at.shelf.delete('/failing.ics')
  for (const feed of [doubted, failing]) await at.look(feed)
  const told = async () => (await at.troubles()).filter((trouble) => trouble.home.id === home)
  expect(await told()).toMatchObject([{ name: 'Airbnb', state: 'suspicious', lastProblem: null }])
  await at.kais.db
    .update(calendarFeeds)
    .set({ lastSuccessAt: sql`now() - interval '7 hours'` })
    .where(eq(calendarFeeds.id, failing.id))
  expect(await told()).toMatchObject([
    { name: 'Booking.com', state: 'failing', lastProblem: 'http-404', home: { title: 'House of the reef' } },
    { name: 'Airbnb' },
  ])
  at.shelf.set('/failing.ics', calendarOf([]))
  await at.look(failing)
  expect(await told()).toHaveLength(1)
})

test.for([
  ['/missing.ics', 'http-404'],
  ['/loop', 'too-many-redirects'],
  ['/inside', 'private-address'],
] as const)('A calendar at %s is not read: %s', async ([path, problem]) => {
  const home = await makeProperty(at.kais)
  const feed = await at.add(home, path, null)
  expect(await at.look(feed)).toEqual({ problem, isSuspicious: false })
  expect([0, 1, 2, 3, 30].map((failures) => nextReadIn(failures) / 3_600_000)).toEqual([1, 2, 4, 6, 6])
})
