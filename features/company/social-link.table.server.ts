import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { SOCIAL_PLATFORMS } from './social-link.schema.ts'

export const socialMediaLinks = pgTable('social_media_links', {
  id: id(),
  platform: text('platform', { enum: SOCIAL_PLATFORMS }).notNull(),
  url: text('url').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  displayOrder: integer('display_order').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
