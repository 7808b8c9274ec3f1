import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, open, readFile, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { readPostmasterLock } from '#db/embedded/postmaster-lock.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import flags from '../../tools/server-flags.json' with { type: 'json' }

/** For programs outside Vitest that need the real thing: the built server as its own process, as `npm start` runs it. */

const POLL_MS = 20
/** A first start creates a database; under load on two cores that takes its time. */
const START_LIMIT_MS = 240_000
const STOP_LIMIT_MS = 40_000

const ADMIN_PASSWORD = 'built-server-password'
/** The first account of a house that such a server made by itself. */
export const FIRST_ADMIN = { username: 'admin', password: ADMIN_PASSWORD }

export interface BuiltServer {
  url: string
  process: ChildProcess
  /** Everything it has said since this start, both channels. */
  output(): Promise<string>
  /** SIGTERM, as a supervisor does it; resolves with the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL to our process alone: its PostgreSQL lives on. */
  kill9(): Promise<void>
}

interface Options {
  dataDir: string
  /** Whose build it is: another working copy's, to be compared with. */
  root?: string
  /** On top of the little that is always set. Nothing of the caller's own environment gets in, such as a DATABASE_URL. */
  env?: Record<string, string>
}

/** Resolves once the server is ready; rejects with its words when it ends before that. */
export async function startBuiltServer(options: Options): Promise<BuiltServer> {
  const server = await spawnBuiltServer(options)
  try {
    await waitUntil('the server is ready', () => isReady(server), START_LIMIT_MS)
    return server
  } catch (error) {
    await server.kill9()
    throw error
  }
}

async function isReady({ url, process: child, output }: BuiltServer): Promise<boolean> {
  if (hasEnded(child))
    throw new Error(`The server ended with ${child.signalCode ?? child.exitCode}:\n${await output()}`)
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** As startBuiltServer, without waiting: for starts that are expected to fail. */
export async function spawnBuiltServer({ dataDir, root = fromProjectRoot(), env = {} }: Options): Promise<BuiltServer> {
  const entry = join(root, 'build', 'server', 'index.js')
  if (!existsSync(entry)) throw new Error('There is no build yet. Run `npm run build` first.')
  const port = env.PORT ?? String(await freePort())
  const logFile = join(dataDir, `server-${port}.log`)
  const log = await open(logFile, 'a')
  const logStart = (await log.stat()).size
  // A file, not a pipe: what was said survives a kill, and nobody has to read along.
  const child = spawn(process.execPath, [...flags.node, entry], {
    stdio: ['ignore', log.fd, log.fd],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ...flags.env,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD,
      BACKUP_AT: 'off',
      // Who measures or kills a process means the one that serves; the tests of several ask for them.
      WORKERS: '1',
      ...env,
      PORT: port,
    },
  })
  await log.close()
  const ended = once(child, 'exit')
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: async () => (await readFile(logFile)).toString('utf8', logStart),
    async stop() {
      if (!hasEnded(child)) child.kill('SIGTERM')
      await waitUntil('the server has stopped', () => hasEnded(child), STOP_LIMIT_MS)
      return child.exitCode
    },
    async kill9() {
      if (!hasEnded(child)) child.kill('SIGKILL')
      await ended
    },
  }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** A data folder that the database's own user can enter, which a temporary folder by itself does not allow. */
export async function makeDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'kais-built-')))
  await chmod(dataDir, 0o755)
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) }
}

/** The session of a member of staff, as the value of a Cookie header. */
export async function signIn(url: string, account: { username: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** A look into the embedded database beside the server. Close it before the server stops: PostgreSQL stays for visitors. */
export async function databaseConfigOf(dataDir: string): Promise<pg.ClientConfig> {
  const lock = await readPostmasterLock(join(dataDir, 'postgres'))
  if (!lock) throw new Error(`No database runs in ${dataDir}.`)
  return { host: lock.socketDir, port: lock.port, user: 'kais', database: 'kais', ssl: false }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

/** Asks again and again; a limit only so that a broken program ends. What the condition throws ends the wait at once. */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + limitMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${limitMs / 1000} s in vain until ${what}.`)
    await sleep(POLL_MS)
  }
}
