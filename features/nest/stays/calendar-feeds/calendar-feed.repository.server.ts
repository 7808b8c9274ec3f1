import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { properties } from '../../property.table.server.ts'
import { type CalendarFeedRow, calendarFeeds } from './calendar-feed.table.server.ts'
import type { CalendarProblem } from './calendar-problems.ts'

/** PostgreSQL's clock, which all instances share. */
const fromNow = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** More calendars than any home stands in. */
export const MOST_FEEDS = 20

/** With a number only where it had that one before. */
export async function insertCalendarFeed(
  tx: Database,
  feed: Pick<CalendarFeedRow, 'propertyId' | 'name' | 'url'> & { id?: number | undefined },
): Promise<CalendarFeedRow> {
  const [row] = await tx.insert(calendarFeeds).overridingSystemValue().values(feed).returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

export async function findCalendarFeed(db: Database, id: number): Promise<CalendarFeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.id, id))
  return row
}

export async function findFeedsOfHome(db: Database, propertyId: number): Promise<CalendarFeedRow[]> {
  return db.select().from(calendarFeeds).where(eq(calendarFeeds.propertyId, propertyId)).orderBy(asc(calendarFeeds.id))
}

/** Shorter, most troubles are over by themselves. */
const LONG_HOURS = 6

/** Those that are not taken at their word, or whose last look went wrong; `isLong`: none went well for hours. */
export async function findTroubledFeeds(db: Database) {
  const { id, name, events, pending, lastProblem, lastSuccessAt } = calendarFeeds
  const since = sql`coalesce(${lastSuccessAt}, ${calendarFeeds.createdAt})`
  return db
    .select({
      ...{ id, name, events, pending, lastProblem, lastSuccessAt },
      isLong: sql<boolean>`${since} < now() - ${LONG_HOURS} * interval '1 hour'`,
      home: { id: properties.id, title: properties.title, titleFr: properties.titleFr },
    })
    .from(calendarFeeds)
    .innerJoin(properties, eq(properties.id, calendarFeeds.propertyId))
    .where(or(isNotNull(pending), isNotNull(lastProblem)))
    .orderBy(asc(since), asc(id))
}

export async function updateCalendarFeed(
  tx: Database,
  id: number,
  changes: Partial<typeof calendarFeeds.$inferInsert>,
): Promise<void> {
  await tx.update(calendarFeeds).set(changes).where(eq(calendarFeeds.id, id))
}

/** Its nights and conflicts go with it. */
export async function deleteCalendarFeed(tx: Database, id: number): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.id, id))
}

/** Takes the feed that has been due for longest. Nobody else gets it until the lease is over. */
export async function claimDueCalendar(db: Database, leaseMs: number): Promise<CalendarFeedRow | undefined> {
  const due = db
    .select({ id: calendarFeeds.id })
    .from(calendarFeeds)
    .where(sql`${calendarFeeds.nextReadAt} <= now()`)
    .orderBy(asc(calendarFeeds.nextReadAt), asc(calendarFeeds.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(calendarFeeds)
    .set({ nextReadAt: fromNow(leaseMs) })
    // As an array it is asked once; `in (…)` may be planned as a loop, which would lock and take one more each turn.
    .where(sql`${calendarFeeds.id} = any(array(${due}))`)
    .returning()
  return row
}

/** Takes this one, due or not. */
export async function claimCalendar(db: Database, id: number, leaseMs: number): Promise<CalendarFeedRow | undefined> {
  const [row] = await db
    .update(calendarFeeds)
    .set({ nextReadAt: fromNow(leaseMs) })
    .where(eq(calendarFeeds.id, id))
    .returning()
  return row
}

/** In the next round. */
export async function readSoon(tx: Database, id: number): Promise<void> {
  await tx.update(calendarFeeds).set({ nextReadAt: sql`now()` }).where(eq(calendarFeeds.id, id))
}

/** A look that brought nothing: what the calendar held stays held. */
export async function settleFailure(
  tx: Database,
  id: number,
  { problem, failures, nextInMs }: { problem: CalendarProblem; failures: number; nextInMs: number },
): Promise<void> {
  await tx
    .update(calendarFeeds)
    .set({ lastReadAt: sql`now()`, nextReadAt: fromNow(nextInMs), lastProblem: problem, failures })
    .where(eq(calendarFeeds.id, id))
}

type Brought = Pick<CalendarFeedRow, 'events' | 'pending' | 'etag' | 'lastModified'>

/** A look that went well; `brought` where the text was sent again, `problem` where only a part of it could be read. */
export async function settleSuccess(
  tx: Database,
  id: number,
  { nextInMs, brought, problem }: { nextInMs: number; brought: Brought | null; problem: CalendarProblem | null },
): Promise<void> {
  await tx
    .update(calendarFeeds)
    .set({
      lastReadAt: sql`now()`,
      nextReadAt: fromNow(nextInMs),
      lastProblem: problem,
      failures: 0,
      ...(!problem && { lastSuccessAt: sql`now()` }),
      ...(brought && { ...brought, lastTextAt: sql`now()` }),
    })
    .where(eq(calendarFeeds.id, id))
}

/** Locked until the transaction ends; the home is locked before it, always in this order. */
export async function lockCalendarFeed(
  tx: Database,
  { id, propertyId }: Pick<CalendarFeedRow, 'id' | 'propertyId'>,
): Promise<CalendarFeedRow | undefined> {
  const [row] = await tx
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.propertyId, propertyId)))
    .for('update')
  return row
}
