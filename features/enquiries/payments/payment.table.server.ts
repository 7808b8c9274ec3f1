import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { PAYMENT_PROVIDERS } from '#platform/payments/provider.ts'
import { LINK_STATES, METHODS, OUTCOMES, PAYMENT_STATES, PURPOSES, UNCLEAR } from './payment-rules.ts'

/** Far more digits than anybody pays: what somebody else tells us must fit, whatever it is. */
const whole = (name: string) => numeric(name, { precision: 20, scale: 0 })

/**
 * Money that we ask somebody for. Books are kept for longer than people may be remembered: there is nobody's name, address or
 * card in these tables, and what staff wrote freely lies in `payment_notes`, which goes with the stay.
 */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: id(),
    /** What providers know it by. A number would begin anew with a house that is set up anew. */
    reference: uuid('reference').notNull().unique().defaultRandom(),
    /** Null once the stay is gone. */
    stayId: integer('stay_id').references(() => stays.id, { onDelete: 'set null' }),
    amount: whole('amount').notNull(),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    /** The last day on which it is on time. */
    due: date('due', { mode: 'string' }).notNull(),
    state: text('state', { enum: PAYMENT_STATES }).notNull().default('open'),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** Null: the provider makes no links. */
    linkState: text('link_state', { enum: LINK_STATES }),
    /** Counts the links that were wanted: each has a key of its own at the provider. */
    linkNumber: integer('link_number').notNull().default(1),
    linkRef: text('link_ref'),
    linkUrl: text('link_url'),
    linkExpiresAt: timestamp('link_expires_at', { withTimezone: true }),
    /** Why the provider refused to make it, in its words. */
    linkProblem: text('link_problem'),
    /** When the clock last had it in hand. */
    linkCheckedAt: timestamp('link_checked_at', { withTimezone: true }).notNull().defaultNow(),
    /** The day in Dakar. */
    paidOn: date('paid_on', { mode: 'string' }),
    method: text('method', { enum: METHODS }),
    /** Who saw it arrive; null: the provider told us. */
    markedBy: integer('marked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('payment_requests_amount', sql`amount > 0`),
    index('payment_requests_of_stay').on(table.stayId),
    index('payment_requests_unsettled')
      .on(table.linkCheckedAt)
      .where(sql`link_state in ('wanted', 'open', 'waiting', 'closing')`),
  ],
)

/**
 * All that was ever told of money, by a provider or by staff. What is paid is the sum of what is counted here, and no column
 * elsewhere; so nothing is ever changed or removed but the mark that somebody has looked.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    eventId: text('event_id').notNull(),
    /** The provider's word for it. */
    type: text('type').notNull(),
    /** Null: we asked nobody for this. With a request goes nothing that was paid for it: it cannot be removed. */
    requestId: integer('request_id').references(() => paymentRequests.id, { onDelete: 'restrict' }),
    /** The reference that it named, whether we know it or not. */
    reference: text('reference'),
    linkRef: text('link_ref'),
    /** In the currency's smallest unit; below zero: it went back. Null: it is not about an amount. */
    amount: whole('amount'),
    currency: text('currency'),
    /** By which the provider finds the payment. */
    receipt: text('receipt'),
    outcome: text('outcome', { enum: OUTCOMES }).notNull(),
    method: text('method', { enum: METHODS }),
    /** Where it happened, as far as we are told; not when we heard of it. */
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    /** Somebody looked into what was unclear. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    seenBy: integer('seen_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('payment_events_once').on(table.provider, table.eventId),
    // Whatever the code above believes: the money of one link is in the sum once.
    uniqueIndex('payment_events_one_count_a_link')
      .on(table.provider, table.linkRef)
      .where(sql`outcome = 'counted' and link_ref is not null`),
    check(
      'payment_events_counted',
      sql`outcome <> 'counted' or (request_id is not null and amount is not null and currency = 'XOF')`,
    ),
    index('payment_events_of_request').on(table.requestId),
    index('payment_events_of_link').on(table.linkRef),
    index('payment_events_unclear')
      .on(table.id)
      .where(sql.raw(`seen_at is null and outcome in (${UNCLEAR.map((outcome) => `'${outcome}'`).join(', ')})`)),
  ],
)

/** What staff wrote about a payment. Somebody may stand in it by name: it goes when the stay goes, by itself. */
export const paymentNotes = pgTable(
  'payment_notes',
  {
    id: id(),
    requestId: integer('request_id')
      .notNull()
      .references(() => paymentRequests.id, { onDelete: 'cascade' }),
    stayId: integer('stay_id')
      .notNull()
      .references(() => stays.id, { onDelete: 'cascade' }),
    /** What it was asked for is told to the guest; the others are for staff. */
    about: text('about', { enum: ['asked', 'paid', 'refunded', 'cancelled'] }).notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('payment_notes_of_request').on(table.requestId), index('payment_notes_of_stay').on(table.stayId)],
)

export type PaymentRow = typeof paymentRequests.$inferSelect
export type NewPayment = typeof paymentRequests.$inferInsert
export type PaymentEventRow = typeof paymentEvents.$inferSelect
export type NewPaymentEvent = typeof paymentEvents.$inferInsert
export type PaymentNoteRow = typeof paymentNotes.$inferSelect
