import { index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { properties } from '../property.table.server.ts'
import { SALE_STATES } from './sale-states.ts'

/** A price asked, or a state, and since when: one row each time either changes. Staff read it. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    price: numeric('price', { precision: 12, scale: 2 }).notNull(),
    state: text('state', { enum: SALE_STATES }).notNull(),
    /** What it was sold or let for. */
    priceReached: numeric('price_reached', { precision: 12, scale: 2 }),
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('price_history_home').on(table.propertyId, table.since)],
)
