import { and, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { isPublic, propertyColumns } from '#features/nest/property.repository.server.ts'
import { type PropertyRow, properties } from '#features/nest/property.table.server.ts'
import type { HomeFacts } from './engine/home-facts.ts'

const { id, type, kind, location, latitude, longitude, price, bedrooms, bathrooms, area, amenities } = properties
const { isVefa, deliveryDate, rentalTerms, createdAt, levels, floor, buildingFloors, hasLift, isStepFree } = properties
const { petsWelcome, maxGuests, minNights, pool, noise } = properties
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
  ...{ levels, floor, buildingFloors, hasLift, isStepFree, petsWelcome, maxGuests, minNights, pool, noise },
  ...{ rentalTerms, createdAt },
}

/** A row that holds more may be given: only what is weighed is kept. */
export function toFacts(row: Pick<PropertyRow, keyof typeof weighed>): HomeFacts {
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    location: row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    price: Math.round(Number(row.price)),
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    amenities: row.amenities,
    isVefa: row.isVefa,
    deliveryDate: row.deliveryDate,
    minimumLeaseMonths: row.rentalTerms?.minimumLeaseMonths ?? null,
    levels: row.levels,
    floor: row.floor,
    buildingFloors: row.buildingFloors,
    hasLift: row.hasLift,
    isStepFree: row.isStepFree,
    petsWelcome: row.petsWelcome,
    maxGuests: row.maxGuests,
    minNights: row.minNights,
    pool: row.pool,
    noise: row.noise,
    createdAt: row.createdAt.getTime(),
  }
}

/** Every home that visitors may see, without its texts. */
export async function listHomeFacts(db: Database): Promise<HomeFacts[]> {
  const rows = await db.select(weighed).from(properties).where(isPublic)
  return rows.map(toFacts)
}

/** Those of them that visitors still may see. */
export async function findShownHomes(db: Database, ids: readonly number[]): Promise<PropertyRow[]> {
  if (ids.length === 0) return []
  return db
    .select(propertyColumns)
    .from(properties)
    .where(and(isPublic, inArray(id, [...ids])))
}
