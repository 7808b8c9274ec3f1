import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { fromProjectRoot } from './project-root.server.ts'
import { requireKnownSchema } from './schema-version.server.ts'

/** A pool or a transaction: repositories take either and never know which. */
export type Database = Omit<NodePgDatabase, '$client'>

/** One arbitrary number each; PostgreSQL's advisory locks know no names. */
const MIGRATION_LOCK = 7_204_001
const SERVING_LOCK = 7_204_002
/** How long queries may still take once the pool is asked to end. */
const LAST_QUERIES_MS = 1_000

export interface DatabaseConnection {
  pool: pg.Pool
  db: NodePgDatabase & { $client: pg.Pool }
}

/** Comes back to the pool by itself when its connection breaks, and only once whoever else gives it back. */
function returnWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let isReturned = false
  client.release = (error) => {
    if (isReturned) return
    isReturned = true
    client.off('end', giveBack)
    release(error)
  }
  const giveBack = () => client.release(true)
  client.once('end', giveBack)
  return client
}

/**
 * Drizzle keeps a connection for ever when its `begin` fails, which is what happens to whoever asks while PostgreSQL goes
 * away: after twenty of them the pool would be empty until our next start.
 */
class Pool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', (client) => this.#clients.add(client))
    this.on('remove', (client) => this.#clients.delete(client))
  }

  /** Work under way is given a moment; then its connections end, since a stopping server cannot wait for a hung query. */
  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    const cut = setTimeout(() => {
      for (const client of this.#clients) void client.end().catch(() => {})
    }, LAST_QUERIES_MS)
    const ended = super.end().finally(() => clearTimeout(cut))
    return callback ? void ended.then(callback) : ended
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    return callback ? super.connect(callback) : super.connect().then(returnWhenBroken)
  }
}

export function connectDatabase(config: pg.PoolConfig): DatabaseConnection {
  const pool = new Pool({ max: 20, connectionTimeoutMillis: 10_000, ...config })
  // An idle connection that breaks (database restarted) is replaced by the pool; unheard, the event would end us.
  pool.on('error', () => {})
  // The same for one that is in use but between two queries, as in a transaction: its next query fails and is answered.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, db: drizzle({ client: pool }) }
}

/** Applies what is missing, one instance at a time: the others wait on the lock and then find nothing to do. */
export async function migrateDatabase(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('set client_min_messages to warning')
    await requireKnownSchema(client)
    await migrate(drizzle({ client }), { migrationsFolder: fromProjectRoot('db/migrations') })
  } finally {
    await client.end()
  }
}

/**
 * Held for as long as this process serves an embedded database. It lives in PostgreSQL, so a killed process lets go of it
 * by itself and no lock file can go stale.
 */
export async function takeServingLock(config: pg.PoolConfig): Promise<pg.Client | null> {
  const client = new pg.Client({ ...config, application_name: `kais ${process.pid}` })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [SERVING_LOCK])
  if (rows[0]?.taken) return client
  await client.end()
  return null
}
