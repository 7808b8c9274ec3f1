import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'

/** Somebody's secret address at which Google's or Apple's calendar reads theirs. A new salt ends the old address. */
export const staffCalendars = pgTable('staff_calendars', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  salt: text('salt').notNull(),
  createdAt: createdAt(),
})
