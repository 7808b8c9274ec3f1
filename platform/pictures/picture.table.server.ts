import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#db/columns.server.ts'

export const pictures = pgTable(
  'pictures',
  {
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
    /** When every width and format of it was seen to be kept. Null: some are made when they are asked for. */
    derivedAt: timestamp('derived_at', { withTimezone: true }),
    /** All of them are to be made, from then on. */
    deriveAfter: timestamp('derive_after', { withTimezone: true }),
    /** Whoever makes its widths now, of all processes on all machines, and until when they have it without saying so again. */
    leaseBy: uuid('lease_by'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('pictures_to_derive').on(table.deriveAfter).where(sql`${table.deriveAfter} is not null`)],
)

export type PictureRow = typeof pictures.$inferSelect
