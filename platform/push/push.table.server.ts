import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import type { NoticeKind } from './notice-kinds.ts'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A browser that somebody of us let show notices. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: userId(),
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's keys, base64url: only it can read what is sent to it. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** 'Chrome on Android', as its owner finds it in the list. */
    device: text('device'),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: createdAt(),
    lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)

/** Which notices somebody wants, and when none. Without a row: all, at any hour. */
export const noticeChoices = pgTable('notice_choices', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  unwanted: text('unwanted').array().$type<NoticeKind[]>().notNull().default([]),
  /** '22:00' to '07:00' of Dakar's clock; null: no quiet hours. */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  updatedAt: updatedAt(),
})

/** A notice on its way: a row is the queue, as in the outbox. It holds numbers, never a person's words. */
export const pushNotices = pgTable(
  'push_notices',
  {
    id: id(),
    userId: userId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What it is about: `{ leadId }`, `{ viewingId }`. */
    about: jsonb('about').$type<Record<string, number>>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('push_notices_due').on(table.dueAt).where(sql`${table.settledAt} is null`)],
)
