import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'

/** Whose a new lead is: of the rules in their order the first that fits. A null asks for nothing. */
export const assignmentRules = pgTable(
  'assignment_rules',
  {
    id: id(),
    position: integer('position').notNull(),
    line: text('line'),
    locale: text('locale').$type<Locale>(),
    place: text('place'),
    /** Accounts that take turns. Who has left or has no right to the desk is passed over. */
    userIds: integer('user_ids').array().notNull(),
    /** How many it has given: whose turn it is. */
    given: integer('given').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('assignment_rules_order').on(table.position, table.id)],
)

export type AssignmentRuleRow = typeof assignmentRules.$inferSelect
