import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'

export const clientReviews = pgTable(
  'client_reviews',
  {
    id: id(),
    clientName: text('client_name').notNull(),
    clientTitle: text('client_title'),
    clientTitleFr: text('client_title_fr'),
    clientImage: text('client_image'),
    serviceType: text('service_type').notNull(),
    rating: integer('rating').notNull(),
    reviewText: text('review_text').notNull(),
    reviewTextFr: text('review_text_fr'),
    location: text('location'),
    projectDetails: text('project_details'),
    projectDetailsFr: text('project_details_fr'),
    isVerified: boolean('is_verified').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** Written by the demo content, and said so wherever it is shown, until staff take it off. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('client_reviews_rating', sql`${table.rating} between 1 and 5`)],
)
