import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'

/**
 * How often a page was opened on a day, in which language and coming from which site. Nothing of whoever opened it: no
 * address, no cookie, no time of day, so that no row can be led back to a person.
 */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date('day').notNull(),
    /** Without language prefix and query: '/property/12'. */
    path: text('path').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The host they came from; the other words are those of visit-source.ts. */
    source: text('source').notNull(),
    visits: integer('visits').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path, table.locale, table.source] }),
    index('visit_counts_path').on(table.path, table.day),
  ],
)
