/** Several processes that serve one house: what one knows the others know, and what ends one of them is felt by few. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '#db/embedded/process-check.server.ts'
import { type BuiltServer, FIRST_ADMIN, hasEnded, signIn, waitUntil } from '../helpers/built-server.ts'
import { openEndless, startCallers } from './callers.ts'
import { postmasterOf } from './postmaster.ts'
import { report } from './report.ts'
import { makeWorkplace } from './workplace.ts'

const START_MS = 240_000
const LIMIT_MS = 10_000
const TWO = { WORKERS: '2', METRICS: 'local' }

/** The processes that serve: our children, without PostgreSQL. */
function workersOf({ process: { pid } }: BuiltServer): number[] {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
  return [...children.matchAll(/^ *(\d+) .*build\/server\/index\.js/gm)].map(([, found]) => Number(found))
}

async function countWorkers(url: string): Promise<number> {
  const figures = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
  return Number(/^kais_workers (\d+)$/m.exec(figures)?.[1])
}

async function startTwo(t: TestContext, env: Record<string, string> = {}) {
  const workplace = await makeWorkplace(t)
  const server = await workplace.start({ ...TWO, ...env })
  await waitUntil('both serve', async () => (await countWorkers(server.url)) === 2, START_MS)
  return { ...workplace, server }
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** One connection, and so one worker. */
interface Connection {
  ask(path: string, options?: { method?: string; json?: unknown; cookie?: string }): Promise<Answer>
  /** Of the request ids, which each worker draws for itself. */
  worker: string
}

async function connect(url: string): Promise<Connection> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask: Connection['ask'] = async (path, { method = 'GET', json, cookie = '' } = {}) => {
    const body = json === undefined ? undefined : JSON.stringify(json)
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const call = request(url + path, { method, agent, headers })
    call.end(body)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
  }
  const { headers } = await ask('/healthz')
  return { ask, worker: String(headers['x-request-id']).split('-')[0] ?? '' }
}

/** One connection to each worker. */
async function connectToBoth(url: string): Promise<[Connection, Connection]> {
  const first = await connect(url)
  for (let tries = 0; tries < 100; tries++) {
    const second = await connect(url)
    if (second.worker !== first.worker) return [first, second]
  }
  throw new Error('A hundred connections led to the same worker.')
}

test('What is saved through one worker is what the other shows the moment the answer is there', async (t) => {
  const { server } = await startTwo(t)
  const [one, other] = await connectToBoth(server.url)
  const cookie = await signIn(server.url, FIRST_ADMIN)
  const link = (turn: number) => ({ platform: 'LinkedIn', url: `https://example.com/turn-${turn}` })
  const created = await one.ask('/api/social-media', { method: 'POST', json: link(0), cookie })
  assert.equal(created.status, 201, created.body)
  const { id } = JSON.parse(created.body) as { id: number }
  for (let turn = 1; turn <= 40; turn++) {
    const [writer, reader] = turn % 2 === 0 ? [one, other] : [other, one]
    // Kept by both.
    for (const { ask } of [writer, reader, writer, reader]) await ask('/faq')
    const saved = await writer.ask(`/api/social-media/${id}`, { method: 'PUT', json: link(turn), cookie })
    assert.equal(saved.status, 200, saved.body)
    const page = await reader.ask('/faq')
    assert.match(page.body, new RegExp(`turn-${turn}"`), `turn ${turn}`)
  }
})

test('A page that one worker was asked for twice is not rendered by the other', async (t) => {
  const { server } = await startTwo(t)
  const [one, other] = await connectToBoth(server.url)
  const figure = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec((await one.ask('/metrics')).body)?.[1])
  const before = await figure('kais_page_renderings')
  for (let n = 0; n < 2; n++) await one.ask('/faq')
  await waitUntil('both keep it', async () => (await figure('kais_page_cache_pages')) === 2)
  assert.match((await other.ask('/faq')).body, /<\/html>/)
  assert.equal((await figure('kais_page_renderings')) - before, 1)
})

test('Limits are those of the house: two workers together let through what one would', async (t) => {
  const { server } = await startTwo(t, { RATE_LIMIT_FACTOR: '1' })
  const both = await connectToBoth(server.url)
  const wrong = { username: FIRST_ADMIN.username, password: 'not the password' }
  const statuses: number[] = []
  for (let n = 0; n < 14; n++)
    statuses.push((await both[n % 2]?.ask('/api/admin/login', { method: 'POST', json: wrong }))?.status ?? 0)
  assert.deepEqual(statuses, [...Array(10).fill(401), ...Array(4).fill(429)])

  const left: number[] = []
  for (let n = 0; n < 4; n++)
    left.push(Number((await both[n % 2]?.ask('/api/reviews'))?.headers['x-ratelimit-remaining']))
  const [first = 0] = left
  assert.deepEqual(left, [first, first - 1, first - 2, first - 3])
})

test('kill -9 of a worker costs what it was just answering, and it is replaced at once', async (t) => {
  const { server } = await startTwo(t)
  const callers = startCallers(server.url)
  t.after(() => callers.stop())
  await waitUntil('there is load', () => callers.tally.answered > 100, START_MS)
  const [victim = 0] = workersOf(server)
  const from = performance.now()
  process.kill(victim, 'SIGKILL')
  await waitUntil('there is another', () => workersOf(server).length === 2 && !workersOf(server).includes(victim))
  const replaced = (performance.now() - from) / 1_000
  await waitUntil('both serve', async () => (await countWorkers(server.url)) === 2, START_MS)
  // A machine that is busy with other things may still say 503: that is an answer.
  const cuts = () => callers.tally.dropped.filter((words) => !words.includes('answered with 503'))
  const { answered } = callers.tally
  const atOnce = cuts()
  await waitUntil('all is well', () => callers.tally.answered > answered + 200, START_MS)
  await callers.stop()
  const { refused } = callers.tally
  report({
    fault: 'kill -9 of one of two workers, under load',
    times: 1,
    visitors: `answered × ${callers.tally.answered}, found the door shut × ${refused}, dropped × ${cuts().length}`,
    recovery: replaced,
  })
  // Six callers, each of whom waits for one answer at a time.
  assert.ok(atOnce.length <= 6, atOnce.join('\n'))
  for (const cut of atOnce) assert.match(cut, /ECONNRESET/)
  assert.deepEqual([cuts(), refused], [atOnce, 0], 'Nobody was dropped later.')
})

test('SIGTERM to a worker drops nobody: it finishes, and is replaced', async (t) => {
  const { server } = await startTwo(t)
  const callers = startCallers(server.url)
  t.after(() => callers.stop())
  await waitUntil('there is load', () => callers.tally.answered > 100, START_MS)
  const [chosen = 0] = workersOf(server)
  process.kill(chosen, 'SIGTERM')
  await waitUntil('it has ended', () => !isAlive(chosen), LIMIT_MS)
  await waitUntil('both serve', async () => (await countWorkers(server.url)) === 2, START_MS)
  await callers.stop()
  assert.deepEqual([callers.tally.dropped, callers.tally.refused], [[], 0])
})

test('kill -9 of the process that keeps them ends the workers too: none serves on unseen', async (t) => {
  const { server } = await startTwo(t)
  const workers = workersOf(server)
  assert.equal(workers.length, 2)
  await server.kill9()
  await waitUntil('the workers have ended', () => !workers.some(isAlive), LIMIT_MS)
  await assert.rejects(fetch(`${server.url}/healthz`))
})

test('SIGTERM ends all of them within ten seconds, and drops no request', async (t) => {
  const { server, dataDir } = await startTwo(t)
  const workers = workersOf(server)
  const callers = startCallers(server.url)
  t.after(() => callers.stop())
  await waitUntil('there is load', () => callers.tally.answered > 200, START_MS)
  const from = performance.now()
  assert.equal(await server.stop(), 0)
  const ms = performance.now() - from
  await callers.stop()
  assert.deepEqual(callers.tally.dropped, [])
  assert.ok(ms < LIMIT_MS, `It took ${ms} ms.`)
  assert.deepEqual([workers.filter(isAlive), await postmasterOf(dataDir)], [[], null])
  assert.equal((await server.output()).match(/Kais is open at/g)?.length, 1)
})

test('A second Ctrl-C waits for nobody, whichever worker they are with', async (t) => {
  const { server, dataDir } = await startTwo(t)
  for (let n = 0; n < 6; n++) await openEndless(server.url)
  for (const pid of [server.process.pid ?? 0, ...workersOf(server)]) process.kill(pid, 'SIGINT')
  // A person's second press, as opposed to the same one that comes through npm as well.
  await sleep(1_200)
  for (const pid of [server.process.pid ?? 0, ...workersOf(server)]) process.kill(pid, 'SIGINT')
  await waitUntil('it has ended', () => hasEnded(server.process))
  // That is what is said after the five seconds which they would have had.
  assert.doesNotMatch(await server.output(), /requests were cut off/)
  assert.deepEqual([server.process.exitCode, await postmasterOf(dataDir)], [0, null])
})

test('A port that is taken is said once, and the database is closed', async (t) => {
  const { server } = await startTwo(t)
  const elsewhere = await makeWorkplace(t)
  const second = await elsewhere.spawn({ ...TWO, PORT: new URL(server.url).port })
  await waitUntil('it has ended', () => hasEnded(second.process), START_MS)
  assert.equal(second.process.exitCode, 1)
  assert.equal((await second.output()).match(/is used by another program/g)?.length, 1)
  assert.equal(await postmasterOf(elsewhere.dataDir), null)
})
