import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { properties } from '../property.table.server.ts'
import { calendarFeeds } from './calendar-feeds/calendar-feed.table.server.ts'
import { stays } from './stay.table.server.ts'

/** As PostgreSQL writes it: '[2027-03-01,2027-03-08)'. */
const dayRange = customType<{ data: string }>({ dataType: () => 'daterange' })

/**
 * Nights of a home that nobody else can have: a guest's stay with the days of preparation after it, a block of the staff's, or
 * what came from another calendar. A row is there as long as it holds; the constraint `held_nights_one_at_a_time` (migration
 * 0018) refuses two of one home that overlap, whatever the code believes.
 */
export const heldNights = pgTable(
  'held_nights',
  {
    id: id(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    nights: dayRange('nights').notNull(),
    stayId: integer('stay_id')
      .unique()
      .references(() => stays.id, { onDelete: 'cascade' }),
    /** The calendar it came from, and its name for it there; without a name it is the preparation after a booking of that calendar. */
    feedId: integer('feed_id').references(() => calendarFeeds.id, { onDelete: 'cascade' }),
    feedUid: text('feed_uid'),
    /** Of a block: what staff wrote. Visitors never read it. */
    reason: text('reason'),
    /** Its time to be confirmed: once it has passed, the nights are free at once (stays.hold_until says the same). */
    holdUntil: timestamp('hold_until', { withTimezone: true }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('held_nights_home').on(table.propertyId),
    index('held_nights_near').using('gist', table.nights),
    index('held_nights_feed').on(table.feedId),
  ],
)

export type HeldNightsRow = typeof heldNights.$inferSelect
