import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt } from '#db/columns.server.ts'

export const pictures = pgTable('pictures', {
  /** '/pictures/<hash>.webp': the content address that content rows hold. */
  path: text('path').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  /** A 16 px wide WebP as a data address, shown blurred until the picture is there. */
  placeholder: text('placeholder').notNull(),
  alt: text('alt'),
  altFr: text('alt_fr'),
  /** What must stay in view however the picture is cropped, in percent from the left and from the top. */
  focusX: smallint('focus_x').notNull().default(50),
  focusY: smallint('focus_y').notNull().default(50),
  /** Since when nothing shows it: cleared away after a while (server/operations). */
  unusedSince: timestamp('unused_since', { withTimezone: true }),
  createdAt: createdAt(),
})

export type PictureRow = typeof pictures.$inferSelect
