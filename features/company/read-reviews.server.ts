import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { can, requirePermission } from '#common/permissions.ts'
import { findRow, readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import { type PublicReview, type Testimonial, toPublicReview } from './review.public.ts'
import { findFeaturedReviews, findReviews } from './review.repository.server.ts'
import type { ReviewFilter } from './review.schema.ts'
import { clientReviews } from './review.table.server.ts'

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

const MAX_TESTIMONIALS = 6

const readTestimonials = lastKnown((db) => findFeaturedReviews(db, MAX_TESTIMONIALS))

/** Staff decide which reviews are active and featured; the newest of those, for the home page. */
export function listTestimonials({ db }: Context): Promise<Testimonial[]> {
  return readTestimonials(db)
}

/** One review, as staff just wrote it; visitors read the list. */
export async function getReview({ db, actor }: Context, id: number): Promise<PublicReview> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findRow(db, clientReviews, id)
  if (!row) throw new AppError('not_found')
  const described = await describePictures(db, row.clientImage ? [row.clientImage] : [])
  return toPublicReview(row, described)
}
