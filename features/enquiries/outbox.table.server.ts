import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id } from '#db/columns.server.ts'

/** Messages to send, written in the same transaction as what they are about, so that none is lost or sent for nothing. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Which message this is: 'contact-' or 'inquiry-', then 'staff-notice' or 'acknowledgement'. */
    kind: text('kind').notNull(),
    /** Null: to the staff address in force when it is sent. */
    recipient: text('recipient'),
    replyTo: text('reply_to'),
    locale: text('locale').$type<Locale>().notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_due').on(table.sentAt, table.nextAttemptAt)],
)
