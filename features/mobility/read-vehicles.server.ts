import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import { findRow, readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { type PublicVehicle, toPublicVehicle } from './vehicle.public.ts'
import { findPublicVehicle, findVehicles, type VehicleFilter } from './vehicle.repository.server.ts'
import { vehicles } from './vehicle.table.server.ts'
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

/** One vehicle; one that is not available is there for staff only. */
export async function getVehicle({ db, actor }: Context, id: number): Promise<PublicVehicle> {
  const row = can(actor, 'content:read-unpublished') ? await findRow(db, vehicles, id) : await findPublicVehicle(db, id)
  if (!row) throw new AppError('not_found')
  const described = await describePictures(db, row.images)
  return toPublicVehicle(row, pick(described, row.images))
}
