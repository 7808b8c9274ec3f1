import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connectDatabase } from '#db/client.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { hashPassword } from '#platform/accounts/password.server.ts'
import { hashToken, newToken } from '#platform/accounts/secret-token.server.ts'
import { insertSession } from '#platform/accounts/session.repository.server.ts'
import { SESSION_COOKIE } from '#platform/accounts/sessions.server.ts'
import { insertUser } from '#platform/accounts/user.repository.server.ts'
import { databaseConfigOf, hasEnded, startBuiltServer, waitUntil } from '../helpers/built-server.ts'
import { copyHouse } from '../helpers/prepared-house.ts'
import type { Caller } from './make-request.ts'

/** A house to abuse: a built server on a copy of the prepared one, with somebody of every role. */

/** Of everybody that it makes. */
const PASSWORD = 'a-password-for-tests'

const LAST_WORDS = 3_000

interface Gauge {
  rss: number
  heapUsed: number
  lagMs: number
  cpuMs: number
}

export interface House {
  url: string
  dataDir: string
  /** The Cookie header of somebody; empty for a visitor. */
  cookieOf(caller: Caller): string
  /** New accounts and sessions: the fuzz ends and deletes what it can reach. */
  signInAnew(): Promise<void>
  /** Fails with its last words when the server is gone. */
  requireLife(): Promise<void>
  /** One more account, with a password. */
  makeAccount(role: 'agent' | 'editor' | 'admin'): Promise<{ id: number; username: string; password: string }>
  /** Memory after a collection, and the worst hold-up of the event loop since the last look. */
  gauge(): Promise<Gauge>
  count(table: string): Promise<number>
  /** Lines of the log that are errors, each with how often: what it says and where. */
  errorLines(): Promise<Map<string, number>>
  output(): Promise<string>
  close(): Promise<void>
}

export async function openHouse(env: Record<string, string> = {}): Promise<House> {
  const { dataDir, remove } = await copyHouse()
  const gaugeFile = join(dataDir, 'gauge.json')
  const server = await startBuiltServer({
    dataDir,
    env: {
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '1000000',
      KAIS_GAUGE: gaugeFile,
      NODE_OPTIONS: `--expose-gc --import=${fromProjectRoot('tests/abuse/gauge.mjs')}`,
      ...env,
    },
  })
  const { db, pool } = connectDatabase({ ...(await databaseConfigOf(dataDir)), max: 2 })
  const cookies = new Map<Caller, string>([['forged', `${SESSION_COOKIE}=${'f'.repeat(43)}`]])

  async function requireLife(): Promise<void> {
    if (hasEnded(server.process))
      throw new Error(`The server has ended:\n${(await server.output()).slice(-LAST_WORDS)}`)
  }

  const password = await hashPassword(PASSWORD)

  async function makeAccount(role: 'agent' | 'editor' | 'admin') {
    const username = `${role}-${randomUUID().slice(0, 8)}`
    const { id } = await insertUser(db, { username, email: `${username}@example.com`, password, role })
    return { id, username, password: PASSWORD }
  }

  async function signInAnew(): Promise<void> {
    for (const role of ['agent', 'editor', 'admin'] as const) {
      const { id: userId } = await makeAccount(role)
      const token = newToken()
      const expiresAt = new Date(Date.now() + 3_600_000)
      await insertSession(db, { userId, tokenHash: hashToken(token), userAgent: null, expiresAt })
      cookies.set(role, `${SESSION_COOKIE}=${token}`)
    }
  }
  await signInAnew()

  return {
    url: server.url,
    dataDir,
    cookieOf: (caller) => cookies.get(caller) ?? '',
    requireLife,
    makeAccount,
    signInAnew,
    count: async (table) => Number((await pool.query(`select count(*) as n from ${table}`)).rows[0]?.n),
    async gauge() {
      await rm(gaugeFile, { force: true })
      server.process.kill('SIGUSR2')
      let read: Gauge | null = null
      await waitUntil('the server has told its memory', async () => {
        await requireLife()
        const text = await readFile(gaugeFile, 'utf8').catch(() => '')
        if (text.endsWith('}')) read = JSON.parse(text)
        return read !== null
      })
      if (!read) throw new Error('The server told nothing.')
      return read
    },
    output: server.output,
    async errorLines() {
      const kinds = new Map<string, number>()
      for (const line of (await server.output()).split('\n')) {
        if (!/"level":(50|60)/.test(line) && !/^\s*at |^\w*Error/.test(line)) continue
        const { msg, err } = line.startsWith('{') ? JSON.parse(line) : { msg: line, err: undefined }
        const place =
          String(err?.stack ?? '')
            .split('\n', 1)[0]
            ?.trim() ?? ''
        const kind = [msg, err?.message, err?.code, err?.query?.slice(0, 80), place].filter(Boolean).join(' · ')
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
      return kinds
    },
    async close() {
      await pool.end()
      await server.stop()
      await remove()
    },
  }
}
