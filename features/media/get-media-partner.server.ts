import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#platform/pictures/describe-pictures.server.ts'
import { type StaffMediaPartner, toStaffMediaPartner } from './media-partner.public.ts'
import { findMediaPartner } from './media-partner.repository.server.ts'

/** One partner, as staff just wrote it; visitors read the row of them. */
export async function getMediaPartner({ db, actor }: Context, id: number): Promise<StaffMediaPartner> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findMediaPartner(db, id)
  if (!row) throw new AppError('not_found')
  const described = await describePictures(db, row.logo ? [row.logo] : [])
  return toStaffMediaPartner(row, described)
}
