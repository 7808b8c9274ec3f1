import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemResolve } from '#platform/foreign-fetch/address-guard.server.ts'
import { FETCH_LIMITS } from '#platform/foreign-fetch/fetch-foreign.server.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { heldNights } from '../held-night.table.server.ts'
import { freeNightsOf } from '../held-nights.repository.server.ts'
import { claimCalendar } from './calendar-feed.repository.server.ts'
import { calendarFeeds } from './calendar-feed.table.server.ts'
import { calendarOf, inDays, startCalendarsAtWork } from './calendars-at-work.fixture.ts'
import { checkCalendars } from './check-calendars.server.ts'
import { readCalendarFeed } from './read-calendar-feed.server.ts'
import { startCalendarReader } from './start-calendar-reader.server.ts'

let at: Awaited<ReturnType<typeof startCalendarsAtWork>>
beforeAll(async () => {
  at = await startCalendarsAtWork()
})
afterAll(() => at.close())

const log = { error: () => {}, info: () => {}, warn: () => {} }

test('What is booked elsewhere holds its nights, moves with it, and is free again when it vanishes', async () => {
  const home = await makeProperty(at.kais)
  const three = [
    { from: 5, until: 8, uid: 'a' },
    { from: 8, until: 10, uid: 'b' },
    { from: 20, until: 22, uid: 'c' },
  ]
  const feed = await at.add(home, '/moving.ics', calendarOf(three))
  expect(feed).toMatchObject({ state: 'ok', lastReadAt: null, nightsHeld: 0 })
  expect(await at.look(feed)).toEqual({ problem: null, isSuspicious: false })
  expect(await at.nights(home)).toEqual(['5-8', '8-10', '20-22'])
  at.shelf.set(
    '/moving.ics',
    calendarOf([
      { from: 6, until: 9, uid: 'a' },
      { from: 20, until: 22, uid: 'c' },
    ]),
  )
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['6-9', '20-22'])
  expect(await at.feedOf(home, feed.id)).toMatchObject({
    state: 'ok',
    nightsHeld: 5,
    lastSuccessAt: expect.any(String),
  })
})

test('What has not changed is not asked for again, and what was read keeps holding', async () => {
  const home = await makeProperty(at.kais)
  const feed = await at.add(home, '/same.ics', calendarOf([{ from: 5, until: 8 }]))
  await at.look(feed)
  await at.look(feed)
  expect(at.known.slice(-2)).toEqual([undefined, expect.stringMatching(/^"[\da-f]+"$/)])
  expect(await at.nights(home)).toEqual(['5-8'])
  // After a week the text is asked for once more: what repeats is followed from the day it is read.
  await at.kais.db
    .update(calendarFeeds)
    .set({ lastTextAt: sql`now() - interval '8 days'` })
    .where(eq(calendarFeeds.id, feed.id))
  await at.look(feed)
  expect(at.known.at(-1)).toBeUndefined()
})

test('Nights that a guest of ours has stay the guest’s: the rest is held, staff are told, and it holds once they are free', async () => {
  const home = await makeProperty(at.kais)
  const stayId = await at.stay(home, 6, 8)
  const feed = await at.add(home, '/against-stay.ics', calendarOf([{ from: 5, until: 10 }]), 'Airbnb')
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['5-6', '6-8', '8-10'])
  const told = (await at.conflicts()).filter((conflict) => conflict.home.id === home)
  expect(told).toMatchObject([
    {
      from: inDays(6),
      until: inDays(8),
      feed: { name: 'Airbnb' },
      against: { kind: 'stay', id: stayId, name: 'Awa Diop' },
    },
  ])
  // Who writes homes may not read enquiries.
  expect((await at.conflicts(at.editor)).find(({ id }) => id === told[0]?.id)?.against).toMatchObject({ name: null })
  // Told once, however often it is read; and no more once staff have seen to it.
  await at.look(feed)
  expect((await at.conflicts()).filter(({ id }) => id === told[0]?.id)).toHaveLength(1)
  const settled = await at.call('POST', `/api/admin/calendar-conflicts/${told[0]?.id}/settle`, undefined, at.agent)
  expect(settled.statusCode).toBe(204)
  await at.look(feed)
  expect((await at.conflicts()).filter((conflict) => conflict.home.id === home)).toEqual([])

  await freeNightsOf(at.kais.db, stayId)
  const reader = startCalendarReader({
    db: at.kais.db,
    log,
    privateHosts: [at.other.host],
  })
  await reader.readDue(new AbortController().signal)
  expect(await at.nights(home)).toEqual(['5-10'])
  await reader.stop()
})

test('A block of ours and a calendar of others meet as a conflict too, and the block stays', async () => {
  const home = await makeProperty(at.kais)
  const blockId = await at.block(home, 5, 9)
  const feed = await at.add(home, '/against-block.ics', calendarOf([{ from: 7, until: 9 }]))
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['5-9'])
  expect(await at.conflicts()).toContainEqual(
    expect.objectContaining({ feed: { id: feed.id, name: feed.name }, against: { kind: 'block' } }),
  )
  // At once, before any visitor.
  expect((await at.call('DELETE', `/api/admin/held-nights/${blockId}`)).statusCode).toBe(204)
  expect(await at.nights(home)).toEqual(['7-9'])
  expect((await at.conflicts()).some(({ home: { id } }) => id === home)).toBe(false)
})

test('Two calendars with the same name for different events keep to their own, and meet as a conflict', async () => {
  const home = await makeProperty(at.kais)
  const first = await at.add(home, '/first.ics', calendarOf([{ from: 5, until: 8, uid: 'same' }]), 'Airbnb')
  const second = await at.add(home, '/second.ics', calendarOf([{ from: 7, until: 10, uid: 'same' }]), 'Booking.com')
  await at.look(first)
  await at.look(second)
  expect(await at.nights(home)).toEqual(['5-8', '8-10'])
  expect((await at.conflicts()).filter((conflict) => conflict.home.id === home)).toMatchObject([
    { feed: { id: second.id }, against: { kind: 'feed', id: first.id, name: 'Airbnb' } },
  ])
  // What the one held is the other's as soon as it is removed.
  expect((await at.call('DELETE', `/api/admin/calendar-feeds/${first.id}`)).statusCode).toBe(204)
  expect(await at.nights(home)).toEqual(['7-10'])
  expect((await at.conflicts()).some(({ home: { id } }) => id === home)).toBe(false)
})

test('Airbnb’s own lead time and horizon hold nothing and are told; what the owner blocks stays held as its days come', async () => {
  const home = await makeProperty(at.kais)
  const closed = (from: number, until: number) => ({
    from,
    until,
    uid: `${from}@airbnb.com`,
    summary: 'Airbnb (Not available)',
  })
  const feed = await at.add(home, '/edges.ics', calendarOf([closed(0, 2), closed(3, 6), closed(270, 366)]))
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['3-6'])
  const leftOut = [
    { from: inDays(0), until: inDays(2) },
    { from: inDays(270), until: inDays(366) },
  ]
  expect(await at.feedOf(home, feed.id)).toMatchObject({ leftOut })
  // One day later over there: the notice reaches the owner's days, and both are told as one.
  at.shelf.set('/edges.ics', calendarOf([closed(0, 6), closed(271, 367)]))
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['3-6'])
})

test('A night that is over is left as it was, and one under way is held from today on', async () => {
  const home = await makeProperty(at.kais)
  const feed = await at.add(
    home,
    '/under-way.ics',
    calendarOf([
      { from: -4, until: -2 },
      { from: -1, until: 3 },
      { from: 9, until: 10 },
    ]),
  )
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['0-3', '9-10'])
  // As if it had been held since yesterday.
  await at.kais.db
    .update(heldNights)
    .set({ nights: `[${inDays(-1)},${inDays(3)})` })
    .where(sql`${heldNights.feedId} = ${feed.id} and upper(${heldNights.nights}) = ${inDays(3)}::date`)
  at.shelf.set('/under-way.ics', calendarOf([{ from: 9, until: 10 }]))
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['-1-0', '9-10'])
})

test('Of two looks at one calendar at the same time the later answer does not undo the other: it is looked at once more', async () => {
  const home = await makeProperty(at.kais)
  const feed = await at.add(home, '/two-looks.ics', calendarOf([{ from: 5, until: 8 }]))
  const claimed = await claimCalendar(at.kais.db, feed.id, 60_000)
  if (!claimed) throw new Error('The calendar is gone.')
  const manner = { privateHosts: [at.other.host], resolve: systemResolve, limits: FETCH_LIMITS }
  const { signal } = new AbortController()
  await at.look(feed)
  at.shelf.set('/two-looks.ics', calendarOf([]))
  await readCalendarFeed(at.kais.db, claimed, { ...manner, signal })
  expect(await at.nights(home)).toEqual(['5-8'])
  at.shelf.delete('/two-looks.ics')
  await readCalendarFeed(at.kais.db, claimed, { ...manner, signal })
  const now = await at.feedOf(home, feed.id)
  expect(now).toMatchObject({ state: 'ok', lastProblem: null })
  expect(Date.parse(now?.nextReadAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('A night that a calendar names and nobody holds is found by looking at everything', async () => {
  const home = await makeProperty(at.kais)
  await at.block(home, 7, 9)
  const feed = await at.add(home, '/checked.ics', calendarOf([{ from: 5, until: 12 }]))
  await at.look(feed)
  const ofHome = async () => (await checkCalendars(at.kais.db)).broken.filter((said) => said.includes(`home ${home},`))
  expect(await ofHome()).toEqual([])
  await at.kais.db
    .delete(heldNights)
    .where(sql`${heldNights.feedId} = ${feed.id} and lower(${heldNights.nights}) > ${inDays(8)}`)
  expect(await ofHome()).toEqual([
    `calendar ${feed.id} names ${inDays(9)} to ${inDays(12)} of home ${home}, and nobody holds it`,
  ])
  const atOnce = await checkCalendars(at.kais.db)
  expect(atOnce.checked).toBeGreaterThan(1)
  expect(await checkCalendars(at.kais.db, 1)).toEqual(atOnce)
})

test('What is due is read once, by whichever reader claims it', async () => {
  const home = await makeProperty(at.kais)
  const feed = await at.add(home, '/due.ics', calendarOf([{ from: 5, until: 8 }]))
  const settings = { db: at.kais.db, log, privateHosts: [at.other.host] }
  const readers = [startCalendarReader(settings), startCalendarReader(settings)]
  await Promise.all(readers.map((reader) => reader.readDue(new AbortController().signal)))
  expect(await at.nights(home)).toEqual(['5-8'])
  await Promise.all(readers.map((reader) => reader.stop()))
  expect(at.other.asked.filter((path) => path === '/due.ics')).toHaveLength(1)
  const { nextReadAt, lastReadAt } = (await at.feedOf(home, feed.id)) ?? {}
  expect(Date.parse(nextReadAt ?? '') - Date.parse(lastReadAt ?? '')).toBe(3_600_000)
})
