import { realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SUPERUSER } from './postgres-cluster.server.ts'
import { type PostmasterLock, readPostmasterLock } from './postmaster-lock.server.ts'
import { isPostmasterOf } from './process-check.server.ts'

const CONNECT_LIMIT_MS = 3_000
const RETRY_MS = 30

/** The database that always exists, and where our processes meet. */
const MEETING_DATABASE = 'postgres'

/** A running server that was found to serve our cluster, and a connection to it. */
export interface JoinedServer {
  lock: PostmasterLock
  client: pg.Client
}

/**
 * Connects to the server that runs on the cluster, waiting while it starts up, recovers or shuts down.
 * Undefined when none runs, so that one can be started.
 */
export async function joinRunningServer(cluster: string, deadline: number): Promise<JoinedServer | undefined> {
  for (;;) {
    const lock = await readPostmasterLock(cluster)
    if (!lock) return undefined
    // Asked before its process is looked for: a server in another container has no process visible here.
    const client = lock.status === 'ready' && lock.socketDir ? await connect(lock).catch(() => undefined) : undefined
    if (client && (await serves(client, cluster))) return { lock, client }
    await client?.end()
    if (!(await isPostmasterOf(cluster, lock.pid))) return undefined
    if (Date.now() > deadline) {
      throw new Error(
        `A PostgreSQL server (process ${lock.pid}) runs on ${cluster} but does not answer. ` +
          `Stop it with "kill -INT ${lock.pid}" and start Kais again.`,
      )
    }
    await sleep(RETRY_MS)
  }
}

/** A connection for our own housekeeping. */
export async function connect(
  server: Pick<PostmasterLock, 'socketDir' | 'port'>,
  applicationName = 'kais',
): Promise<pg.Client> {
  const client = new pg.Client({
    host: server.socketDir,
    port: server.port,
    user: SUPERUSER,
    database: MEETING_DATABASE,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    // A PGSSLMODE in the environment is meant for another server.
    ssl: false,
  })
  // Without a listener, a server that goes away would end our process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

async function serves(client: pg.Client, cluster: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return (await realpath(String(rows[0]?.data_directory))) === cluster
  } catch {
    return false
  }
}

/** As opposed to a statement that a healthy server refused. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  // Class 57: the server was told to stop, is stopping, or one of its processes crashed.
  return error.code?.startsWith('57P') ?? true
}

export async function createDatabaseIfMissing(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount) return
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    const { code } = error as pg.DatabaseError
    const anotherProcessMadeIt = code === '42P04' || code === '23505'
    if (!anotherProcessMadeIt) throw error
  }
}
