/** One process of PostgreSQL is killed while visitors read and write: PostgreSQL recovers by itself, and we wait for it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseConfigOf, hasEnded, waitUntil } from '../helpers/built-server.ts'
import { countStored } from './messages.ts'
import { postmasterOf } from './postmaster.ts'
import { startSenders } from './senders.ts'
import { makeWorkplace } from './workplace.ts'

const LONGEST_OUTAGE_MS = 3_000
/** One uncached page after the other, beside the forms. */
const READ_EVERY_MS = 50

/** A backend that serves visitors, as the kernel would choose one when memory runs out. */
async function killBackend(dataDir: string): Promise<void> {
  const config = await databaseConfigOf(dataDir)
  let client = new pg.Client(config)
  await waitUntil('PostgreSQL has recovered from the last one', async () => {
    client = new pg.Client(config)
    client.on('error', () => {})
    return client.connect().then(
      () => true,
      () => false,
    )
  })
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name like 'kais %' limit 1`,
  )
  assert.ok(rows[0], 'there is a backend to kill')
  process.kill(rows[0].pid, 'SIGKILL')
  await client.end().catch(() => {})
}

/** Asks for the API's list of homes again and again: it is never kept. Notes when answers were good and how long each took. */
function startReader(url: string) {
  const good: number[] = []
  let slowestMs = 0
  let isStopping = false
  const surprises: string[] = []
  const reading = (async () => {
    while (!isStopping) {
      const begun = performance.now()
      const answer = await fetch(`${url}/api/properties?limit=1`).catch((error: Error) => error)
      slowestMs = Math.max(slowestMs, performance.now() - begun)
      if (answer instanceof Error) surprises.push(answer.message)
      else if (answer.ok) good.push(performance.now())
      else if (answer.status !== 503 || !answer.headers.has('retry-after')) surprises.push(String(answer.status))
      if (!(answer instanceof Error)) await answer.arrayBuffer()
      await sleep(READ_EVERY_MS)
    }
  })()
  return {
    surprises,
    longestGapMs: () => Math.max(...good.slice(1).map((at, index) => at - (good[index] ?? at))),
    slowestMs: () => slowestMs,
    async stop() {
      isStopping = true
      await reading
    },
  }
}

test('kill -9 of one PostgreSQL process under load is an outage of at most 3 s, and PostgreSQL stays the same', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const server = await start()
  const postmaster = await postmasterOf(dataDir)
  const senders = startSenders(server.url, 4)
  const reader = startReader(server.url)
  t.after(() => {
    senders.abandon()
    return reader.stop()
  })

  for (let kill = 0; kill < 3; kill++) {
    await sleep(3_000)
    await killBackend(dataDir)
  }
  await sleep(5_000)
  await senders.stop()
  await reader.stop()

  assert.equal(hasEnded(server.process), false)
  assert.equal(await postmasterOf(dataDir), postmaster, 'it was left to recover by itself')
  assert.deepEqual([...senders.ledger.surprises, ...reader.surprises], [])
  for (const marker of senders.ledger.acknowledged.keys()) assert.equal(await countStored(dataDir, marker), 1)
  t.diagnostic(
    `longest outage ${Math.round(reader.longestGapMs())} ms, slowest answer ${Math.round(reader.slowestMs())} ms, ` +
      `${senders.ledger.acknowledged.size} messages acknowledged and stored once`,
  )
  assert.equal(await server.stop(), 0)
  assert.ok(reader.longestGapMs() < LONGEST_OUTAGE_MS, `an outage of ${reader.longestGapMs()} ms`)
})

test('PostgreSQL that dies again while it recovers is started once more', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const server = await start()
  const senders = startSenders(server.url, 2)
  t.after(() => senders.abandon())
  const seen = new Set<number>()
  for (let kill = 0; kill < 4; ) {
    const pid = await postmasterOf(dataDir)
    // As soon as there is one, be it ready or not.
    if (pid !== null && !seen.has(pid)) {
      seen.add(pid)
      process.kill(pid, 'SIGKILL')
      kill += 1
    }
    await sleep(20)
  }
  const before = senders.ledger.acknowledged.size
  while (senders.ledger.acknowledged.size < before + 5) {
    assert.equal(hasEnded(server.process), false, await server.output())
    await sleep(100)
  }
  await senders.stop()
  for (const marker of senders.ledger.acknowledged.keys()) assert.equal(await countStored(dataDir, marker), 1)
  assert.equal(await server.stop(), 0)
})
