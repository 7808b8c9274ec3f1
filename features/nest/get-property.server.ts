import { AppError } from '#common/errors.ts'
import { can } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { type PublicProperty, type StaffProperty, toPublicProperty, toStaffProperty } from './property.public.ts'
import { findGoneProperty, findProperty, findShownProperty } from './property.repository.server.ts'
import type { PropertyRow } from './property.table.server.ts'
import { listFeaturedCards, listSimilarCards } from './property-card.repository.server.ts'
import type { PropertyCardData } from './property-card.ts'
import { readFiltersLeniently } from './property-filters.ts'
import { countFound } from './search-properties.server.ts'

const SIMILAR_SHOWN = 3
const FEATURED_SHOWN = 3

const picturesOf = async (db: Database, { images }: PropertyRow) => pick(await describePictures(db, images), images)

async function readPublic(db: Database, id: number): Promise<PropertyRow> {
  const row = await findShownProperty(db, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** One property; one that is neither available nor was sold or let lately, and what is not for visitors, is there for staff only. */
export async function getProperty({ db, actor }: Context, id: number): Promise<PublicProperty | StaffProperty> {
  if (!can(actor, 'content:read-unpublished')) {
    const row = await readPublic(db, id)
    return toPublicProperty(row, await picturesOf(db, row))
  }
  const row = await findProperty(db, id)
  if (!row) throw new AppError('not_found')
  return toStaffProperty(row, await picturesOf(db, row))
}

export interface PropertyAndSimilar {
  property: PublicProperty
  similar: PropertyCardData[]
}

/** One property as visitors see it, with others they may like. */
export async function getPropertyAndSimilar({ db }: Context, id: number): Promise<PropertyAndSimilar> {
  const row = await readPublic(db, id)
  const [pictures, similar] = await Promise.all([picturesOf(db, row), listSimilarCards(db, row, SIMILAR_SHOWN)])
  return { property: toPublicProperty(row, pictures), similar }
}

/**
 * Where the page of a home leads that was sold or let too long ago to tell: the list, with what it was asked by, as far as that
 * finds anything. Null: there never was such a home.
 */
export async function findWayOn(context: Context, id: number): Promise<string | null> {
  const gone = await findGoneProperty(context.db, id)
  if (!gone) return null
  const { type, kind, location } = gone
  for (const asked of [{ type, kind, location }, { type, location }, { type }]) {
    const params = new URLSearchParams(asked)
    const { total } = await countFound(context, readFiltersLeniently(params))
    if (total > 0) return `/kais-nest?${params}`
  }
  return '/kais-nest'
}

const readFeatured = lastKnown((db) => listFeaturedCards(db, FEATURED_SHOWN))

/** The homes staff put forward: for the home page, and for whoever looked for one that is gone. */
export function getFeaturedProperties({ db }: Context): Promise<PropertyCardData[]> {
  return readFeatured(db)
}
