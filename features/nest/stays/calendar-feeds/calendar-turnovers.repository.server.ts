import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { properties } from '../../property.table.server.ts'
import { heldNights } from '../held-night.table.server.ts'
import { calendarFeeds } from './calendar-feed.table.server.ts'

const arrival = sql<string>`lower(${heldNights.nights})::text`
const departure = sql<string>`upper(${heldNights.nights})::text`

/** What a calendar calls by a name: nights without one are the days in which a home is made ready after its guests. */
const isOfCalendar = and(isNotNull(heldNights.feedId), isNotNull(heldNights.feedUid))

/** Nights of other calendars that end on these days. Whether a guest had them, or their owner, not every calendar says. */
export async function findCalendarDepartures(db: Database, days: { from: string; to: string }) {
  const endsThen = sql`upper(${heldNights.nights}) between ${days.from}::date and ${days.to}::date`
  return db
    .select({
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
    .where(and(isOfCalendar, endsThen))
    .orderBy(asc(heldNights.id))
}

/** Of these homes, nights of other calendars that begin from this day on. */
export async function findCalendarArrivals(db: Database, homes: readonly number[], from: string) {
  if (homes.length === 0) return []
  const beginsThen = sql`lower(${heldNights.nights}) >= ${from}::date`
  return db
    .select({ calendar: calendarFeeds.name, propertyId: properties.id, terms: properties.stayTerms, arrival })
    .from(heldNights)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, heldNights.feedId))
    .innerJoin(properties, eq(properties.id, heldNights.propertyId))
    .where(and(isOfCalendar, inArray(heldNights.propertyId, [...homes]), beginsThen))
}
