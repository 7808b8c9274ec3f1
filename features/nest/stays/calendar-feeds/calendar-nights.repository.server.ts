import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { properties } from '../../property.table.server.ts'
import { heldNights } from '../held-night.table.server.ts'
import { stays } from '../stay.table.server.ts'
import { calendarConflicts, calendarFeeds } from './calendar-feed.table.server.ts'
import type { Conflict } from './plan-nights.ts'

/** What a calendar holds from today on for what it says. */
export async function findNightsOfFeed(tx: Database, feedId: number, today: string) {
  return tx
    .select({
      id: heldNights.id,
      uid: sql<string>`coalesce(${heldNights.feedUid}, '')`,
      from: sql<string>`lower(${heldNights.nights})::text`,
      until: sql<string>`upper(${heldNights.nights})::text`,
    })
    .from(heldNights)
    .where(
      and(
        eq(heldNights.feedId, feedId),
        isNotNull(heldNights.feedUid),
        sql`upper(${heldNights.nights}) > ${today}::date`,
      ),
    )
}

export async function findPreparationDays(tx: Database, propertyId: number): Promise<number> {
  const [home] = await tx
    .select({ days: properties.stayPreparationDays })
    .from(properties)
    .where(eq(properties.id, propertyId))
  return home?.days ?? 0
}

/** Frees them from today on: what was stays written. */
export async function freeNights(tx: Database, ids: readonly number[], today: string): Promise<void> {
  if (ids.length === 0) return
  const these = inArray(heldNights.id, [...ids])
  await tx.delete(heldNights).where(and(these, sql`lower(${heldNights.nights}) >= ${today}::date`))
  await tx
    .update(heldNights)
    .set({ nights: sql`daterange(lower(${heldNights.nights}), ${today}::date, '[)')` })
    .where(these)
}

export async function findConflictsOfFeed(tx: Database, feedId: number) {
  return tx.select().from(calendarConflicts).where(eq(calendarConflicts.feedId, feedId))
}

export async function changeConflicts(
  tx: Database,
  feedId: number,
  { gone, come }: { gone: readonly number[]; come: readonly Conflict[] },
): Promise<void> {
  if (gone.length > 0) await tx.delete(calendarConflicts).where(inArray(calendarConflicts.id, [...gone]))
  if (come.length > 0)
    await tx
      .insert(calendarConflicts)
      .values(
        come.map(({ uid, from, until, stayId, otherFeedId }) => ({ feedId, uid, from, until, stayId, otherFeedId })),
      )
}

/** Homes where somebody waits for nights that somebody else has. */
export async function findHomesInConflict(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ propertyId: calendarFeeds.propertyId })
    .from(calendarConflicts)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, calendarConflicts.feedId))
    .orderBy(asc(calendarFeeds.propertyId))
  return rows.map(({ propertyId }) => propertyId)
}

const otherFeeds = alias(calendarFeeds, 'other_feeds')

/** The event is remembered as an echo (echoes.ts). */
const named = sql`jsonb_build_array(jsonb_build_object('uid', ${calendarConflicts.uid}, 'isEcho', true))`
const isEcho = sql<boolean>`(${calendarFeeds.events} @> ${named} or coalesce(${calendarFeeds.pending} @> ${named}, false))`

/** More than this nobody works off; the nearest nights come first. */
const MOST_LISTED = 500

/** Those that nobody has settled, of all homes. */
export async function findOpenConflicts(db: Database) {
  return db
    .select({
      id: calendarConflicts.id,
      from: calendarConflicts.from,
      until: calendarConflicts.until,
      firstSeenAt: calendarConflicts.firstSeenAt,
      isEcho,
      feed: { id: calendarFeeds.id, name: calendarFeeds.name },
      home: { id: properties.id, title: properties.title, titleFr: properties.titleFr },
      stay: { id: stays.id, name: stays.name, arrival: stays.arrival, departure: stays.departure },
      otherFeed: { id: otherFeeds.id, name: otherFeeds.name },
    })
    .from(calendarConflicts)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, calendarConflicts.feedId))
    .innerJoin(properties, eq(properties.id, calendarFeeds.propertyId))
    .leftJoin(stays, eq(stays.id, calendarConflicts.stayId))
    .leftJoin(otherFeeds, eq(otherFeeds.id, calendarConflicts.otherFeedId))
    .where(isNull(calendarConflicts.settledAt))
    .orderBy(asc(calendarConflicts.from), desc(calendarConflicts.id))
    .limit(MOST_LISTED)
}

/** Locked: of two who settle it at once, one does. */
export async function lockConflict(tx: Database, id: number) {
  const [row] = await tx
    .select({
      id: calendarConflicts.id,
      from: calendarConflicts.from,
      until: calendarConflicts.until,
      settledAt: calendarConflicts.settledAt,
      feedName: calendarFeeds.name,
      home: { id: properties.id, title: properties.title },
    })
    .from(calendarConflicts)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, calendarConflicts.feedId))
    .innerJoin(properties, eq(properties.id, calendarFeeds.propertyId))
    .where(eq(calendarConflicts.id, id))
    .for('update', { of: calendarConflicts })
  return row
}

export async function markSettled(tx: Database, id: number, settledBy: number | null): Promise<void> {
  await tx.update(calendarConflicts).set({ settledAt: sql`now()`, settledBy }).where(eq(calendarConflicts.id, id))
}
