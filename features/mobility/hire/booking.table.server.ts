import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { suspicion } from '#platform/forms/submission-columns.server.ts'
import { vehicles } from '../vehicle.table.server.ts'
import { BOOKING_STATUSES } from './hire-rules.ts'
import type { HireQuote } from './quote.ts'

const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/** Content may be deleted; the booking of it stays readable, hence `set null` and the name beside the number. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    message: text('message'),
    /** The language the visitor wrote in: the answer uses it. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    /** When the car is picked up. */
    bookingDate: timestamp('booking_date', { withTimezone: true }),
    bookingData: jsonb('booking_data').$type<Record<string, unknown>>().notNull().default({}),
    vehicleId: integer('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    /** As it was called that day: 'Corniche (Mercedes-Benz E 300)'. */
    vehicleName: text('vehicle_name'),
    /**
     * The time for which this booking keeps its car from others, with the buffer after it. The constraint
     * `bookings_one_hire_at_a_time` (migration 0004) refuses two that overlap while both are pending or confirmed.
     */
    held: timeRange('held'),
    /**
     * Until then the car is kept while nobody has confirmed; null: for as long as the booking stands. Once it has passed,
     * the car is free at once, and whoever takes it, or the desk's clock, releases what is left of the hold.
     */
    holdUntil: timestamp('hold_until', { withTimezone: true }),
    /** The visitor has a link in a letter to press. Still so when it is cancelled: they never did. */
    awaitsVisitor: boolean('awaits_visitor').notNull().default(false),
    /** What the visitor was told it would cost. */
    quote: jsonb('quote').$type<HireQuote>(),
    status: text('status', { enum: BOOKING_STATUSES }).notNull().default('pending'),
    suspicion: suspicion(),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || ' ' || coalesce(vehicle_name, '') || ' ' || coalesce(message, ''))`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('bookings_newest').on(table.createdAt.desc(), table.id.desc()),
    index('bookings_desk').on(table.id.desc(), table.status, table.assignedTo, table.suspicion, table.bookingDate),
    index('bookings_owner').on(table.assignedTo, table.id.desc()),
    index('bookings_from').on(sql`lower(${table.email})`),
    index('bookings_words').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('bookings_hold_ends')
      .on(table.holdUntil)
      .where(sql`${table.held} is not null and ${table.status} = 'pending'`),
    index('bookings_holds')
      .on(table.vehicleId, sql`upper(${table.held})`)
      .where(sql`${table.held} is not null and ${table.status} in ('pending', 'confirmed')`),
  ],
)

export type BookingRow = typeof bookings.$inferSelect
