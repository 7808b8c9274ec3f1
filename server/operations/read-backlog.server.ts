import { isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { leads } from '#features/enquiries/leads/lead.table.server.ts'
import { isWaiting as isPersonWaiting } from '#features/enquiries/leads/waiting.server.ts'
import { DROPPED } from '#platform/mail/delivery.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'

const KEPT_MS = 5_000
const LIMIT_MS = 2_000

const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`
const longestSince = (moment: SQL) => sql<number>`coalesce(extract(epoch from now() - ${moment}), 0)::float8`

const isWaiting = sql`${outbox.failedAt} is null`
/** Not refused by anybody, and due: a claim lasts minutes, and what is planned for later is not stuck. */
const isUntried = sql`${isWaiting} and ${outbox.attempts} = 0 and ${outbox.nextAttemptAt} < now() + interval '10 minutes'`
const failedWithin = (days: number) =>
  sql`${outbox.failedAt} > now() - ${days} * interval '1 day' and coalesce(${outbox.lastError}, '') not like ${`${DROPPED}%`}`

async function readOnce(db: Database) {
  const [[messages], [people]] = await Promise.all([
    db
      .select({
        outboxWaiting: count(isWaiting),
        outboxOldestSeconds: longestSince(sql`min(${outbox.createdAt}) filter (where ${isWaiting})`),
        outboxFailedWeek: count(failedWithin(7)),
        /** What a mail server that is there would have taken long ago. */
        outboxStuckSeconds: longestSince(sql`min(${outbox.createdAt}) filter (where ${isUntried})`),
        /** Somebody wrote, and staff never heard of it by mail. */
        lostNotices: count(sql`${failedWithin(1)} and ${outbox.recipient} is null`),
      })
      .from(outbox)
      .where(isNull(outbox.sentAt)),
    db
      .select({
        leadsWaiting: sql<number>`count(*)::int`,
        leadsWaitMedianSeconds: longestSince(
          sql`to_timestamp(percentile_cont(0.5) within group (order by extract(epoch from ${leads.waitingSince})))`,
        ),
        leadsWaitLongestSeconds: longestSince(sql`min(${leads.waitingSince})`),
      })
      .from(leads)
      .where(isPersonWaiting),
  ])
  if (!messages || !people) throw new Error('A count without groups always has one row.')
  return { ...messages, ...people }
}

/** What waits for the mail server and for us. */
export type Backlog = Awaited<ReturnType<typeof readOnce>>
export type ReadBacklog = () => Promise<Backlog>

/** Asked by every figure of a look at us, and by the alarms: read once for all of them, and never waited for long. */
export function createReadBacklog(db: Database, { keptMs = KEPT_MS, limitMs = LIMIT_MS } = {}): ReadBacklog {
  let reading: Promise<Backlog> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (reading && performance.now() - readAt < keptMs) return reading
    readAt = performance.now()
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database takes too long to say what waits.')), limitMs).unref()
    })
    reading = Promise.race([readOnce(db), late])
    // Whoever asked is told; the promise that is kept for others may have nobody.
    reading.catch(() => {})
    return reading
  }
}
