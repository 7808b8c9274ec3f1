/**
 * A success answer means that the message is on disk, once. Visitors keep sending while the server, or its PostgreSQL, is
 * killed without warning again and again; at the end the database must hold what the visitors were told.
 */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type BuiltServer, databaseConfigOf, waitUntil } from '../helpers/built-server.ts'
import { killPostmaster, type Recovery, recover } from './postmaster.ts'
import { type Ledger, startSenders } from './senders.ts'
import { makeWorkplace } from './workplace.ts'

const KILLS = Number(process.env.KAIS_FAULT_KILLS ?? 20)
const VISITORS = 4
/** Enough for the work to be under way again, few enough to meet it in every state. */
const MOST_MESSAGES_BETWEEN = 40
const MOST_MS_BETWEEN = 30

interface Fault {
  server: BuiltServer
  dataDir: string
  restart(): Promise<BuiltServer>
}

/** Kills and brings back; resolves with the server that serves from then on. */
type Strike = (fault: Fault) => Promise<BuiltServer>

async function strikeAgainAndAgain(t: TestContext, strike: Strike): Promise<void> {
  const { dataDir, start } = await makeWorkplace(t)
  let server = await start()
  const { ledger, stop, abandon } = startSenders(server.url, VISITORS)
  t.after(abandon)
  for (let kill = 0; kill < KILLS; kill++) {
    const enough = ledger.acknowledged.size + randomInt(1, MOST_MESSAGES_BETWEEN)
    await waitUntil(
      'messages are acknowledged',
      () => ledger.acknowledged.size >= enough || ledger.surprises.length > 0,
    )
    // Not a wait for anything: the moment of the kill must not always be just after an answer.
    await sleep(randomInt(0, MOST_MS_BETWEEN))
    server = await strike({ server, dataDir, restart: () => start() })
  }
  await stop()
  await compare(ledger, dataDir)
  assert.equal(await server.stop(), 0)
  t.diagnostic(
    `${KILLS} kills: ${ledger.acknowledged.size} of ${ledger.sent.size} messages acknowledged, ` +
      `${ledger.retries} attempts repeated, ${ledger.secondTaps} second taps`,
  )
}

/** The visitors' book against the database's. */
async function compare(ledger: Ledger, dataDir: string): Promise<void> {
  assert.deepEqual(ledger.surprises, [])
  const client = new pg.Client(await databaseConfigOf(dataDir))
  await client.connect()
  try {
    const { rows } = await client.query<{ message: string; ids: number[] }>(
      'select message, array_agg(id) as ids from contact_submissions group by message',
    )
    const stored = new Map(rows.map(({ message, ids }) => [message, ids]))
    const twice = rows.filter(({ ids }) => ids.length > 1)
    const lost = [...ledger.acknowledged].filter(([marker, id]) => stored.get(marker)?.[0] !== id)
    const unknown = rows.filter(({ message }) => !ledger.sent.has(message))
    assert.deepEqual({ twice, lost, unknown }, { twice: [], lost: [], unknown: [] })

    // A message comes with its two notices or not at all.
    const { rows: torn } = await client.query(
      `select s.id, count(o.id)::int as notices
       from contact_submissions s left join outbox o on (o.payload->>'submissionId')::int = s.id
       group by s.id having count(o.id) <> 2`,
    )
    assert.deepEqual(torn, [])
  } finally {
    await client.end()
  }
}

test('kill -9 of the server loses no acknowledged message and doubles none', async (t) => {
  await strikeAgainAndAgain(t, async ({ server, restart }) => {
    await server.kill9()
    return restart()
  })
})

test('kill -9 of PostgreSQL under the server loses no acknowledged message and doubles none', async (t) => {
  const seen: Record<Recovery, number> = { 'went on': 0, 'was restarted': 0 }
  await strikeAgainAndAgain(t, async ({ server, dataDir, restart }) => {
    const deadPid = await killPostmaster(dataDir)
    assert.ok(deadPid, 'there was a PostgreSQL to kill')
    const recovered = await recover(server, { dataDir, deadPid, restart })
    seen[recovered.how] += 1
    return recovered.server
  })
  t.diagnostic(
    `After the kill the server ${seen['went on']} times went on and ${seen['was restarted']} times was restarted`,
  )
})
