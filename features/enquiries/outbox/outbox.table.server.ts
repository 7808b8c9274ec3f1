import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id } from '#db/columns.server.ts'
import type { MessageKind, MessagePayload } from './outbox-kinds.ts'

/** Messages to send, written in the same transaction as what they are about, so that none is lost or sent for nothing. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').$type<MessageKind>().notNull(),
    /** Null: to the staff address in force when it is sent. */
    recipient: text('recipient'),
    /** Null: to the staff address, so that a visitor who answers reaches people. */
    replyTo: text('reply_to'),
    locale: text('locale').$type<Locale>().notNull(),
    payload: jsonb('payload').$type<MessagePayload>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Also the end of a worker's claim: who died while sending is followed up then. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
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
