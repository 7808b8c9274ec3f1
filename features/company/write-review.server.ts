import type { Context } from '#db/context.server.ts'
import type { ContentKind } from '#features/content/content-kind.server.ts'
import { createContent, deleteContent, updateContent } from '#features/content/write-content.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deleteReviewRow, findReview, insertReview, updateReviewRow } from './review.repository.server.ts'
import type { ReviewInput } from './review.schema.ts'
import { clientReviews } from './review.table.server.ts'

export const reviewKind: ContentKind<typeof clientReviews.$inferSelect, ReviewInput> = {
  entity: 'review',
  permission: 'review:write',
  table: clientReviews,
  label: ({ clientName }) => clientName,
  check: (db, { clientImage }) => requireStoredPictures(db, { clientImage }),
  find: findReview,
  insert: insertReview,
  update: updateReviewRow,
  remove: deleteReviewRow,
}

export function createReview(context: Context, input: ReviewInput): Promise<number> {
  return createContent(context, reviewKind, input)
}

export function updateReview(
  context: Context,
  id: number,
  input: ReviewInput,
  version: string | null = null,
): Promise<void> {
  return updateContent(context, reviewKind, { id, input, version })
}

export function deleteReview(context: Context, id: number): Promise<void> {
  return deleteContent(context, reviewKind, id)
}
