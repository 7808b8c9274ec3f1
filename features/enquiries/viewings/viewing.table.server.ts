import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { suspicion } from '#platform/forms/submission-columns.server.ts'
import { VIEWING_KINDS, VIEWING_STATUSES } from './viewing-status.ts'

/**
 * Somebody looks at a home or a project, with one of us, at a time. Nobody shows two at once and no home is shown to two at
 * once: constraints of migration 0020 refuse it for viewings that are asked or confirmed, whatever the code believes. The
 * listing may be deleted: what it was called stays readable.
 */
export const viewings = pgTable(
  'viewings',
  {
    id: id(),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'set null' }),
    investmentId: integer('investment_id').references(() => investments.id, { onDelete: 'set null' }),
    /** As it was called that day: 'Villa Teranga (KN-0028)'. */
    subject: text('subject').notNull(),
    subjectFr: text('subject_fr'),
    name: text('name').notNull(),
    /** Null: staff wrote down somebody who called. */
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    /** The language of letters to the visitor. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    /** Where the visitor's clock is, as the browser names it: 'Europe/Paris'. Null: Dakar's. */
    timeZone: text('time_zone'),
    adviserId: integer('adviser_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: VIEWING_KINDS }).notNull().default('in-person'),
    /** Where to meet, or where to see each other: written by staff. */
    place: text('place'),
    videoUrl: text('video_url'),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** The adviser is on the way until then: the end and their buffer. */
    adviserBusyUntil: timestamp('adviser_busy_until', { withTimezone: true }).notNull(),
    status: text('status', { enum: VIEWING_STATUSES }).notNull().default('asked'),
    /** Until then the time is kept while nobody has confirmed; null: for as long as it stands. */
    holdUntil: timestamp('hold_until', { withTimezone: true }),
    /** Held for a short while only, until the visitor has pressed the link in our letter. */
    awaitsVisitor: boolean('awaits_visitor').notNull().default(false),
    cancelledBy: text('cancelled_by', { enum: ['visitor', 'staff'] }),
    /** Why it was cancelled or moved, as the visitor reads it. */
    reason: text('reason'),
    /** How often it was moved: calendars elsewhere take a file for newer by it. */
    moves: integer('moves').notNull().default(0),
    /** After it: whether they want the home, and what they said. */
    interest: text('interest', { enum: ['yes', 'maybe', 'no'] }),
    feedback: text('feedback'),
    /** The start that the visitor was reminded of: each start calls once. */
    remindedOf: timestamp('reminded_of', { withTimezone: true }),
    suspicion: suspicion(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || ' ' || subject || ' ' || coalesce(subject_fr, ''))`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('viewings_time').on(table.startsAt, table.status),
    index('viewings_adviser').on(table.adviserId, table.startsAt),
    index('viewings_home').on(table.propertyId, table.startsAt),
    index('viewings_project').on(table.investmentId, table.startsAt),
    index('viewings_newest').on(table.id.desc(), table.status),
    index('viewings_from').on(sql`lower(${table.email})`),
    index('viewings_words').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('viewings_hold_ends').on(table.holdUntil).where(sql`${table.holdUntil} is not null`),
  ],
)

export type ViewingRow = typeof viewings.$inferSelect

/** Of each weekday, Monday first: the spans in which somebody shows homes, '09:00' to '12:30' of Dakar's clock. */
export type WeeklyHours = { from: string; to: string }[][]

/** When somebody of us shows homes. Without a row: as the house does (viewing-hours.ts). */
export const advisers = pgTable('advisers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  takesViewings: boolean('takes_viewings').notNull(),
  hours: jsonb('hours').$type<WeeklyHours>().notNull(),
  /** How long a viewing takes, and how long they are on the way after it. */
  minutes: integer('minutes').notNull(),
  bufferMinutes: integer('buffer_minutes').notNull(),
  updatedAt: updatedAt(),
})

export const adviserDaysOff = pgTable(
  'adviser_days_off',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Both days are off. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('adviser_days_off_once').on(table.userId, table.firstDay, table.lastDay)],
)
