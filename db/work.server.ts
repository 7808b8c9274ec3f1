import type pg from 'pg'
import { connectDatabase, type Database, type DatabaseConnection } from './client.server.ts'
import { knowTogether } from './last-known.server.ts'
import type { WorkLimits } from './pool.server.ts'
import { type Replica, readFromReplica } from './replica.server.ts'

/**
 * What connections are taken for. Each class has its own, so that none can take those of another: with every export at its
 * slowest, pages are served; with every page waiting, a message is taken.
 */
export type Work = SizedWork | 'pulse'
type SizedWork = 'page' | 'form' | 'staff' | 'export' | 'job'

/**
 * `page` may be read from a replica; `fresh` is the same work where it must be as of now: what somebody reads of themselves, or
 * right after they sent something.
 */
export type Databases = Readonly<Record<Work | 'fresh', Database>>
/** With their pools, for whoever counts them. */
export type PooledDatabases = Readonly<Record<Work | 'fresh', DatabaseConnection['db']>> & {
  readonly replica?: Replica | undefined
}

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
  // What whoever holds a connection of another class waits for, or what says that we live: heartbeats of jobs, counts of tries.
  pulse: {
    connectMs: 1_500,
    maxWaiting: 1_000,
    lockMs: 1_000,
    statementMs: 2_500,
    idleTransactionMs: 5_000,
    answerMs: 2_900,
  },
}

const WORKS = Object.keys(LIMITS) as Work[]

/** Whoever reads of a replica can be answered by the primary instead, and soon. */
const REPLICA_LIMITS: WorkLimits = { ...LIMITS.page, connectMs: 500 }

/** Of thirty connections. Short statements, one after the other: more than one would not be used. */
const SHARES: Record<Work, number> = { page: 9, form: 7, staff: 6, export: 2, job: 5, pulse: 1 }
/** Together; the embedded PostgreSQL has 100, of which listeners and our own housekeeping take a handful. */
export const DEFAULT_CONNECTIONS = 30
/** Some work takes a second connection while it holds one; an export asks one statement after the other. */
const FEWEST: Record<Work, number> = { page: 2, form: 2, staff: 2, export: 1, job: 2, pulse: 1 }
/** Whoever names a number names at least so many. */
export const FEWEST_EACH = 2
export const FEWEST_CONNECTIONS = Object.values(FEWEST).reduce((all, each) => all + each)

/** How many connections somebody wants for a class of work. */
export type PoolSizes = Partial<Record<SizedWork | 'replica', number | undefined>>
type Named = Partial<Record<Work, number | undefined>>

/** What all together need where each process has its fewest, and what they have where nobody says how many. */
export function connectionsFor(asked: PoolSizes, processes: number): { fewest: number; usual: number } {
  const named: Named = asked
  const sum = (each: (work: Work) => number) => WORKS.reduce((all, work) => all + (named[work] ?? each(work)), 0)
  const fewest = sum((work) => FEWEST[work] * processes)
  return {
    fewest,
    usual: Math.max(
      fewest,
      sum((work) => SHARES[work]),
    ),
  }
}

/** The share of one of several processes. */
export function shareOf(asked: PoolSizes, processes: number): PoolSizes {
  const share = (size = 0) => Math.max(FEWEST_EACH, Math.floor(size / processes))
  return Object.fromEntries(Object.entries(asked).flatMap(([work, size]) => (size ? [[work, share(size)]] : [])))
}

/** Who names no number shares what the others leave. */
function sizesOf(connections: number, asked: PoolSizes): Record<Work, number> {
  const named: Named = { ...asked, pulse: 1 }
  const others = WORKS.filter((work) => named[work] === undefined)
  const left = connections - WORKS.reduce((taken, work) => taken + (named[work] ?? 0), 0)
  const shares = others.reduce((all, work) => all + SHARES[work], 0)
  const share = (work: Work) => Math.max(FEWEST[work], Math.floor((SHARES[work] * left) / shares))
  return Object.fromEntries(WORKS.map((work) => [work, named[work] ?? share(work)])) as Record<Work, number>
}

export interface WorkConnections {
  databases: PooledDatabases
  /** PostgreSQL has moved: connections are made there from now on. */
  moveTo(config: pg.PoolConfig): void
  end(): Promise<void>
}

/** `limits`: changes of the usual ones, for tests that cannot wait. */
export type LimitChanges = Partial<Record<Work, Partial<WorkLimits>>>

interface ConnectOptions {
  connections?: number
  sizes?: PoolSizes | undefined
  limits?: LimitChanges | undefined
  isPooled?: boolean
  replica?: pg.PoolConfig | null
}

export function connectForWork(
  config: pg.PoolConfig,
  { connections = DEFAULT_CONNECTIONS, sizes = {}, limits = {}, isPooled = false, replica }: ConnectOptions = {},
): WorkConnections {
  const max = sizesOf(connections, sizes)
  const connect = (work: Work) => {
    // Of a pooler all get the same name: it would have to tell PostgreSQL at each change.
    const name = isPooled ? 'kais' : `kais ${work}`
    const poolConfig = { ...config, max: max[work], application_name: name, isPooled }
    return [work, connectDatabase(poolConfig, { ...LIMITS[work], ...limits[work] })] as const
  }
  const entries = WORKS.map(connect)
  const own = Object.fromEntries(entries.map(([work, { db }]) => [work, db])) as Record<Work, DatabaseConnection['db']>
  const follower = replica
    ? readFromReplica(own, { ...replica, max: sizes.replica ?? max.page, isPooled }, REPLICA_LIMITS)
    : undefined
  const databases = { ...own, fresh: own.page, ...(follower && { page: follower.db, replica: follower }) }
  knowTogether(Object.values({ ...own, page: databases.page, fresh: databases.fresh }))
  return {
    databases,
    moveTo: (place) => {
      for (const [, { pool }] of entries) Object.assign(pool.options, place)
    },
    end: async () => {
      await Promise.all([follower?.end(), ...entries.map(([, { pool }]) => pool.end())])
    },
  }
}

export function poolsOf(databases: PooledDatabases): Record<string, pg.Pool> {
  const pools = Object.fromEntries(WORKS.map((work) => [work, databases[work].$client]))
  return { ...pools, ...(databases.replica && { replica: databases.replica.pool }) }
}

/** Everything over one pool: for tests and tools. */
export function oneForAll(db: Database): Databases {
  return Object.fromEntries([...WORKS, 'fresh'].map((work) => [work, db])) as Databases
}
