import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { PostmasterLock } from './postmaster-lock.server.ts'
import { connect } from './server-connection.server.ts'

/** Any number, as long as nothing else in the database "postgres" uses it. */
const PRESENCE_LOCK = 4_571_830
const RETURN_AFTER_MS = 1_000
const FAREWELL_MS = 1_000
const LEAVING = 'kais leaving'
const TOO_MANY_CONNECTIONS = '53300'

export interface Presence {
  end(): Promise<void>
}

/** Methods of pg.Client that @types/pg does not know. */
type QuietClient = pg.Client & { ref(): void; unref(): void }

/**
 * Several processes may share the server (the website, a command line, tests), and each one's pool closes
 * its connections when idle. One quiet connection per process, holding a shared lock, tells the others
 * that it is still there.
 *
 * Waits while another process makes up its mind to shut the server down, and fails when it does so.
 */
export async function takePresenceLock(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
}

async function connectPresent(server: Pick<PostmasterLock, 'socketDir' | 'port'>): Promise<pg.Client> {
  const client = await connect(server)
  try {
    await takePresenceLock(client)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Keeps the lock until the end of the presence, on this connection or the ones that replace it. */
export function keepPresence(client: pg.Client, server: Pick<PostmasterLock, 'socketDir' | 'port'>): Presence {
  let current: QuietClient
  let ended = false
  keep(client)

  function keep(next: pg.Client): void {
    current = next as QuietClient
    // It must not keep our process alive.
    current.unref()
    current.once('end', () => void comeBack())
  }

  /** PostgreSQL closes all connections when one of its processes crashes, and goes on. */
  async function comeBack(): Promise<void> {
    while (!ended) {
      await sleep(RETURN_AFTER_MS, undefined, { ref: false })
      if (ended) return
      const next = await connectPresent(server).catch(() => undefined)
      if (next && !ended) return keep(next)
      await next?.end()
    }
  }

  return {
    async end() {
      ended = true
      current.ref()
      await current.end().catch(() => undefined)
    },
  }
}

/**
 * Whether nobody else uses the server. If so, the connection that comes back keeps newcomers waiting until
 * the server has gone; they then start their own.
 */
export async function claimShutdown(server: PostmasterLock): Promise<'unreachable' | 'shared' | pg.Client> {
  let client: pg.Client
  try {
    client = await connect(server, LEAVING)
  } catch (error) {
    return (error as pg.DatabaseError).code === TOO_MANY_CONNECTIONS ? 'shared' : 'unreachable'
  }
  try {
    // The connections that our own process has just closed take a moment to disappear.
    const deadline = Date.now() + FAREWELL_MS
    do {
      if (await isAlone(client)) return client
      await sleep(20)
    } while (Date.now() < deadline)
  } catch {
    // Another process claimed it first and the server is going.
    return 'unreachable'
  }
  await client.end()
  return 'shared'
}

async function isAlone(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ claimed: boolean }>('select pg_try_advisory_lock($1) as claimed', [
    PRESENCE_LOCK,
  ])
  if (!rows[0]?.claimed) return false
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
    [LEAVING],
  )
  if (rowCount === 0) return true
  await client.query('select pg_advisory_unlock($1)', [PRESENCE_LOCK])
  return false
}
