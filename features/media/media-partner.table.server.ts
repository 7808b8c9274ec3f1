import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'

export const mediaPartners = pgTable('media_partners', {
  id: id(),
  name: text('name').notNull(),
  description: text('description'),
  descriptionFr: text('description_fr'),
  website: text('website'),
  logo: text('logo'),
  contactEmail: text('contact_email'),
  partnershipType: text('partnership_type'),
  isActive: boolean('is_active').notNull().default(true),
  /** Written by the demo content, and said so wherever it is shown, until staff take it off. */
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
