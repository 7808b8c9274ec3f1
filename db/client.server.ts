import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { LOCKS } from './locks.server.ts'
import { cutLine, type WorkLimits, WorkPool, type WorkPoolConfig } from './pool.server.ts'

/** A pool or a transaction: repositories take either and never know which. */
export type Database = Omit<NodePgDatabase, '$client'>

const CLAIM_MS = 3_000

export interface DatabaseConnection {
  pool: pg.Pool
  db: NodePgDatabase & { $client: pg.Pool }
}

export function connectDatabase(config: WorkPoolConfig, limits: WorkLimits | null = null): DatabaseConnection {
  const pool = new WorkPool({ max: 20, ...config }, limits)
  return { pool, db: drizzle({ client: pool }) }
}

/**
 * Held for as long as this process serves an embedded database. It lives in PostgreSQL, so a killed process lets go of it
 * by itself and no lock file can go stale.
 */
export async function takeServingLock(config: pg.PoolConfig): Promise<pg.Client | null> {
  const client = new pg.Client({
    ...config,
    application_name: `kais ${process.pid}`,
    connectionTimeoutMillis: CLAIM_MS,
    query_timeout: CLAIM_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCKS.serving])
    if (rows[0]?.taken) return client
  } catch (error) {
    cutLine(client)
    throw error
  }
  await client.end()
  return null
}
