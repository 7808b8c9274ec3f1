import { and, desc, eq, notInArray, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import type { Testimonial } from './review.public.ts'
import type { ReviewFilter } from './review.schema.ts'
import { clientReviews } from './review.table.server.ts'
import { OTHER_SERVICES, SERVICE_TYPES } from './review-choices.ts'

/** Visibility is a filter, written once. */
const isPublic = eq(clientReviews.isActive, true)

interface ListRequest {
  includeInactive: boolean
  filter: Partial<ReviewFilter>
  window: RowWindow
}

function matching({ search, serviceType, isFeatured, isActive }: Partial<ReviewFilter>): SQL | undefined {
  const { clientName, clientTitle, clientTitleFr, reviewText, reviewTextFr, location } = clientReviews
  const { projectDetails, projectDetailsFr } = clientReviews
  return and(
    serviceType === OTHER_SERVICES
      ? notInArray(clientReviews.serviceType, [...SERVICE_TYPES])
      : serviceType && eq(clientReviews.serviceType, serviceType),
    isFeatured === undefined ? undefined : eq(clientReviews.isFeatured, isFeatured),
    isActive === undefined ? undefined : eq(clientReviews.isActive, isActive),
    holdsWords(
      [
        clientName,
        clientTitle,
        clientTitleFr,
        reviewText,
        reviewTextFr,
        location,
        projectDetails,
        projectDetailsFr,
        clientReviews.serviceType,
      ],
      search,
    ),
  )
}

/** Newest first, with what is shown of them. */
export async function findFeaturedReviews(db: Database, limit: number): Promise<Testimonial[]> {
  const { id, clientName, clientTitle, clientTitleFr, location, rating, reviewText, reviewTextFr } = clientReviews
  const { serviceType, projectDetails, projectDetailsFr, isDemo } = clientReviews
  return db
    .select({
      id,
      clientName,
      clientTitle,
      clientTitleFr,
      location,
      rating,
      reviewText,
      reviewTextFr,
      serviceType,
      projectDetails,
      projectDetailsFr,
      isDemo,
    })
    .from(clientReviews)
    .where(and(isPublic, eq(clientReviews.isFeatured, true)))
    .orderBy(desc(clientReviews.createdAt), desc(id))
    .limit(limit)
}

/** Featured first, then newest first. */
export async function findReviews(db: Database, { includeInactive, filter, window }: ListRequest) {
  const where = and(includeInactive ? undefined : isPublic, matching(filter))
  const rows = await db
    .select()
    .from(clientReviews)
    .where(where)
    .orderBy(desc(clientReviews.isFeatured), desc(clientReviews.createdAt), desc(clientReviews.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(clientReviews, where) }
}
