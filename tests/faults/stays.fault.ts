/**
 * A guest taps, the server is killed at any moment, and the guest taps again: one stay, whether the first tap had arrived or
 * not, and its nights are held once.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayAhead } from '../helpers/stays.ts'
import { askDatabase, KILLS, reportTaps, tapThroughKills } from './taps.ts'
import { makeWorkplace } from './workplace.ts'

const TERMS = {
  weekendPrice: null,
  seasons: [],
  maxNights: null,
  guestsIncluded: null,
  extraGuestPrice: null,
  cleaningFee: '15000.00',
  deposit: null,
  checkIn: '15:00',
  checkOut: '11:00',
  preparationDays: 0,
  leadDays: 1,
  monthsAhead: 12,
  cancellation: 'flexible',
  houseRules: null,
  houseRulesFr: null,
}

const makeHome = (dataDir: string) =>
  askDatabase<{ id: number }>(
    dataDir,
    `insert into properties (title, description, price, location, type, kind, bedrooms, bathrooms, area, stay_terms)
     values ('House of the tide', 'Two rooms and the sea.', 60000, 'Ngor', 'short-stay', 'villa', 2, 1, 90, $1) returning id`,
    [JSON.stringify(TERMS)],
  )

test('kill -9 between a guest’s tap and its answer: tapped again, there is one stay, and its nights are held once', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const first = await start()
  const home = await makeHome(dataDir)
  const { server, ...taps } = await tapThroughKills(first, start, {
    door: '/api/stays',
    body: (n) => ({
      propertyId: home?.id,
      arrival: dayAhead(10 + n * 4),
      departure: dayAhead(13 + n * 4),
      guests: 2,
    }),
  })
  const counts = await askDatabase<{ stays: number; held: number; entries: number; letters: number }>(
    dataDir,
    `select (select count(*)::int from stays) as stays, (select count(*)::int from held_nights) as held,
      (select count(*)::int from activities where stay_id is not null) as entries,
      (select count(*)::int from outbox where kind = 'stay-acknowledgement') as letters`,
  )
  reportTaps('kill -9 between a guest’s tap and its answer', taps, counts?.stays)
  assert.deepEqual(counts, { stays: KILLS, held: KILLS, entries: KILLS, letters: KILLS })
  assert.equal(await server.stop(), 0)
  t.diagnostic(`${KILLS} kills, ${taps.lostAnswers} answers lost, ${taps.told.size} stays`)
})
