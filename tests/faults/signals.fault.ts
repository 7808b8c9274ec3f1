/**
 * Stopping, in all the ways in which people, npm, supervisors and containers do it, while visitors are at work: within ten
 * seconds the server and its database are gone, and whoever was let in got an answer.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '#db/embedded/process-check.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { hasEnded, waitUntil } from '../helpers/built-server.ts'
import { type Callers, openEndless, startCallers } from './callers.ts'
import { killPostmaster, postmasterOf } from './postmaster.ts'
import { report } from './report.ts'
import { makeWorkplace } from './workplace.ts'

const LIMIT_MS = 10_000
const START_MS = 240_000

interface Started {
  dataDir: string
  url: string
  /** npm, in a process group of its own as a shell starts it. */
  npm: ChildProcess
  words(): string
  serverPid(): Promise<number>
  /** Resolves with the milliseconds from now until neither our processes nor PostgreSQL are there any more. */
  ended(): Promise<number>
}

/** `npm start` itself; `before` are programs that start it. */
async function npmStart(
  t: TestContext,
  { before = [], env = {} }: { before?: string[]; env?: Record<string, string> } = {},
): Promise<Started> {
  const { dataDir, port } = await makeWorkplace(t)
  const pidFile = join(dataDir, 'kais.pid')
  const [program = 'npm', ...args] = [...before, 'npm', 'start']
  const npm = spawn(program, args, {
    cwd: fromProjectRoot(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: port,
      PID_FILE: pidFile,
      ADMIN_PASSWORD: 'signals-password',
      DEMO_CONTENT: 'off',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  let words = ''
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (piece: Buffer) => (words += piece))
  let pid = 0
  t.after(async () => {
    for (const left of [-(npm.pid ?? 0), pid]) if (left !== 0 && isAlive(Math.abs(left))) process.kill(left, 'SIGKILL')
    await killPostmaster(dataDir)
  })
  return {
    dataDir,
    url: `http://127.0.0.1:${port}`,
    npm,
    words: () => words,
    async serverPid() {
      await waitUntil('the server has written its process number', () => hasPid(pidFile), START_MS)
      pid = Number(await readFile(pidFile, 'utf8'))
      return pid
    },
    async ended() {
      const from = performance.now()
      await waitUntil('npm has ended', () => hasEnded(npm))
      await waitUntil('the server has ended', () => !isAlive(pid))
      await waitUntil('PostgreSQL has ended', async () => (await postmasterOf(dataDir)) === null)
      return performance.now() - from
    },
  }
}

async function hasPid(file: string): Promise<boolean> {
  return readFile(file, 'utf8').then(
    (text) => text.endsWith('\n'),
    () => false,
  )
}

async function stopUnderLoad(t: TestContext, kais: Started, strike: (serverPid: number) => void): Promise<void> {
  const pid = await kais.serverPid()
  const callers: Callers = startCallers(kais.url)
  t.after(() => callers.stop())
  await waitUntil('there is load', () => callers.tally.answered > 200, START_MS)
  strike(pid)
  const ms = await kais.ended()
  await callers.stop()
  const { answered, refused, dropped } = callers.tally
  t.diagnostic(`ended after ${(ms / 1000).toFixed(1)} s; ${answered} answered, ${refused} found the door shut`)
  const visitors = `answered × ${answered}, found the door shut × ${refused}, dropped × ${dropped.length}`
  report({ fault: t.name.replace(/ ends the server.*/, ''), times: 1, visitors, outage: ms / 1_000 })
  assert.deepEqual(dropped, [])
  assert.ok(ms < LIMIT_MS, `It took ${ms} ms.`)
  await assert.rejects(readFile(join(kais.dataDir, 'kais.pid')), { code: 'ENOENT' })
}

const group = ({ npm }: Started) => -(npm.pid as number)

/** Of the processes that npm started, the one between it and the server. */
function starterOf(serverPid: number): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(serverPid)], { encoding: 'utf8' }))
}

const WAYS: Record<string, (kais: Started, serverPid: number) => void> = {
  'SIGTERM to npm': ({ npm }) => process.kill(npm.pid as number, 'SIGTERM'),
  'kill -9 of npm': ({ npm }) => process.kill(npm.pid as number, 'SIGKILL'),
  'kill -9 of what npm started': (_, serverPid) => process.kill(starterOf(serverPid), 'SIGKILL'),
  'SIGTERM to the process of the pid file': (_, serverPid) => process.kill(serverPid, 'SIGTERM'),
  'Ctrl-C in the terminal': (kais) => process.kill(group(kais), 'SIGINT'),
  'a closed terminal': (kais) => process.kill(group(kais), 'SIGHUP'),
}

for (const [way, strike] of Object.entries(WAYS))
  test(`${way} ends the server and its database within ten seconds, and drops no request`, async (t) => {
    const kais = await npmStart(t)
    await stopUnderLoad(t, kais, (serverPid) => strike(kais, serverPid))
  })

function canUnshare(): boolean {
  try {
    execFileSync('unshare', ['--pid', '--fork', '--mount-proc', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('as the first process of a container, npm start obeys docker stop', { skip: !canUnshare() }, async (t) => {
  const { dataDir, port } = await makeWorkplace(t)
  // What Docker does: our program is process 1 of its own world, and gets SIGTERM.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: port, DEMO_CONTENT: 'off' }
  const container = spawn('unshare', ['--pid', '--fork', '--mount-proc', '--kill-child', 'npm', 'start'], {
    cwd: fromProjectRoot(),
    stdio: 'ignore',
    env: { ...env, ADMIN_PASSWORD: 'signals-password', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' },
  })
  t.after(() => container.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await waitUntil('it is ready', () => isReady(url), START_MS)
  const callers = startCallers(url)
  t.after(() => callers.stop())
  await waitUntil('there is load', () => callers.tally.answered > 200, START_MS)

  const first = Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(container.pid)], { encoding: 'utf8' }))
  const from = performance.now()
  process.kill(first, 'SIGTERM')
  await waitUntil('the container has ended', () => hasEnded(container))
  const ms = performance.now() - from
  await callers.stop()
  t.diagnostic(`ended after ${(ms / 1000).toFixed(1)} s`)
  assert.deepEqual(callers.tally.dropped, [])
  assert.ok(ms < LIMIT_MS, `It took ${ms} ms.`)
  assert.equal(container.exitCode, 0)
})

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

test('a visitor who never finishes does not hold up the end: five seconds, and it is said', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const server = await start()
  await openEndless(server.url)
  const from = performance.now()
  assert.equal(await server.stop(), 0)
  assert.ok(performance.now() - from < LIMIT_MS)
  assert.equal(await postmasterOf(dataDir), null)
  assert.match(await server.output(), /"requests":1,.*requests were cut off/)
})

test('a second Ctrl-C waits for nobody, and still closes the database', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const server = await start()
  await openEndless(server.url)
  const from = performance.now()
  server.process.kill('SIGINT')
  // A person's second press, as opposed to the same one that comes through npm as well.
  await sleep(1_200)
  server.process.kill('SIGINT')
  await waitUntil('it has ended', () => hasEnded(server.process))
  assert.ok(performance.now() - from < 4_000)
  assert.equal(server.process.exitCode, 0)
  assert.equal(await postmasterOf(dataDir), null)
})

test('a start that is interrupted leaves no PostgreSQL behind', async (t) => {
  const kais = await npmStart(t, { env: { DEMO_CONTENT: 'on' } })
  await waitUntil('the database is there', async () => (await postmasterOf(kais.dataDir)) !== null, START_MS)
  kais.npm.kill('SIGTERM')
  assert.ok((await kais.ended()) < LIMIT_MS)
  assert.doesNotMatch(kais.words(), /^\s+at /m)
})

test('when nobody reads what it says any more, it still stops as it should', async (t) => {
  const kais = await npmStart(t)
  const pid = await kais.serverPid()
  kais.npm.stdout?.destroy()
  kais.npm.stderr?.destroy()
  process.kill(pid, 'SIGTERM')
  assert.ok((await kais.ended()) < LIMIT_MS)
  assert.equal(kais.npm.exitCode, 0)
})
