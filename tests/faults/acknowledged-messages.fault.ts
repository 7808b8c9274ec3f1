/**
 * A success answer means that the message is on disk, once. Visitors keep sending while the server, or its PostgreSQL, is
 * killed without warning again and again; at the end the database must hold what the visitors were told.
 */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type BuiltServer,
  databaseConfigOf,
  FIRST_ADMIN,
  hasEnded,
  signIn,
  waitUntil,
} from '../helpers/built-server.ts'
import { compare } from './compare.ts'
import { killBackend, killPostmaster, postmasterOf, type Recovery, recover } from './postmaster.ts'
import { report } from './report.ts'
import { startSenders } from './senders.ts'
import { watchHouse } from './watch-site.ts'
import { makeWorkplace } from './workplace.ts'

/** Of each kind; the two that take longest are done less often. */
const KILLS = Number(process.env.KAIS_FAULT_KILLS ?? 25)
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

interface Series {
  fault: string
  strikes: number
  killsEach?: number
}

async function strikeAgainAndAgain(t: TestContext, series: Series, strike: Strike): Promise<void> {
  const { fault, strikes, killsEach = 1 } = series
  const { dataDir, start } = await makeWorkplace(t)
  let server = await start()
  const house = watchHouse(server.url, await signIn(server.url, FIRST_ADMIN))
  t.after(() => house.stop())
  const { ledger, stop, abandon } = startSenders(server.url, VISITORS)
  t.after(abandon)
  for (let done = 0; done < strikes; done++) {
    const enough = ledger.acknowledged.size + randomInt(1, MOST_MESSAGES_BETWEEN)
    await waitUntil(
      'messages are acknowledged',
      () => ledger.acknowledged.size >= enough || ledger.surprises.length > 0,
      60_000,
    )
    // Not a wait for anything: the moment of the kill must not always be just after an answer.
    await sleep(randomInt(0, MOST_MS_BETWEEN))
    server = await strike({ server, dataDir, restart: () => start() })
  }
  await stop()
  const { row } = await house.stop()
  const { lost, twice } = await compare(ledger, await databaseConfigOf(dataDir))
  report({
    fault,
    times: strikes * killsEach,
    ...row,
    acknowledged: ledger.acknowledged.size,
    lost: lost.length,
    doubled: twice.length,
  })
  assert.deepEqual({ lost, twice }, { lost: [], twice: [] })
  assert.equal(await server.stop(), 0)
  t.diagnostic(
    `${strikes * killsEach} kills: ${ledger.acknowledged.size} of ${ledger.sent.size} messages acknowledged, ` +
      `${ledger.retries} attempts repeated, ${ledger.secondTaps} second taps`,
  )
}

test('kill -9 of the server loses no acknowledged message and doubles none', async (t) => {
  await strikeAgainAndAgain(t, { fault: 'kill -9 of the server', strikes: KILLS }, async ({ server, restart }) => {
    await server.kill9()
    return restart()
  })
})

test('kill -9 of one process of PostgreSQL loses no acknowledged message and doubles none', async (t) => {
  const series = { fault: 'kill -9 of one PostgreSQL backend', strikes: KILLS }
  await strikeAgainAndAgain(t, series, async ({ server, dataDir, restart }) => {
    await killBackend(dataDir)
    return (await recover(server, { dataDir, restart })).server
  })
})

test('kill -9 of PostgreSQL under the server loses no acknowledged message and doubles none', async (t) => {
  const seen: Record<Recovery, number> = { 'went on': 0, 'was restarted': 0 }
  const series = { fault: 'kill -9 of the PostgreSQL postmaster', strikes: KILLS }
  await strikeAgainAndAgain(t, series, async ({ server, dataDir, restart }) => {
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

test('kill -9 of PostgreSQL and of the server at once loses no acknowledged message and doubles none', async (t) => {
  const series = { fault: 'kill -9 of server and PostgreSQL at once', strikes: Math.ceil(KILLS / 2) }
  await strikeAgainAndAgain(t, series, async ({ server, dataDir, restart }) => {
    await Promise.all([server.kill9(), killPostmaster(dataDir)])
    return restart()
  })
})

test('a second death of PostgreSQL while it comes back loses no acknowledged message and doubles none', async (t) => {
  const fault = 'kill -9 of PostgreSQL, and again while it recovers'
  const series = { fault, strikes: Math.ceil(KILLS / 4), killsEach: 2 }
  await strikeAgainAndAgain(t, series, async ({ server, dataDir, restart }) => {
    const firstPid = await killPostmaster(dataDir)
    let deadPid = firstPid
    await waitUntil('the next PostgreSQL has begun', async () => {
      if (hasEnded(server.process)) return true
      const pid = await postmasterOf(dataDir)
      if (pid === null || pid === firstPid) return false
      deadPid = await killPostmaster(dataDir)
      return true
    })
    assert.ok(deadPid)
    return (await recover(server, { dataDir, deadPid, restart })).server
  })
})

test('SIGTERM under load ends within ten seconds and loses no acknowledged message', async (t) => {
  const series = { fault: 'SIGTERM of the server under load, and a new start', strikes: Math.ceil(KILLS / 4) }
  await strikeAgainAndAgain(t, series, async ({ server, restart }) => {
    const start = performance.now()
    assert.equal(await server.stop(), 0)
    const seconds = (performance.now() - start) / 1_000
    assert.ok(seconds <= 10, `it took ${seconds} s`)
    return restart()
  })
})
