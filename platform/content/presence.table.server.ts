import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#platform/accounts/user.table.server.ts'
import type { ContentEntity } from './entities.ts'

/** Who has which record open to change it. A browser that goes away stops saying so. */
export const editPresences = pgTable(
  'edit_presences',
  {
    entity: text('entity').$type<ContentEntity>().notNull(),
    entityId: integer('entity_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId, table.userId] })],
)
