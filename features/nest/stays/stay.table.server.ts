import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { suspicion } from '#platform/forms/submission-columns.server.ts'
import { properties } from '../property.table.server.ts'
import type { StayQuote } from './quote-stay.ts'
import { STAY_STATUSES } from './stay-rules.ts'
import type { StayTerms } from './stay-terms.schema.ts'

/** Other dates that staff offered; the home is kept for these meanwhile. */
export interface StayProposal {
  arrival: string
  departure: string
  quote: StayQuote
  note: string | null
}

/** Somebody's stay at a home, from the request on. The home may be deleted: what it was called and promised stays readable. */
export const stays = pgTable(
  'stays',
  {
    id: id(),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'set null' }),
    homeTitle: text('home_title').notNull(),
    homeTitleFr: text('home_title_fr'),
    name: text('name').notNull(),
    /** Null: staff wrote down somebody who called. */
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    /** The language of letters to the guest. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    arrival: date('arrival', { mode: 'string' }).notNull(),
    departure: date('departure', { mode: 'string' }).notNull(),
    guests: integer('guests').notNull(),
    /** What the guest was told it costs. */
    quote: jsonb('quote').$type<StayQuote>().notNull(),
    /** As they stood that day: a later change of the home's terms changes no stay. */
    terms: jsonb('terms').$type<StayTerms>().notNull(),
    status: text('status', { enum: STAY_STATUSES }).notNull().default('pending'),
    /** Until then its nights are kept while nobody has confirmed; null: for as long as it stands. */
    holdUntil: timestamp('hold_until', { withTimezone: true }),
    /** Held for a short while only, until the guest has pressed the link in our letter. */
    awaitsVisitor: boolean('awaits_visitor').notNull().default(false),
    proposal: jsonb('proposal').$type<StayProposal>(),
    /** Why it was declined, cancelled or changed, as the guest reads it. */
    reason: text('reason'),
    cancelledBy: text('cancelled_by', { enum: ['guest', 'staff'] }),
    /** In percent of the total: what cancelling kept by the terms. */
    keptPercent: integer('kept_percent'),
    suspicion: suspicion(),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || ' ' || home_title || ' ' || coalesce(home_title_fr, ''))`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('stays_home').on(table.propertyId, table.arrival),
    index('stays_newest').on(table.id.desc(), table.status),
    index('stays_arrivals').on(table.arrival, table.status),
    index('stays_departures').on(table.departure, table.status),
    index('stays_from').on(sql`lower(${table.email})`),
    index('stays_words').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('stays_hold_ends').on(table.holdUntil).where(sql`${table.holdUntil} is not null`),
  ],
)

export type StayRow = typeof stays.$inferSelect
