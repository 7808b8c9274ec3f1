import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { properties } from '../../property.table.server.ts'
import { heldNights } from '../held-night.table.server.ts'
import { addDays } from '../stay-days.ts'
import { MOST_PREPARATION_DAYS } from '../stay-terms.schema.ts'
import { calendarFeeds } from './calendar-feed.table.server.ts'

const arrival = sql<string>`lower(${heldNights.nights})::text`

/**
 * The day on which what a calendar holds ends, as that calendar says: what is kept of ours may go on for longer, to make the home
 * ready. What it has forgotten since ended with the nights that were kept. Everything that asks when their guests leave asks here.
 */
const departure: SQL<string> = sql<string>`coalesce((
  select max(event ->> 'until')
  from jsonb_array_elements(${calendarFeeds.events} || coalesce(${calendarFeeds.pending}, '[]')) event
  where event ->> 'uid' = ${heldNights.feedUid}
    and event ->> 'until' > lower(${heldNights.nights})::text
    and event ->> 'until' <= upper(${heldNights.nights})::text
), upper(${heldNights.nights})::text)`

/** Nights of other calendars that end on these days. Whether a guest had them, or their owner, not every calendar says. */
export async function findCalendarDepartures(db: Database, { from, to }: { from: string; to: string }) {
  const mayEnd = sql`upper(${heldNights.nights}) between ${from}::date and ${addDays(to, MOST_PREPARATION_DAYS)}::date`
  const rows = await db
    .select({
      id: heldNights.id,
      calendar: calendarFeeds.name,
      propertyId: properties.id,
      homeTitle: properties.title,
      homeTitleFr: properties.titleFr,
      terms: properties.stayTerms,
      departure,
    })
    .from(heldNights)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, heldNights.feedId))
    .innerJoin(properties, eq(properties.id, heldNights.propertyId))
    .where(mayEnd)
    .orderBy(asc(heldNights.id))
  return rows.filter((row) => row.departure >= from && row.departure <= to)
}

/** Of these homes, nights of other calendars that begin from this day on. */
export async function findCalendarArrivals(db: Database, homes: readonly number[], from: string) {
  if (homes.length === 0) return []
  return db
    .select({
      calendar: calendarFeeds.name,
      propertyId: properties.id,
      terms: properties.stayTerms,
      arrival,
    })
    .from(heldNights)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, heldNights.feedId))
    .innerJoin(properties, eq(properties.id, heldNights.propertyId))
    .where(and(inArray(heldNights.propertyId, [...homes]), sql`lower(${heldNights.nights}) >= ${from}::date`))
    .orderBy(asc(heldNights.nights))
}
