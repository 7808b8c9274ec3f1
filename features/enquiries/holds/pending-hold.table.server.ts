import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#db/columns.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'

/**
 * What is held for a visitor and not confirmed by us yet. A row goes when its hold is confirmed, cancelled or over, and
 * with it all that is known of where it came from. One of the three is set: a car's booking, a stay at a home, or a viewing of one.
 */
export const pendingHolds = pgTable(
  'pending_holds',
  {
    id: id(),
    bookingId: integer('booking_id')
      .unique()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    stayId: integer('stay_id')
      .unique()
      .references(() => stays.id, { onDelete: 'cascade' }),
    viewingId: integer('viewing_id')
      .unique()
      .references(() => viewings.id, { onDelete: 'cascade' }),
    /** Days that it takes from others. */
    days: integer('days').notNull(),
    /** From then on it counts no more. */
    until: timestamp('until', { withTimezone: true }).notNull(),
    /** Keyed hashes of the letter box, the number, the address and the network (hold-marks.server.ts). */
    marks: text('marks').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('pending_holds_until').on(table.until)],
)
