import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import type { CountedHold, CountedHome, CountedStay } from '#features/nest/stays/occupancy.ts'
import { type StayRow, stays } from '#features/nest/stays/stay.table.server.ts'
import { awaitedDeparture } from './stay.repository.server.ts'

export async function listStayRows(
  db: Database,
  { condition, limit, beforeId }: { condition: SQL | undefined; limit: number; beforeId: number | null },
): Promise<StayRow[]> {
  return db
    .select()
    .from(stays)
    .where(and(condition, beforeId === null ? undefined : lt(stays.id, beforeId)))
    .orderBy(desc(stays.id))
    .limit(limit)
}

/** Nobody looks after more of them on one board; a house that has them reads the list. */
const MOST_ON_A_BOARD = 300

const isGenuine = isNull(stays.suspicion)
const isConfirmed = eq(stays.status, 'confirmed')

/** Confirmed ones of which something happens within these days, or whose guests are there on the first of them. */
export async function findStaysAround(db: Database, { from, to }: { from: string; to: string }): Promise<StayRow[]> {
  return db
    .select()
    .from(stays)
    .where(and(isConfirmed, lte(stays.arrival, to), gte(stays.departure, from)))
    .orderBy(asc(stays.arrival), asc(stays.id))
    .limit(MOST_ON_A_BOARD)
}

/** What waits for us or for the guest, and what nobody answered in time and could still be. */
export async function findOpenRequests(db: Database, today: string): Promise<StayRow[]> {
  return db
    .select()
    .from(stays)
    .where(and(isGenuine, inArray(stays.status, ['pending', 'proposed', 'expired']), gte(awaitedDeparture, today)))
    .orderBy(asc(stays.holdUntil), asc(stays.id))
    .limit(MOST_ON_A_BOARD)
}

const from = sql<string>`lower(${heldNights.nights})::text`
const until = sql<string>`upper(${heldNights.nights})::text`
const touches = (days: { from: string; until: string }) =>
  sql`${heldNights.nights} && daterange(${days.from}::date, ${days.until}::date, '[)')`

/** Of all homes: what staff blocked. */
export async function findBlocks(db: Database, days: { from: string; until: string }) {
  return db
    .select({
      id: heldNights.id,
      propertyId: heldNights.propertyId,
      homeTitle: properties.title,
      homeTitleFr: properties.titleFr,
      from,
      until,
      reason: heldNights.reason,
    })
    .from(heldNights)
    .innerJoin(properties, eq(properties.id, heldNights.propertyId))
    .where(and(isNull(heldNights.stayId), isNull(heldNights.feedId), touches(days)))
    .orderBy(asc(from), asc(heldNights.id))
    .limit(MOST_ON_A_BOARD)
}

/** What somebody other than our guests keeps from being sold, of all homes: without the preparation after guests of others. */
export async function findHoldsBesideStays(
  db: Database,
  days: { from: string; until: string },
): Promise<CountedHold[]> {
  const rows = await db
    .select({ propertyId: heldNights.propertyId, from, until, feedId: heldNights.feedId })
    .from(heldNights)
    .where(and(isNull(heldNights.stayId), or(isNull(heldNights.feedId), isNotNull(heldNights.feedUid)), touches(days)))
  return rows.map(({ feedId, ...hold }) => ({ ...hold, kind: feedId === null ? 'block' : 'calendar' }))
}

const isCounted = or(isConfirmed, and(eq(stays.status, 'cancelled'), gt(stays.keptPercent, 0)))

/** Homes that are let by the night, or once were: somebody stayed there. */
export async function findCountedHomes(db: Database): Promise<CountedHome[]> {
  const times = db
    .select({
      propertyId: stays.propertyId,
      firstArrival: min(stays.arrival).as('first_arrival'),
      lastDeparture: max(stays.departure).as('last_departure'),
    })
    .from(stays)
    .where(isConfirmed)
    .groupBy(stays.propertyId)
    .as('times')
  const isLet = sql<boolean>`(${properties.type} = 'short-stay' and ${properties.stayTerms} is not null)`
  return db
    .select({
      id: properties.id,
      title: properties.title,
      titleFr: properties.titleFr,
      since: sql<string>`(${properties.createdAt} at time zone 'Africa/Dakar')::date::text`,
      isLet,
      firstArrival: times.firstArrival,
      lastDeparture: times.lastDeparture,
    })
    .from(properties)
    .leftJoin(times, eq(times.propertyId, properties.id))
    .where(or(isLet, isNotNull(times.propertyId)))
    .orderBy(asc(properties.title), asc(properties.id))
}

/** All that the figures of these days are made of. */
export async function findCountedStays(db: Database, days: { from: string; until: string }): Promise<CountedStay[]> {
  const { propertyId, homeTitle, homeTitleFr, arrival, departure, status, quote, keptPercent } = stays
  return db
    .select({ propertyId, homeTitle, homeTitleFr, arrival, departure, status, quote, keptPercent })
    .from(stays)
    .where(and(isCounted, lt(arrival, days.until), gt(departure, days.from)))
    .orderBy(asc(arrival), asc(stays.id))
}

/** By its number, or once it is deleted by the name that its stays kept. */
const isAt = (home: number | string) =>
  typeof home === 'number' ? eq(stays.propertyId, home) : and(isNull(stays.propertyId), eq(stays.homeTitle, home))

export async function hasStaysOfDeleted(db: Database, title: string): Promise<boolean> {
  return (await db.$count(stays, isAt(title))) > 0
}

/** Of one home, what belongs on the statement of these days. */
export async function findStaysOfHome(
  db: Database,
  home: number | string,
  days: { from: string; until: string },
): Promise<StayRow[]> {
  return db
    .select()
    .from(stays)
    .where(
      and(
        isAt(home),
        inArray(stays.status, ['confirmed', 'cancelled']),
        lt(stays.arrival, days.until),
        gt(stays.departure, days.from),
      ),
    )
    .orderBy(asc(stays.arrival), asc(stays.id))
}

/** Guests of ours who leave on these days. */
export async function findDepartures(db: Database, days: { from: string; to: string }): Promise<StayRow[]> {
  return db
    .select()
    .from(stays)
    .where(and(isConfirmed, gte(stays.departure, days.from), lte(stays.departure, days.to)))
    .orderBy(asc(stays.departure), asc(stays.homeTitle), asc(stays.id))
}

/** Of these homes, every arrival from this day on. */
export async function findArrivals(db: Database, homes: readonly number[], first: string): Promise<StayRow[]> {
  if (homes.length === 0) return []
  return db
    .selectDistinctOn([stays.propertyId, stays.arrival])
    .from(stays)
    .where(and(isConfirmed, inArray(stays.propertyId, [...homes]), gte(stays.arrival, first)))
    .orderBy(asc(stays.propertyId), asc(stays.arrival))
}
