import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { vehicles } from '#features/mobility/vehicle.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { suspicion } from '#platform/forms/submission-columns.server.ts'

/** Content may be deleted; the enquiry about it stays readable, hence `set null`. */
export const userInquiries = pgTable(
  'user_inquiries',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'set null' }),
    investmentId: integer('investment_id').references(() => investments.id, { onDelete: 'set null' }),
    vehicleId: integer('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    inquiryType: text('inquiry_type').notNull(),
    /** What it is about as it was called that day: 'Villa Teranga (KN-0028)'. Stays when the listing goes. */
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    locale: text('locale').$type<Locale>().notNull(),
    message: text('message'),
    /** They asked to be called: when it suits them. */
    callbackAt: timestamp('callback_at', { withTimezone: true }),
    status: text('status').notNull().default('open'),
    suspicion: suspicion(),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(subject || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || ' ' || coalesce(message, ''))`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('user_inquiries_property').on(table.propertyId),
    index('user_inquiries_desk').on(
      table.id.desc(),
      table.status,
      table.inquiryType,
      table.assignedTo,
      table.suspicion,
    ),
    index('user_inquiries_owner').on(table.assignedTo, table.id.desc()),
    index('user_inquiries_from').on(sql`lower(${table.email})`),
    // The figures of weeks and of listings, without a look at the rows.
    index('user_inquiries_came')
      .on(table.createdAt, table.inquiryType, table.propertyId, table.investmentId, table.vehicleId)
      .where(sql`${table.suspicion} is null`),
    index('user_inquiries_held').on(table.id).where(sql`${table.suspicion} is not null`),
    index('user_inquiries_words').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

export type InquiryRow = typeof userInquiries.$inferSelect

export const userFavorites = pgTable('user_favorites', {
  id: id(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  propertyId: integer('property_id').references(() => properties.id, { onDelete: 'cascade' }),
  investmentId: integer('investment_id').references(() => investments.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})
