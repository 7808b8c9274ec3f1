import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type BuiltServer, databaseConfigOf, waitUntil } from '../helpers/built-server.ts'
import { report } from './report.ts'
import type { Workplace } from './workplace.ts'

/** A visitor taps, the server is killed at any moment, and the visitor taps again, so many times. */

export const KILLS = Number(process.env.KAIS_FAULT_KILLS ?? 12)
/** As long as a tap takes on a machine with nothing else to do; from then on, as long as the slowest yet. */
const QUICK_TAP_MS = 40
/** The kill falls before, within and after the work of a tap. */
const AND_AFTER = 1.5

/** The one row that a statement answers with. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  dataDir: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row | undefined> {
  const client = new pg.Client(await databaseConfigOf(dataDir))
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows[0]
  } finally {
    await client.end()
  }
}

interface Taps {
  /** What was acknowledged, each once. */
  told: Set<number>
  lostAnswers: number
  server: BuiltServer
}

interface Wish {
  /** '/api/stays' */
  door: string
  /** Of the tap so many; who taps is somebody new each time: one person may not have many things kept. */
  body: (n: number) => object
}

export async function tapThroughKills(
  server: BuiltServer,
  start: Workplace['start'],
  { door, body }: Wish,
): Promise<Taps> {
  const taps: Taps = { told: new Set(), lostAnswers: 0, server }
  let slowest = QUICK_TAP_MS
  for (let n = 0; n < KILLS; n += 1) {
    const wish = JSON.stringify({ name: 'Awa Diop', email: `${randomUUID()}@example.com`, ...body(n) })
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const tap = async () => {
      const tapped = performance.now()
      const answer = await fetch(taps.server.url + door, { method: 'POST', headers, body: wish })
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
      const { id } = (await answer.json()) as { id: number }
      slowest = Math.max(slowest, performance.now() - tapped)
      return id
    }
    const first = tap().catch(() => null)
    // Not a wait for anything: the kill must fall at another moment each time.
    await sleep(randomInt(0, Math.ceil(slowest * AND_AFTER)))
    await taps.server.kill9()
    const before = await first
    if (before === null) taps.lostAnswers += 1
    taps.server = await start()
    let again: number | null = null
    await waitUntil('the second tap is answered', async () => {
      again = await tap().catch(() => null)
      return again !== null
    })
    assert.ok(again !== null)
    if (before !== null) assert.equal(again, before)
    taps.told.add(again)
  }
  return taps
}

/** A row of the table: what was acknowledged, and how much of it is stored. */
export function reportTaps(fault: string, { told }: Pick<Taps, 'told'>, stored = 0): void {
  const acknowledged = told.size
  report({ fault, times: KILLS, acknowledged, lost: acknowledged - stored, doubled: stored - acknowledged })
}
