import type pg from 'pg'
import { connectDatabase, type Database, type DatabaseConnection } from './client.server.ts'
import { knowTogether } from './last-known.server.ts'
import type { WorkLimits } from './pool.server.ts'

/**
 * What connections are taken for. Each class has its own, so that none can take those of another: with every export at its
 * slowest, pages are served; with every page waiting, a message is taken.
 */
export type Work = 'page' | 'form' | 'staff' | 'export' | 'job'

export type Databases = Readonly<Record<Work, Database>>
/** With their pools, for whoever counts them. */
export type PooledDatabases = Readonly<Record<Work, DatabaseConnection['db']>>

/** `answerMs` is what people wait at most for one statement: a page 3 s, a form 8 s, a list of staff 10 s. */
const LIMITS: Record<Work, WorkLimits> = {
  page: {
    connectMs: 1_500,
    maxWaiting: 400,
    lockMs: 1_000,
    statementMs: 2_500,
    idleTransactionMs: 5_000,
    answerMs: 2_900,
  },
  form: {
    connectMs: 1_500,
    maxWaiting: 200,
    lockMs: 3_000,
    statementMs: 7_000,
    idleTransactionMs: 10_000,
    answerMs: 7_900,
  },
  staff: {
    connectMs: 1_500,
    maxWaiting: 200,
    lockMs: 3_000,
    statementMs: 9_000,
    idleTransactionMs: 10_000,
    answerMs: 9_900,
  },
  // Less than a line may be silent (`SILENCE_MS` of server/http-server.ts): whoever waits is told, not cut off.
  export: {
    connectMs: 1_500,
    maxWaiting: 4,
    lockMs: 5_000,
    statementMs: 50_000,
    idleTransactionMs: 50_000,
    answerMs: 55_000,
  },
  // Nobody waits for it; what could not be done is done at the next look.
  job: {
    connectMs: 5_000,
    maxWaiting: 100,
    lockMs: 10_000,
    statementMs: 60_000,
    idleTransactionMs: 60_000,
    answerMs: 65_000,
  },
}

const WORKS = Object.keys(LIMITS) as Work[]

/** Of thirty connections. */
const SHARES: Record<Work, number> = { page: 9, form: 8, staff: 6, export: 2, job: 5 }
/** Together; the embedded PostgreSQL has 100, of which listeners and our own housekeeping take a handful. */
export const DEFAULT_CONNECTIONS = 30
/** Two for each class: some work takes a second connection while it holds one. */
export const FEWEST_CONNECTIONS = 2 * WORKS.length

function sizeOf(work: Work, connections: number): number {
  return Math.max(2, Math.floor((SHARES[work] * connections) / 30))
}

export interface WorkConnections {
  databases: PooledDatabases
  /** PostgreSQL has moved: connections are made there from now on. */
  moveTo(config: pg.PoolConfig): void
  end(): Promise<void>
}

/** `limits`: changes of the usual ones, for tests that cannot wait. */
export type LimitChanges = Partial<Record<Work, Partial<WorkLimits>>>

export function connectForWork(
  config: pg.PoolConfig,
  { connections = DEFAULT_CONNECTIONS, limits = {} }: { connections?: number; limits?: LimitChanges | undefined } = {},
): WorkConnections {
  const entries = WORKS.map((work) => {
    const poolConfig = { ...config, max: sizeOf(work, connections), application_name: `kais ${work}` }
    return [work, connectDatabase(poolConfig, { ...LIMITS[work], ...limits[work] })] as const
  })
  knowTogether(entries.map(([, { db }]) => db))
  return {
    databases: Object.fromEntries(entries.map(([work, { db }]) => [work, db])) as PooledDatabases,
    moveTo: (place) => {
      for (const [, { pool }] of entries) Object.assign(pool.options, place)
    },
    end: async () => {
      await Promise.all(entries.map(([, { pool }]) => pool.end()))
    },
  }
}

export function poolsOf(databases: PooledDatabases): Record<Work, pg.Pool> {
  return Object.fromEntries(WORKS.map((work) => [work, databases[work].$client])) as Record<Work, pg.Pool>
}

/** Everything over one pool: for tests and tools. */
export function oneForAll(db: Database): Databases {
  return Object.fromEntries(WORKS.map((work) => [work, db])) as Databases
}
