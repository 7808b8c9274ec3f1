/**
 * A visitor taps, the server is killed at any moment, and the visitor taps again: one viewing, whether the first tap had arrived
 * or not, with one lead, one hold and one letter.
 */
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseConfigOf, waitUntil } from '../helpers/built-server.ts'
import { report } from './report.ts'
import { makeWorkplace } from './workplace.ts'

const KILLS = Number(process.env.KAIS_FAULT_KILLS ?? 12)
/** Longer than a request takes: the kill falls before, within and after its work. */
const MOST_MS_TO_KILL = 40
/** A viewing and the way after it: as many half hours as one keeps from the next. */
const HALF_HOURS = 3

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
      `insert into properties (title, description, price, location, type, kind, bedrooms, bathrooms, area)
       values ('House of the tide', 'Two rooms and the sea.', 60000000, 'Ngor', 'buy', 'villa', 2, 1, 90) returning id`,
    )
    return rows[0]?.id ?? 0
  })

test('kill -9 between a visitor’s tap and its answer: tapped again, there is one viewing, and its time is kept once', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  let server = await start()
  const propertyId = await makeHome(dataDir)
  const slots = await fetch(`${server.url}/api/viewings/slots?propertyId=${propertyId}`)
  const { days } = (await slots.json()) as { days: { starts: string[] }[] }
  const starts = days.flatMap((day) => day.starts)
  const told = new Set<number>()
  let lostAnswers = 0
  for (let n = 0; n < KILLS; n += 1) {
    const body = JSON.stringify({
      propertyId,
      startsAt: starts[starts.length - 1 - n * HALF_HOURS],
      timeZone: 'Europe/Paris',
      name: 'Awa Diop',
      // Somebody new each time: one person may not have many times kept.
      email: `${randomUUID()}@example.com`,
    })
    const key = randomUUID()
    const tap = async () => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const answer = await fetch(`${server.url}/api/viewings`, { method: 'POST', headers, body })
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
    const { rows } = await client.query<Record<'viewings' | 'held' | 'entries' | 'people' | 'letters', number>>(
      `select (select count(*)::int from viewings) as viewings,
        (select count(*)::int from pending_holds where viewing_id is not null) as held,
        (select count(*)::int from activities where viewing_id is not null) as entries,
        (select count(*)::int from leads) as people,
        (select count(*)::int from outbox where kind = 'viewing-acknowledgement') as letters`,
    )
    return rows[0]
  })
  report({
    fault: 'kill -9 between a visitor’s tap for a viewing and its answer',
    times: KILLS,
    acknowledged: told.size,
    lost: told.size - (counts?.viewings ?? 0),
    doubled: (counts?.viewings ?? 0) - told.size,
  })
  assert.deepEqual(counts, { viewings: KILLS, held: KILLS, entries: KILLS, people: KILLS, letters: KILLS })
  assert.equal(await server.stop(), 0)
  t.diagnostic(`${KILLS} kills, ${lostAnswers} answers lost, ${told.size} viewings`)
})
