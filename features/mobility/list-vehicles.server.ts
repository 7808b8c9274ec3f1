import type { Page, Paging } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import { readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#platform/pictures/describe-pictures.server.ts'
import { type PublicVehicle, toPublicVehicle } from './vehicle.public.ts'
import { findVehicles, type VehicleFilter } from './vehicle.repository.server.ts'
import type { VehicleCategory } from './vehicle-categories.ts'

interface Request extends Omit<VehicleFilter, 'category'> {
  category: VehicleCategory | 'all'
  paging: Paging
}

/** The fleet; staff also see what visitors cannot book just now. */
export async function listVehicles(
  { db, actor }: Context,
  { category, paging, ...filter }: Request,
): Promise<Page<PublicVehicle>> {
  const includeUnavailable = can(actor, 'content:read-unpublished')
  const window = readWindow(paging)
  const { rows, total } = await findVehicles(db, {
    ...filter,
    category: category === 'all' ? null : category,
    includeUnavailable,
    window,
  })
  const described = await describePictures(
    db,
    rows.flatMap(({ images }) => images),
  )
  const items = rows.map((row) => toPublicVehicle(row, pick(described, row.images)))
  return toPage(window, items, total)
}
