import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/client.server.ts'
import { announceContentChange } from '#db/context.server.ts'
import type { JobFailure } from '#platform/jobs/job.ts'
import { failureOf } from '#platform/jobs/job-failure.ts'
import { articles } from './article.table.server.ts'
import { podcasts } from './podcast.table.server.ts'

interface Publications {
  /** What the database's clock read at this look. Pages go by it too, whatever clock the server has. */
  at: Date
  /** Whether something went out by itself since the look before. */
  isDue: boolean
  /** Milliseconds until the next one; null when nothing waits. */
  wait: number | null
}

/** What goes out by itself, because its hour has come. */
export async function findPublications(db: Database, since: Date | null): Promise<Publications> {
  const { rows } = await db.execute<{ at: string; isDue: boolean; wait: string | null }>(sql`
    with planned as (
      select ${articles.publishedAt} as hour from ${articles} where ${articles.isPublished}
      union all
      select ${podcasts.publishedAt} from ${podcasts} where ${podcasts.isPublished}
    )
    select
      now() as "at",
      coalesce(bool_or(hour > ${since?.toISOString() ?? null}::timestamptz and hour <= now()), false) as "isDue",
      extract(epoch from min(hour) filter (where hour > now()) - now()) * 1000 as "wait"
    from planned`)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL returned no row for a look at what is planned')
  return { at: new Date(row.at), isDue: row.isDue, wait: row.wait === null ? null : Number(row.wait) }
}

interface Options {
  db: Database
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  timing?: Partial<typeof TIMING>
  /** Until when somebody else looked: what went out since then is announced. */
  since?: Date | null
  /** How it goes, at each look: null is well. */
  onTrouble?: (failure: JobFailure | null) => void
}

export interface Publisher {
  /** Content changed, so the next hour may be another one. Returns at once. */
  rearm(): void
  stop(): Promise<void>
}

const TIMING = {
  /** However far away the next hour is: clocks are corrected, and a timer of more than 24 days would go off at once. */
  longest: 3 * 60 * 60_000,
  /** After a look that failed. */
  retry: 5_000,
}
/** A timer may go off a moment early. */
const GRACE = 20

/**
 * A piece with an hour is visible from then on, but pages rendered before it are kept: when its hour comes, every instance
 * is told to forget them. The database's clock decides, since pages ask it too.
 */
export function startPublisher({ db, log, timing, since = null, onTrouble = () => {} }: Options): Publisher {
  const { longest, retry } = { ...TIMING, ...timing }
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let isCalledAgain = false
  let isStopping = false
  let hasFailed = false
  let lookedAt = since

  async function look(): Promise<number> {
    const { at, isDue, wait } = await findPublications(db, lookedAt)
    // While nobody could look, an hour may have passed.
    if (isDue || hasFailed) await announceContentChange(db)
    if (hasFailed) log.info('what is planned can be read again')
    hasFailed = false
    onTrouble(null)
    lookedAt = at
    return Math.min(wait === null ? longest : wait + GRACE, longest)
  }

  async function lookAndWait(): Promise<void> {
    clearTimeout(timer)
    let next = retry
    do {
      isCalledAgain = false
      try {
        next = await look()
      } catch (error) {
        if (!hasFailed) log.error({ err: error }, 'what is planned cannot be read: it goes out late')
        hasFailed = true
        onTrouble(failureOf(error))
        next = retry
      }
    } while (isCalledAgain && !isStopping)
    if (!isStopping) timer = setTimeout(rearm, next)
  }

  function rearm(): void {
    if (isStopping) return
    isCalledAgain = true
    looking ??= lookAndWait().finally(() => {
      looking = null
      // Called in the moment between its last look and this line.
      if (isCalledAgain) rearm()
    })
  }

  rearm()
  return {
    rearm,
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await looking
    },
  }
}
