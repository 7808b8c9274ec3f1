import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Tries within a window of time, counted for all machines. Unlogged (db/migrations/0023): they matter for minutes, and after
 * a crash everybody may begin anew. Whose they are is a keyed hash, from which nothing can be read.
 */
export const tryCounts = pgTable(
  'try_counts',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    /** How many of those that were asked for together the last time: the rest were refused. */
    granted: integer('granted').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('try_counts_end').on(table.endsAt)],
)
