import { and, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { toPublicProperty } from '../property.public.ts'
import { isPublic, propertyColumns } from '../property.repository.server.ts'
import { type PropertyRow, properties } from '../property.table.server.ts'
import { type ShortlistHome, toShortlistHome } from './shortlist-home.ts'
import { tidyIds } from './shortlist-ids.ts'

/** The public ones among these homes, in the order asked. */
async function listPublicPropertiesById(db: Database, ids: readonly number[]): Promise<PropertyRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(propertyColumns)
    .from(properties)
    .where(and(inArray(properties.id, [...ids]), isPublic))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The homes of a list as visitors may see them, in its order. One that is gone or not available is left out. */
export async function getShortlist({ db }: Context, ids: readonly number[]): Promise<ShortlistHome[]> {
  const rows = await listPublicPropertiesById(db, tidyIds(ids))
  const described = await describePictures(
    db,
    rows.flatMap(({ images }) => images),
  )
  return rows.map((row) => toShortlistHome(toPublicProperty(row, pick(described, row.images))))
}
