import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#db/columns.server.ts'
import { users } from '#features/staff/user.table.server.ts'

const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    bookingDate: timestamp('booking_date', { withTimezone: true }),
    bookingData: jsonb('booking_data').$type<Record<string, unknown>>().notNull().default({}),
    status: text('status', { enum: BOOKING_STATUSES }).notNull().default('pending'),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('bookings_newest').on(table.createdAt.desc(), table.id.desc())],
)
