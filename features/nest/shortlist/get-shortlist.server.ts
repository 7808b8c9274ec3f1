import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { toPublicProperty } from '../property.public.ts'
import { listShownProperties } from '../property.repository.server.ts'
import { type ShortlistHome, toShortlistHome } from './shortlist-home.ts'
import { tidyIds } from './shortlist-ids.ts'

/**
 * The homes of a list as visitors may see them, in its order, those marked that were sold or let lately. One that is gone or not
 * available is left out.
 */
export async function getShortlist({ db }: Context, ids: readonly number[]): Promise<ShortlistHome[]> {
  const rows = await listShownProperties(db, tidyIds(ids))
  const described = await describePictures(
    db,
    rows.flatMap(({ images }) => images),
  )
  return rows.map((row) => toShortlistHome(toPublicProperty(row, pick(described, row.images))))
}
