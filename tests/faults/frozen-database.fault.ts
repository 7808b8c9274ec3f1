/** PostgreSQL is frozen, not closed: no line breaks, nobody answers. As a machine that swaps, or a disk that hangs. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { waitUntil } from '../helpers/built-server.ts'
import { newMessage, sendMessage } from './messages.ts'
import { postmasterOf } from './postmaster.ts'
import { makeWorkplace } from './workplace.ts'

const FROZEN_MS = Number(process.env.FROZEN_SECONDS ?? 60) * 1_000
const LONGEST_RECOVERY_MS = 10_000

/** The postmaster and all that it started. */
async function signalPostgres(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const listed = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)]).catch(() => null)
  const children = (listed?.stdout.match(/\d+/g) ?? []).map(Number)
  // The parent first when it stops, last when it goes on: it must not take its children for stuck.
  for (const pid of signal === 'SIGSTOP' ? [postmaster, ...children] : [...children, postmaster]) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended meanwhile.
    }
  }
}

interface Tally {
  statuses: Record<string, number>
  slowestMs: number
}

/** Asks the same thing again and again, each time without waiting for the last answer. */
function startAsking(everyMs: number, ask: () => Promise<Response>) {
  const tally: Tally = { statuses: {}, slowestMs: 0 }
  const underWay = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const begun = performance.now()
    const asked = ask()
      .then(
        async (answer) => {
          await answer.arrayBuffer()
          return String(answer.status)
        },
        (error: Error) => error.message,
      )
      .then((status) => {
        tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
        tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - begun))
        underWay.delete(asked)
      })
    underWay.add(asked)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await Promise.all(underWay)
    return tally
  }
}

async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

test(`${FROZEN_MS / 1_000} s with PostgreSQL frozen: kept pages are served, the rest is told soon, and all is well after it`, async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const server = await start()
  const postmaster = await postmasterOf(dataDir)
  assert.ok(postmaster)
  t.after(() => signalPostgres(postmaster, 'SIGCONT'))
  const get = (path: string) => fetch(server.url + path, { headers: { 'accept-encoding': 'br' } })
  for (const _ of [1, 2]) assert.equal((await get('/faq')).status, 200)
  const memoryBefore = await memoryOf(server.process.pid)

  await signalPostgres(postmaster, 'SIGSTOP')
  let asked = 0
  const askings = {
    'a kept page': startAsking(50, () => get('/faq')),
    'a new page': startAsking(200, () => get(`/kais-nest?new=${asked++}`)),
    'the API': startAsking(200, () => get('/api/properties?limit=1')),
    'a form': startAsking(1_000, () => {
      const headers = { 'content-type': 'application/json' }
      return fetch(`${server.url}/api/contact`, { method: 'POST', headers, body: newMessage().body })
    }),
    readiness: startAsking(500, () => get('/readyz')),
  }
  await sleep(FROZEN_MS)
  const tallies: Record<string, Tally> = {}
  for (const [what, stop] of Object.entries(askings)) tallies[what] = await stop()
  const memoryAfter = await memoryOf(server.process.pid)

  const thawed = performance.now()
  await signalPostgres(postmaster, 'SIGCONT')
  await waitUntil('it is ready again', async () => (await get('/readyz')).ok)
  await waitUntil('new pages come', async () => (await get(`/kais-nest?new=${asked++}`)).status === 200)
  await waitUntil('messages are taken', () =>
    sendMessage(server.url).then(
      () => true,
      () => false,
    ),
  )
  const recoveryMs = Math.round(performance.now() - thawed)
  for (const [what, { statuses, slowestMs }] of Object.entries(tallies))
    t.diagnostic(`${what}: ${JSON.stringify(statuses)}, slowest ${slowestMs} ms`)
  t.diagnostic(`memory ${memoryBefore} → ${memoryAfter} MB, recovered ${recoveryMs} ms after the thaw`)

  assert.deepEqual(Object.keys(tallies['a kept page']?.statuses ?? {}), ['200'])
  assert.ok(Number(tallies['a new page']?.slowestMs) < 4_000)
  assert.ok(recoveryMs < LONGEST_RECOVERY_MS)
  assert.equal(await server.stop(), 0)
})
