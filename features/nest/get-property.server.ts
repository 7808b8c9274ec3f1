import { AppError } from '#common/errors.ts'
import { can } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { type PublicProperty, toPublicProperty } from './property.public.ts'
import { findProperty, findPublicProperty } from './property.repository.server.ts'
import type { PropertyRow } from './property.table.server.ts'
import { listFeaturedCards, listSimilarCards } from './property-card.repository.server.ts'
import type { PropertyCardData } from './property-card.ts'

const SIMILAR_SHOWN = 3
const FEATURED_SHOWN = 3

async function withPictures(db: Database, row: PropertyRow): Promise<PublicProperty> {
  return toPublicProperty(row, pick(await describePictures(db, row.images), row.images))
}

/** One property; one that is not available is there for staff only. */
export async function getProperty({ db, actor }: Context, id: number): Promise<PublicProperty> {
  const row = can(actor, 'content:read-unpublished') ? await findProperty(db, id) : await findPublicProperty(db, id)
  if (!row) throw new AppError('not_found')
  return withPictures(db, row)
}

export interface PropertyAndSimilar {
  property: PublicProperty
  similar: PropertyCardData[]
}

/** One property as visitors see it, with others they may like. */
export async function getPropertyAndSimilar({ db }: Context, id: number): Promise<PropertyAndSimilar> {
  const row = await findPublicProperty(db, id)
  if (!row) throw new AppError('not_found')
  const [property, similar] = await Promise.all([withPictures(db, row), listSimilarCards(db, row, SIMILAR_SHOWN)])
  return { property, similar }
}

const readFeatured = lastKnown((db) => listFeaturedCards(db, FEATURED_SHOWN))

/** The homes staff put forward: for the home page, and for whoever looked for one that is gone. */
export function getFeaturedProperties({ db }: Context): Promise<PropertyCardData[]> {
  return readFeatured(db)
}
