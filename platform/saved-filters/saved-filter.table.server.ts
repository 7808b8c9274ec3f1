import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'

/** A search of one of the dashboard's lists, kept by whoever made it. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tab: text('tab').notNull(),
    name: text('name').notNull(),
    /** As the address says it, without its question mark. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('saved_filters_name').on(table.userId, table.tab, table.name)],
)
