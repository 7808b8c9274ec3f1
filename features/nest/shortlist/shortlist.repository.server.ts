import { and, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { isPublic, propertyColumns } from '../property.repository.server.ts'
import { type PropertyRow, properties } from '../property.table.server.ts'

/** The public ones among these homes, in the order asked. */
export async function listPublicPropertiesById(db: Database, ids: readonly number[]): Promise<PropertyRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(propertyColumns)
    .from(properties)
    .where(and(inArray(properties.id, [...ids]), isPublic))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
