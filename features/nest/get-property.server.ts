import { AppError } from '#common/errors.ts'
import { can } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { type PublicProperty, toPublicProperty } from './property.public.ts'
import {
  findProperty,
  findPublicProperty,
  listFeaturedProperties,
  listSimilarProperties,
} from './property.repository.server.ts'
import type { PropertyRow } from './property.table.server.ts'

const SIMILAR_SHOWN = 3

/** One property; one that is not available is there for staff only. */
export async function getProperty({ db, actor }: Context, id: number): Promise<PublicProperty> {
  const row = can(actor, 'content:read-unpublished') ? await findProperty(db, id) : await findPublicProperty(db, id)
  if (!row) throw new AppError('not_found')
  const described = await describePictures(db, row.images)
  return toPublicProperty(row, pick(described, row.images))
}

export async function getSimilarProperties({ db }: Context, id: number): Promise<PublicProperty[]> {
  const row = await findPublicProperty(db, id)
  if (!row) return []
  return withPictures(db, await listSimilarProperties(db, row, SIMILAR_SHOWN))
}

/** The homes staff put forward, for the home page. */
export async function getFeaturedProperties({ db }: Context, limit: number): Promise<PublicProperty[]> {
  return withPictures(db, await listFeaturedProperties(db, limit))
}

async function withPictures(db: Database, rows: PropertyRow[]): Promise<PublicProperty[]> {
  const described = await describePictures(
    db,
    rows.flatMap(({ images }) => images),
  )
  return rows.map((row) => toPublicProperty(row, pick(described, row.images)))
}
