import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CountedTry, TryCounts, TryLimit } from '#common/try-counter.ts'
import type { Database } from '#db/client.server.ts'
import { isDatabaseAway } from '#db/database-error.server.ts'
import { tryCounts } from './try-count.table.server.ts'

/** Nobody waits longer than this to be counted by all machines; then their own counts. */
const PATIENCE_MS = 750
/** After the database said nothing, it is not asked for so long: a hundred forms would each wait in vain. */
const PAUSE_MS = 5_000
/** More than a house has, and few enough that nobody can fill our disk with made-up names. */
const MOST_KEYS = 200_000

interface Options {
  db: Database
  /** What the hashes are keyed with, the same for all machines. Read when the first try is counted. */
  readSecret: () => Promise<string>
  /** While the database does not answer. */
  own: TryCounts
  /** The database is there and will not count: a mistake of ours, told once. */
  onFault?: (error: unknown) => void
  patienceMs?: number
}

interface Asked {
  key: string
  limit: TryLimit
  resolve: (counted: CountedTry) => void
  reject: (error: unknown) => void
}

/**
 * One statement for all that was asked, by the database's clock: so many at once, over however many machines, are so many.
 * In the order of their keys, so that no two statements wait for each other.
 */
async function countAll(db: Database, asked: readonly Asked[]): Promise<void> {
  const byKey = Map.groupBy(asked, ({ key }) => key)
  const wanted = [...byKey].map(([key, { length, 0: first }]) => {
    const { max, windowMs } = (first as Asked).limit
    return sql`(${key}, ${length}::int, ${max}::int, ${windowMs}::float8)`
  })
  const { rows } = await db.execute<{ key: string; tries: number; granted: number; leftMs: string }>(sql`
    with wanted (key, times, most, window_ms) as (values ${sql.join(wanted, sql`, `)})
    insert into try_counts as counted (key, tries, granted, ends_at)
    select key, least(times, most), least(times, most), now() + window_ms * interval '1 millisecond'
    from wanted order by key
    on conflict (key) do update set (tries, granted, ends_at) = (
      select
        before + least(times, greatest(0, most - before)),
        least(times, greatest(0, most - before)),
        case when is_over then excluded.ends_at else counted.ends_at end
      from wanted
      cross join lateral (select counted.ends_at <= now() as is_over) as window_of
      cross join lateral (select case when is_over then 0 else counted.tries end as before) as tries_of
      where wanted.key = excluded.key
    )
    returning key, tries, granted, extract(epoch from ends_at - now()) * 1000 as "leftMs"`)
  for (const { key, tries, granted, leftMs: left } of rows) {
    const leftMs = Math.max(0, Number(left))
    const before = tries - granted
    for (const [n, { resolve }] of (byKey.get(key) ?? []).entries())
      resolve(n < granted ? { isTaken: true, tries: before + n + 1, leftMs } : { isTaken: false, tries, leftMs })
  }
}

/** Counts of tries that all machines share (decision 0040). */
export function shareTryCounts({ db, readSecret, own, onFault, patienceMs = PATIENCE_MS }: Options): TryCounts {
  let secret: Promise<string> | null = null
  let waiting: Asked[] = []
  let isCounting = false
  let notBefore = 0
  let isFaultTold = false

  function heed(error: unknown): undefined {
    if (isFaultTold || isDatabaseAway(error)) return
    isFaultTold = true
    onFault?.(error)
  }

  async function keyOf(name: string, key: string): Promise<string> {
    secret ??= readSecret().catch((error: unknown) => {
      secret = null
      throw error
    })
    return createHmac('sha256', await secret)
      .update(`${name}\n${key}`)
      .digest('hex')
      .slice(0, 32)
  }

  /** One statement at a time: what is asked meanwhile goes together into the next, and a flood takes one connection. */
  async function countWaiting(): Promise<void> {
    if (isCounting) return
    isCounting = true
    while (waiting.length > 0) {
      const together = waiting
      waiting = []
      await countAll(db, together).catch((error: unknown) => {
        for (const { reject } of together) reject(error)
      })
    }
    isCounting = false
  }

  async function count(name: string, key: string, limit: TryLimit): Promise<CountedTry> {
    const hash = await keyOf(name, key)
    const counted = new Promise<CountedTry>((resolve, reject) => waiting.push({ key: hash, limit, resolve, reject }))
    void countWaiting()
    return counted
  }

  /** Undefined: the database does not answer within a moment, or did not a moment ago. */
  async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    if (performance.now() < notBefore) return undefined
    const late = Promise.withResolvers<undefined>()
    const patience = setTimeout(late.resolve, patienceMs, undefined)
    const answer = await Promise.race([work().catch(heed), late.promise])
    clearTimeout(patience)
    if (answer === undefined) notBefore = performance.now() + PAUSE_MS
    return answer
  }

  return {
    take: async (name, key, limit) => (await ask(() => count(name, key, limit))) ?? own.take(name, key, limit),
    async giveBack(name, key) {
      await own.giveBack(name, key)
      await ask(async () =>
        db.execute(sql`update try_counts set tries = tries - 1 where key = ${await keyOf(name, key)} and tries > 0`),
      )
    },
    async forget(name, key) {
      await own.forget(name, key)
      await ask(async () => db.execute(sql`delete from try_counts where key = ${await keyOf(name, key)}`))
    },
  }
}

/**
 * What is over; and beyond a number that no house has, what is over soonest. Waits for nobody: what is being counted just now
 * is passed over, so that clearing and counting cannot lock each other out.
 */
export async function clearTryCounts(db: Database, most = MOST_KEYS): Promise<void> {
  const { key, endsAt } = tryCounts
  const beyond = sql`${key} in (select key from try_counts order by ends_at desc offset ${most})`
  for (const outdated of [sql`${endsAt} <= now()`, beyond]) {
    const free = db.select({ key }).from(tryCounts).where(outdated).for('update', { skipLocked: true })
    await db.delete(tryCounts).where(sql`${key} = any(array(${free}))`)
  }
}
