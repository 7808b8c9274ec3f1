import { and, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { isPublic, propertyColumns } from '#features/nest/property.repository.server.ts'
import { type PropertyRow, properties } from '#features/nest/property.table.server.ts'
import type { HomeFacts } from './engine/home-facts.ts'

const { id, type, kind, location, price, bedrooms, bathrooms, area, amenities, isVefa } = properties
const { deliveryDate, rentalTerms, createdAt } = properties
const weighed = { id, type, kind, location, price, bedrooms, bathrooms, area, amenities, isVefa }
type Weighed = Pick<PropertyRow, keyof typeof weighed | 'deliveryDate' | 'rentalTerms' | 'createdAt'>

export function toFacts(row: Weighed): HomeFacts {
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    location: row.location,
    price: Math.round(Number(row.price)),
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    amenities: row.amenities,
    isVefa: row.isVefa,
    deliveryDate: row.deliveryDate,
    minimumLeaseMonths: row.rentalTerms?.minimumLeaseMonths ?? null,
    createdAt: row.createdAt.getTime(),
  }
}

/** Every home that visitors may see, without its texts. */
export async function listHomeFacts(db: Database): Promise<HomeFacts[]> {
  const rows = await db
    .select({ ...weighed, deliveryDate, rentalTerms, createdAt })
    .from(properties)
    .where(isPublic)
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
