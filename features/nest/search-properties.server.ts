import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#features/pictures/describe-pictures.server.ts'
import { type PublicProperty, toPublicProperty } from './property.public.ts'
import { listProperties } from './property.repository.server.ts'
import type { PropertyFilters } from './property-filters.ts'

interface Request {
  filters: PropertyFilters
  paging: Paging
  /** Staff lists show what visitors do not see; asked for by the dashboard only. */
  includeUnavailable?: boolean
}

export async function searchProperties(
  { db, actor }: Context,
  { filters, paging, includeUnavailable = false }: Request,
): Promise<Page<PublicProperty>> {
  const after = paging.cursor ? decodeCursor(paging.cursor) : null
  const { rows, total } = await listProperties(db, {
    filters,
    limit: paging.limit,
    after,
    includeUnavailable: includeUnavailable && can(actor, 'content:read-unpublished'),
  })
  const shown = rows.slice(0, paging.limit)
  const last = shown.at(-1)
  const described = await describePictures(
    db,
    shown.flatMap(({ property }) => property.images),
  )
  return {
    items: shown.map(({ property }) => toPublicProperty(property, pick(described, property.images))),
    total,
    nextCursor:
      rows.length > shown.length && last ? encodeCursor({ value: last.sortValue, id: last.property.id }) : null,
  }
}
