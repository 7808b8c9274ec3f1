import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id } from '#db/columns.server.ts'

/** What a message is made from when it is sent: never more than where to look. Whoever queues it knows how to read it. */
export interface MailPayload {
  /** Staff asked for it once more: our own limits have had their say. */
  isSentAgain?: boolean
  /** It carries a link that is good for minutes: an acknowledgement that cannot wait for the hour to pass. */
  isLink?: boolean
  [key: string]: unknown
}

/** Messages to send, written in the same transaction as what they are about, so that none is lost or sent for nothing. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Which letter it is. One that ends in '-acknowledgement' goes to an address that anybody may have typed. */
    kind: text('kind').notNull(),
    /** Null: to the staff address in force when it is sent. */
    recipient: text('recipient'),
    /** Null: to the staff address, so that a visitor who answers reaches people. */
    replyTo: text('reply_to'),
    locale: text('locale').$type<Locale>().notNull(),
    payload: jsonb('payload').$type<MailPayload>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Also the end of a mailer's claim, should nobody take its job over before. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /** The mailer's term (platform/jobs) that has it in hand. One of an older term is nobody's: its mailer is gone. */
    claimedUnder: bigint('claimed_under', { mode: 'number' }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Given up: the other side refused it for good. Staff see why. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_due').on(table.sentAt, table.failedAt, table.nextAttemptAt),
    index('outbox_recent').on(table.createdAt),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect
export type NewMessage = typeof outbox.$inferInsert
