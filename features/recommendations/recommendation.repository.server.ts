import { and, asc, count, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { isProposed, propertyColumns } from '#features/nest/property.repository.server.ts'
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

/** Some of the homes that are proposed to visitors, without their texts, in the order of their numbers. */
export function listHomePortion(db: Database, after: number, most: number): Promise<Weighed[]> {
  return db
    .select(weighed)
    .from(properties)
    .where(and(isProposed, gt(id, after)))
    .orderBy(asc(id))
    .limit(most)
}

/** What was written since, shown or not. */
export async function listChangedHomes(
  db: Database,
  since: Date,
  most: number,
): Promise<{ row: Weighed; isProposed: boolean }[]> {
  const rows = await db
    .select({ row: weighed, isProposed: sql<boolean>`${isProposed}` })
    .from(properties)
    .where(gte(properties.updatedAt, since))
    .limit(most)
  return rows
}

export async function countHomes(db: Database): Promise<number> {
  const [row] = await db.select({ homes: count() }).from(properties).where(isProposed)
  return row?.homes ?? 0
}

/** Those of them that still can be had. */
export async function findShownHomes(db: Database, ids: readonly number[]): Promise<PropertyRow[]> {
  if (ids.length === 0) return []
  return db
    .select(propertyColumns)
    .from(properties)
    .where(and(isProposed, inArray(id, [...ids])))
}
