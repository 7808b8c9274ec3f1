import { and, desc, eq, gte, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { isProposed, isPublic, propertyColumns } from '#features/nest/property.repository.server.ts'
import { type PropertyRow, properties } from '#features/nest/property.table.server.ts'
import type { HomeFacts } from './engine/home-facts.ts'

const { id, type, kind, location, latitude, longitude, price, bedrooms, bathrooms, area, amenities, isVefa } =
  properties
const { deliveryDate, rentalTerms, createdAt, levels, floor, buildingFloors, hasLift, isStepFree } = properties
const { petsWelcome, maxGuests, minNights, stayTerms, pool, noise } = properties
const weighed = {
  ...{
    id,
    type,
    kind,
    location,
    latitude,
    longitude,
    price,
    bedrooms,
    bathrooms,
    area,
    amenities,
    isVefa,
    deliveryDate,
  },
  ...{ rentalTerms, createdAt, levels, floor, buildingFloors, hasLift, isStepFree, petsWelcome, maxGuests, minNights },
  ...{ stayTerms, pool, noise },
}
type Weighed = Pick<PropertyRow, keyof typeof weighed>

export function toFacts({ price: written, rentalTerms: terms, createdAt: created, ...row }: Weighed): HomeFacts {
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    location: row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    price: Math.round(Number(written)),
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    amenities: row.amenities,
    isVefa: row.isVefa,
    deliveryDate: row.deliveryDate,
    minimumLeaseMonths: terms?.minimumLeaseMonths ?? null,
    levels: row.levels,
    floor: row.floor,
    buildingFloors: row.buildingFloors,
    hasLift: row.hasLift,
    isStepFree: row.isStepFree,
    petsWelcome: row.petsWelcome,
    maxGuests: row.maxGuests,
    minNights: row.minNights,
    stayTerms: row.stayTerms,
    pool: row.pool,
    noise: row.noise,
    createdAt: created.getTime(),
  }
}

/** Where a home stands among all, the newest first; its moment as exact as PostgreSQL has it. */
export interface Mark {
  createdAt: string
  id: number
}

const mark = sql<string>`${properties.createdAt}::text`
const isBehind = (after: Mark | null) =>
  after ? sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::int)` : undefined
/** Down to that home, and it. */
const isDownTo = (last: Mark | null) =>
  last ? sql`(${createdAt}, ${id}) >= (${last.createdAt}::timestamptz, ${last.id}::int)` : sql`true`

interface MarkedHome {
  row: Weighed
  mark: string
}

/** Some of the homes that are proposed to visitors, without their texts, the newest first. */
export function listHomePortion(db: Database, after: Mark | null, most: number): Promise<MarkedHome[]> {
  return db
    .select({ row: weighed, mark })
    .from(properties)
    .where(and(isProposed, isBehind(after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
}

interface OlderRequest {
  than: Mark
  /** What the indexes of the search know without a look at the rows, and what only the rows do. */
  ofIndex: SQL | undefined
  ofRow: SQL | undefined
  most: number
  /** So many rows are asked at most. */
  mostRows: number
}

/** Homes that are older than a mark, as far as they meet the conditions: where they are too many, the newest of them. */
export async function listOlderHomes(
  db: Database,
  { than, ofIndex, ofRow, most, mostRows }: OlderRequest,
): Promise<HomeFacts[]> {
  const underOffer = db.select({ id }).from(properties).where(eq(properties.saleState, 'under-offer'))
  const where = and(isPublic, notInArray(id, underOffer), isBehind(than), ofIndex)
  const looked = ofRow ? mostRows : most
  // Few are found sooner in no order; of too many, the same are taken each time, and a walk in order meets them soon.
  const isTooMany = (await countUpTo(db, properties, where, looked)) > looked
  const some = db
    .select({ id, createdAt })
    .from(properties)
    .where(where)
    .orderBy(...(isTooMany ? [desc(createdAt), desc(id)] : []))
    .limit(looked)
    .as('some')
  const rows = await db
    .select(weighed)
    .from(some)
    .innerJoin(properties, eq(id, some.id))
    .where(and(isProposed, ofRow))
    .orderBy(desc(some.createdAt), desc(some.id))
    .limit(most)
  return rows.map(toFacts)
}

/** What was written since, shown or not, among those down to a mark. */
export async function listChangedHomes(
  db: Database,
  { since, downTo, most }: { since: Date; downTo: Mark | null; most: number },
): Promise<{ row: Weighed; isProposed: boolean }[]> {
  const rows = await db
    .select({ row: weighed, isProposed: sql<boolean>`${isProposed}` })
    .from(properties)
    .where(and(gte(properties.updatedAt, since), isDownTo(downTo)))
    .limit(most)
  return rows
}

/** How many are proposed, down to a mark: an index counts those that are public, and few have an offer on them. */
export async function countHomes(db: Database, downTo: Mark | null): Promise<number> {
  const there = and(isPublic, isDownTo(downTo))
  const [all, underOffer] = await Promise.all([
    db.$count(properties, there),
    db.$count(properties, and(there, eq(properties.saleState, 'under-offer'))),
  ])
  return all - underOffer
}

/** Those of them that still can be had. */
export async function findShownHomes(db: Database, ids: readonly number[]): Promise<PropertyRow[]> {
  if (ids.length === 0) return []
  return db
    .select(propertyColumns)
    .from(properties)
    .where(and(isProposed, inArray(id, [...ids])))
}
