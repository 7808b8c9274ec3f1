import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deleteReviewRow, insertReview, updateReviewRow } from './review.repository.server.ts'
import type { ReviewInput } from './review.schema.ts'

export async function createReview({ db, actor }: Context, input: ReviewInput): Promise<number> {
  requirePermission(actor, 'review:write')
  return db.transaction(async (tx) => {
    await requireStoredPictures(tx, { clientImage: input.clientImage })
    const id = await insertReview(tx, input)
    await announceContentChange(tx)
    return id
  })
}

export async function updateReview({ db, actor }: Context, id: number, input: ReviewInput): Promise<void> {
  requirePermission(actor, 'review:write')
  await db.transaction(async (tx) => {
    await requireStoredPictures(tx, { clientImage: input.clientImage })
    if (!(await updateReviewRow(tx, id, input))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}

export async function deleteReview({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'review:write')
  await db.transaction(async (tx) => {
    if (!(await deleteReviewRow(tx, id))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}
