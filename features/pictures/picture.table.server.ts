import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
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
    /** False until all widths and formats lie beside the master; until then pages show the master alone. */
    isDerived: boolean('is_derived').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('pictures_is_derived').on(table.isDerived)],
)

export type PictureRow = typeof pictures.$inferSelect
