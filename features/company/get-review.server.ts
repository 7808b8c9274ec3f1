import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#platform/pictures/describe-pictures.server.ts'
import { type PublicReview, toPublicReview } from './review.public.ts'
import { findReview } from './review.repository.server.ts'

/** One review, as staff just wrote it; visitors read the list. */
export async function getReview({ db, actor }: Context, id: number): Promise<PublicReview> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findReview(db, id)
  if (!row) throw new AppError('not_found')
  const described = await describePictures(db, row.clientImage ? [row.clientImage] : [])
  return toPublicReview(row, described)
}
