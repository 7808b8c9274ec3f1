import type { Page, Paging } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import { readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#platform/pictures/describe-pictures.server.ts'
import { type PublicReview, toPublicReview } from './review.public.ts'
import { findReviews } from './review.repository.server.ts'
import type { ReviewFilter } from './review.schema.ts'

/** What clients said; staff also see what is not active. */
export async function listReviews(
  { db, actor }: Context,
  paging: Paging,
  filter: Partial<ReviewFilter> = {},
): Promise<Page<PublicReview>> {
  const includeInactive = can(actor, 'content:read-unpublished')
  const window = readWindow(paging)
  const { rows, total } = await findReviews(db, { includeInactive, filter, window })
  const described = await describePictures(
    db,
    rows.flatMap(({ clientImage }) => clientImage ?? []),
  )
  const items = rows.map((row) => toPublicReview(row, described))
  return toPage(window, items, total)
}
