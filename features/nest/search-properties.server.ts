import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#platform/pictures/describe-pictures.server.ts'
import { type PublicProperty, toPublicProperty } from './property.public.ts'
import type { PropertyFilters } from './property-filters.ts'
import {
  type Audience,
  conditionOf,
  countUpToLimit,
  findPage,
  MOST_COUNTED,
  readPage,
  VISITORS,
} from './search/property-search.repository.server.ts'

interface Request {
  filters: PropertyFilters
  paging: Paging
  /** Staff lists show what visitors do not see; asked for by the dashboard only. */
  audience?: Audience
}

export interface FoundProperties extends Page<PublicProperty>, Total {}

interface Total {
  total: number
  /** False: there are more than `total` says. */
  isTotalExact: boolean
}

function toTotal(counted: number): Total {
  return { total: Math.min(counted, MOST_COUNTED), isTotalExact: counted <= MOST_COUNTED }
}

/** How many homes visitors would find, without looking at any. */
export async function countFound({ db }: Context, filters: PropertyFilters): Promise<Total> {
  return toTotal(await countUpToLimit(db, await conditionOf(db, filters, VISITORS)))
}

export async function searchProperties(
  { db, actor }: Context,
  { filters, paging, audience = VISITORS }: Request,
): Promise<FoundProperties> {
  const { limit, cursor } = paging
  const where = await conditionOf(db, filters, can(actor, 'content:read-unpublished') ? audience : VISITORS)
  const after = cursor ? decodeCursor(cursor) : null
  const { counted, ids } = await findPage(db, { where, sort: filters.sort, limit, after })
  const shown = await readPage(db, ids.slice(0, limit), filters.sort)
  const last = shown.at(-1)
  const described = await describePictures(
    db,
    shown.flatMap(({ property }) => property.images),
  )
  return {
    items: shown.map(({ property }) => toPublicProperty(property, pick(described, property.images))),
    ...toTotal(counted),
    nextCursor: ids.length > limit && last ? encodeCursor({ value: last.sortValue, id: last.property.id }) : null,
  }
}
