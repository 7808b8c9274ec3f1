import { type Sent, withSentDates } from '#common/dates.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { clientReviews } from './review.table.server.ts'

type ReviewRow = typeof clientReviews.$inferSelect

/** What leaves the server about a client review: all of its row, and what a page needs to show it. server/public-fields.api.test.ts names every field. */
export interface PublicReview extends Sent<ReviewRow> {
  /** The picture of `clientImage` with what a page needs to show it. */
  picture: Picture | null
}

/** What the home page shows of one. */
export type Testimonial = Pick<
  ReviewRow,
  | 'id'
  | 'clientName'
  | 'clientTitle'
  | 'clientTitleFr'
  | 'location'
  | 'rating'
  | 'reviewText'
  | 'reviewTextFr'
  | 'serviceType'
  | 'projectDetails'
  | 'projectDetailsFr'
  | 'isDemo'
>

export function toPublicReview(row: ReviewRow, described: Map<string, Picture>): PublicReview {
  return { ...withSentDates(row), picture: described.get(row.clientImage ?? '') ?? null }
}
