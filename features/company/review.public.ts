import type { Picture } from '#ui/picture-address.ts'
import type { clientReviews } from './review.table.server.ts'

type ReviewRow = typeof clientReviews.$inferSelect

/** What leaves the server about a client review. A row never does. */
export interface PublicReview extends Omit<ReviewRow, 'createdAt' | 'updatedAt'> {
  /** The picture of `clientImage` with what a page needs to show it. */
  picture: Picture | null
  createdAt: string
  updatedAt: string
}

export function toPublicReview(row: ReviewRow, described: Map<string, Picture>): PublicReview {
  return {
    id: row.id,
    clientName: row.clientName,
    clientTitle: row.clientTitle,
    clientTitleFr: row.clientTitleFr,
    clientImage: row.clientImage,
    picture: row.clientImage === null ? null : (described.get(row.clientImage) ?? null),
    serviceType: row.serviceType,
    rating: row.rating,
    reviewText: row.reviewText,
    reviewTextFr: row.reviewTextFr,
    location: row.location,
    projectDetails: row.projectDetails,
    projectDetailsFr: row.projectDetailsFr,
    isVerified: row.isVerified,
    isFeatured: row.isFeatured,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
