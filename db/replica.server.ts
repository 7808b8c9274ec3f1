import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { DatabaseConnection } from './client.server.ts'
import { isDatabaseAway } from './database-error.server.ts'
import { contentChanges } from './last-known.server.ts'
import { textOf, type WorkLimits, WorkPool, type WorkPoolConfig } from './pool.server.ts'

const TIMING = {
  /** Between two looks at a replica that is trusted or away, and at one that is catching up. */
  lookMs: 500,
  catchUpMs: 40,
  /** What a look may take: whoever reads of a replica that froze is then answered by the primary. */
  answerMs: 700,
  /** So much older than the primary it may be where no change of content is known. */
  lagMs: 1_000,
}

/** What it is worth: as of now, not yet as of the last change, or nothing at all. */
export type ReplicaState = 'used' | 'behind' | 'away'

const READS = /^[\s(]*(select|with)\b/i
/** It is told so by PostgreSQL: a row that the replica had to forget (40001), a table that is being changed (55P03), a write (25006). */
const BETTER_ASKED_OF_PRIMARY = new Set(['40001', '40P01', '55P03', '25006'])
/** A statement that took too long would take too long there too. */
const TOO_LONG = '57014'

const WHERE = `select pg_current_wal_lsn()::text as position, system_identifier::text as house, current_database() as name
  from pg_control_system()`
const HAS = `select pg_is_in_recovery() as follows, system_identifier::text as house, current_database() as name,
  coalesce(pg_last_wal_replay_lsn() >= $1::text::pg_lsn, false) as has from pg_control_system()`

interface Place {
  house: string
  name: string
}

/** As the primary was at some moment. */
interface Target extends Place {
  position: string
  change: number
  at: number
}

class ReplicaLost extends Error {}

/**
 * Reads of pages, over a replica while it is known to have every change of content that we have heard of: whoever reads after a
 * notice reads of the primary until the replica has replayed as much as the primary had written then. So no page is kept that was
 * made of what was before. A replica that does not answer, or answers too late, is left alone; nobody waits for it.
 */
export class Replica {
  readonly pool: WorkPool
  readonly db: DatabaseConnection['db']
  readonly counts = { replica: 0, primary: 0 }
  readonly #primary: pg.Pool
  /** Where the primary is asked how far it is: not where pages wait, when many do. */
  readonly #aside: pg.Pool
  readonly #timing: typeof TIMING
  /** Until it is known better. */
  #state: ReplicaState = 'behind'
  /** The number of the last change of content that it is known to have. */
  #has = -1
  #target: Target | null = null
  /** Those who wait for an answer of it. One promise for all of them would keep every answer for as long as it is pending. */
  readonly #waiting = new Set<(lost: ReplicaLost) => void>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<unknown> | null = null
  #isEnded = false
  #tell: (state: ReplicaState, reason?: string) => void = () => {}

  constructor(primary: pg.Pool, aside: pg.Pool, pool: WorkPool, timing: Partial<typeof TIMING> = {}) {
    this.#primary = primary
    this.#aside = aside
    this.pool = pool
    this.#timing = { ...TIMING, ...timing }
    // To Drizzle a pool: a transaction is the primary's, as is the pool that figures are asked of.
    const reads: pg.Pool = Object.assign(Object.create(pg.Pool.prototype), {
      query: (...request: unknown[]) => this.#ask(request),
      connect: () => primary.connect(),
    })
    this.db = Object.assign(drizzle({ client: reads }), { $client: primary })
  }

  get state(): ReplicaState {
    return this.#state === 'used' && this.#has !== contentChanges() ? 'behind' : this.#state
  }

  /** Told of each change of state. */
  onChange(tell: (state: ReplicaState, reason?: string) => void): void {
    this.#tell = tell
  }

  async end(): Promise<void> {
    this.#isEnded = true
    clearTimeout(this.#timer)
    this.#lose('closing')
    await Promise.all([this.#looking, this.pool.end()])
  }

  async #ask(request: unknown[]): Promise<unknown> {
    const ofPrimary = () => {
      this.counts.primary += 1
      return Reflect.apply(this.#primary.query, this.#primary, request) as Promise<unknown>
    }
    if (this.state !== 'used' || !READS.test(textOf(request[0]))) {
      // Whoever only keeps the workers never reads a page, and need not look.
      if (!this.#timer || (this.#state === 'used' && this.#has !== contentChanges())) this.#lookIn(0)
      return ofPrimary()
    }
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiting.add(reject)
    ;(Reflect.apply(this.pool.query, this.pool, request) as Promise<unknown>).then(resolve, reject)
    try {
      const answer = await promise
      this.counts.replica += 1
      return answer
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      const isAway = error instanceof ReplicaLost || (isDatabaseAway(error) && code !== TOO_LONG)
      if (!isAway && !BETTER_ASKED_OF_PRIMARY.has(code)) throw error
      return ofPrimary()
    } finally {
      this.#waiting.delete(reject)
    }
  }

  #become(state: ReplicaState, reason?: string): void {
    if (this.#state === state) return
    this.#state = state
    if (!this.#isEnded) this.#tell(state, reason)
  }

  /** Whoever waits for it asks the primary. */
  #lose(reason: string): false {
    this.#become('away', reason)
    this.#target = null
    for (const loseOne of this.#waiting) loseOne(new ReplicaLost(reason))
    return false
  }

  #lookIn(ms: number): void {
    if (this.#isEnded || (ms === 0 && this.#looking)) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().then((isAnswered) => {
        this.#looking = null
        const isCatchingUp = isAnswered && (this.#target !== null || this.#has !== contentChanges())
        this.#lookIn(isCatchingUp ? this.#timing.catchUpMs : this.#timing.lookMs)
      })
    }, ms)
    this.#timer.unref()
  }

  /** Of the primary: how far it has written, at a moment after every change that we have heard of. */
  async #aim(): Promise<Target | null> {
    const known = this.#target
    if (known && known.change === contentChanges()) return known
    const change = contentChanges()
    const { rows } = await this.#aside.query<Place & { position: string }>(WHERE)
    return rows[0] ? { ...rows[0], change, at: performance.now() } : null
  }

  /** False: somebody did not answer, and is asked again later. */
  async #look(): Promise<boolean> {
    // While the primary refuses, nothing new is written: what the replica has is what there is. One that is silent may write, and a
    // page is asked of the primary again until it answers: also where it froze first and is gone by now.
    const unsure = setTimeout(() => {
      if (this.#state === 'used') this.#become('behind', 'the primary has not said in time how far it is')
    }, this.#timing.answerMs).unref()
    const target = await this.#aim().catch(() => null)
    clearTimeout(unsure)
    if (!target) return false
    this.#target = target
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, this.#timing.answerMs, null).unref())
    try {
      const answer = await Promise.race([
        this.pool.query<Place & { follows: boolean; has: boolean }>(HAS, [target.position]),
        tooLate,
      ])
      if (!answer) return this.#lose('it does not answer')
      const [found] = answer.rows
      const isSame = found?.follows && found.house === target.house && found.name === target.name
      if (!isSame) return this.#lose('what DATABASE_REPLICA_URL names is no replica of this database')
      if (found.has) {
        this.#has = target.change
        this.#target = null
        this.#become('used')
      } else if (performance.now() - target.at > this.#timing.lagMs) this.#become('behind', 'it has not caught up')
      return true
    } catch (error) {
      return this.#lose(error instanceof Error ? error.message : String(error))
    }
  }
}

export function readFromReplica(
  { page, pulse }: Record<'page' | 'pulse', DatabaseConnection['db']>,
  config: WorkPoolConfig,
  limits: WorkLimits,
  timing?: Partial<typeof TIMING>,
): Replica {
  return new Replica(
    page.$client,
    pulse.$client,
    new WorkPool({ ...config, application_name: 'kais replica' }, limits),
    timing,
  )
}
