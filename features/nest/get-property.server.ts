import { AppError } from '#common/errors.ts'
import { can } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#features/pictures/describe-pictures.server.ts'
import { type PublicProperty, toPublicProperty } from './property.public.ts'
import { findProperty, findPublicProperty, listSimilarProperties } from './property.repository.server.ts'

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
  const similar = await listSimilarProperties(db, row, SIMILAR_SHOWN)
  const described = await describePictures(
    db,
    similar.flatMap(({ images }) => images),
  )
  return similar.map((property) => toPublicProperty(property, pick(described, property.images)))
}
