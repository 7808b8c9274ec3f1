import { AppError } from '#common/errors.ts'
import { can } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#platform/pictures/describe-pictures.server.ts'
import { type PublicVehicle, toPublicVehicle } from './vehicle.public.ts'
import { findPublicVehicle, findVehicle } from './vehicle.repository.server.ts'

/** One vehicle; one that is not available is there for staff only. */
export async function getVehicle({ db, actor }: Context, id: number): Promise<PublicVehicle> {
  const row = can(actor, 'content:read-unpublished') ? await findVehicle(db, id) : await findPublicVehicle(db, id)
  if (!row) throw new AppError('not_found')
  const described = await describePictures(db, row.images)
  return toPublicVehicle(row, pick(described, row.images))
}
