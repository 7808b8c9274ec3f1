/**
 * A visitor taps, the server is killed at any moment, and the visitor taps again: one viewing, whether the first tap had arrived
 * or not, with one lead, one hold and one letter.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askDatabase, KILLS, reportTaps, tapThroughKills } from './taps.ts'
import { makeWorkplace } from './workplace.ts'

/** A viewing and the way after it: as many half hours as one keeps from the next. */
const HALF_HOURS = 3

const makeHome = (dataDir: string) =>
  askDatabase<{ id: number }>(
    dataDir,
    `insert into properties (title, description, price, location, type, kind, bedrooms, bathrooms, area)
     values ('House of the tide', 'Two rooms and the sea.', 60000000, 'Ngor', 'buy', 'villa', 2, 1, 90) returning id`,
  )

test('kill -9 between a visitor’s tap and its answer: tapped again, there is one viewing, and its time is kept once', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const first = await start()
  const home = await makeHome(dataDir)
  const slots = await fetch(`${first.url}/api/viewings/slots?propertyId=${home?.id}`)
  const { days } = (await slots.json()) as { days: { starts: string[] }[] }
  const starts = days.flatMap((day) => day.starts)
  const { server, ...taps } = await tapThroughKills(first, start, {
    door: '/api/viewings',
    body: (n) => ({
      propertyId: home?.id,
      startsAt: starts[starts.length - 1 - n * HALF_HOURS],
      timeZone: 'Europe/Paris',
    }),
  })
  const counts = await askDatabase<Record<'viewings' | 'held' | 'entries' | 'people' | 'letters', number>>(
    dataDir,
    `select (select count(*)::int from viewings) as viewings,
      (select count(*)::int from pending_holds where viewing_id is not null) as held,
      (select count(*)::int from activities where viewing_id is not null) as entries,
      (select count(*)::int from leads) as people,
      (select count(*)::int from outbox where kind = 'viewing-acknowledgement') as letters`,
  )
  reportTaps('kill -9 between a visitor’s tap for a viewing and its answer', taps, counts?.viewings)
  assert.deepEqual(counts, { viewings: KILLS, held: KILLS, entries: KILLS, people: KILLS, letters: KILLS })
  assert.equal(await server.stop(), 0)
  t.diagnostic(`${KILLS} kills, ${taps.lostAnswers} answers lost, ${taps.told.size} viewings`)
})
