import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import { requireStoredPictures } from '#platform/pictures/picture.repository.server.ts'
import type { ReviewInput } from './review.schema.ts'
import { clientReviews } from './review.table.server.ts'

export const reviewKind: ContentKind<typeof clientReviews.$inferSelect, ReviewInput> = {
  entity: 'review',
  permission: 'review:write',
  api: { path: '/api/reviews', tag: 'Company' },
  table: clientReviews,
  label: ({ clientName }) => clientName,
  check: (db, { clientImage }) => requireStoredPictures(db, { clientImage }),
}

export const { create: createReview, update: updateReview } = writerOf(reviewKind)
