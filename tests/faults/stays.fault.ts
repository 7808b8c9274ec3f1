/**
 * A guest taps, the server is killed at any moment, and the guest taps again: one stay, whether the first tap had arrived or
 * not, and its nights are held once.
 */
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseConfigOf, waitUntil } from '../helpers/built-server.ts'
import { dayAhead } from '../helpers/stays.ts'
import { report } from './report.ts'
import { makeWorkplace } from './workplace.ts'

const KILLS = Number(process.env.KAIS_FAULT_KILLS ?? 12)
/** Longer than a request takes: the kill falls before, within and after its work. */
const MOST_MS_TO_KILL = 40

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

async function withDatabase<Result>(dataDir: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(await databaseConfigOf(dataDir))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const makeHome = (dataDir: string) =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into properties (title, description, price, location, type, kind, bedrooms, bathrooms, area, stay_terms)
       values ('House of the tide', 'Two rooms and the sea.', 60000, 'Ngor', 'short-stay', 'villa', 2, 1, 90, $1) returning id`,
      [JSON.stringify(TERMS)],
    )
    return rows[0]?.id ?? 0
  })

test('kill -9 between a guest’s tap and its answer: tapped again, there is one stay, and its nights are held once', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  let server = await start()
  const propertyId = await makeHome(dataDir)
  const told = new Set<number>()
  let lostAnswers = 0
  for (let n = 0; n < KILLS; n += 1) {
    const body = JSON.stringify({
      propertyId,
      arrival: dayAhead(10 + n * 4),
      departure: dayAhead(13 + n * 4),
      guests: 2,
      name: 'Awa Diop',
      // Somebody new each time: one person may not have many stays waiting.
      email: `${randomUUID()}@example.com`,
    })
    const key = randomUUID()
    const tap = async () => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const answer = await fetch(`${server.url}/api/stays`, { method: 'POST', headers, body })
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
      return ((await answer.json()) as { id: number }).id
    }
    const first = tap().catch(() => null)
    // Not a wait for anything: the kill must fall at another moment each time.
    await sleep(randomInt(0, MOST_MS_TO_KILL))
    await server.kill9()
    const before = await first
    if (before === null) lostAnswers += 1
    server = await start()
    let again: number | null = null
    await waitUntil('the second tap is answered', async () => {
      again = await tap().catch(() => null)
      return again !== null
    })
    assert.ok(again !== null)
    if (before !== null) assert.equal(again, before)
    told.add(again)
  }
  const counts = await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ stays: number; held: number; entries: number; letters: number }>(
      `select (select count(*)::int from stays) as stays, (select count(*)::int from held_nights) as held,
        (select count(*)::int from activities where stay_id is not null) as entries,
        (select count(*)::int from outbox where kind = 'stay-acknowledgement') as letters`,
    )
    return rows[0]
  })
  report({
    fault: 'kill -9 between a guest’s tap and its answer',
    times: KILLS,
    acknowledged: told.size,
    lost: told.size - (counts?.stays ?? 0),
    doubled: (counts?.stays ?? 0) - told.size,
  })
  assert.deepEqual(counts, { stays: KILLS, held: KILLS, entries: KILLS, letters: KILLS })
  assert.equal(await server.stop(), 0)
  t.diagnostic(`${KILLS} kills, ${lostAnswers} answers lost, ${told.size} stays`)
})
