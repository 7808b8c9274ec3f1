import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { vehicles } from '../vehicle.table.server.ts'

/** As PostgreSQL writes it: '["2027-03-01 08:00:00+00","2027-03-02 18:00:00+00")'. */
const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/**
 * A car that is off the road for some time: for its service, a repair, the house's own use. No booking, so that no list,
 * count or letter of bookings can ever meet one. That a car is never blocked and hired out at once, the triggers
 * `bookings_outside_blocks` and `car_blocks_outside_hires` see to, whatever the code believes.
 */
export const carBlocks = pgTable(
  'car_blocks',
  {
    id: id(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** Named as in `bookings`: the triggers of both tables share their function. */
    held: timeRange('held').notNull(),
    /** What staff wrote. Visitors never read it. */
    reason: text('reason').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('car_blocks_car').on(table.vehicleId)],
)

export type CarBlockRow = typeof carBlocks.$inferSelect
