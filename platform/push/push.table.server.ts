import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { knownDevices, users } from '#platform/accounts/user.table.server.ts'
import type { NoticeKind } from './notice-kinds.ts'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * A browser that somebody of us let show notices. It goes with what the browser is known by: signed out, there or from afar,
 * or with a new password, it is told nothing more. A session that ends by its hours leaves it.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: userId(),
    deviceId: integer('device_id')
      .notNull()
      .references(() => knownDevices.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's keys, base64url: only it can read what is sent to it. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** What the browser calls itself: its owner finds it by that. */
    device: text('device'),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: createdAt(),
    lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
  },
  (table) => [index('push_subscriptions_user').on(table.userId), index('push_subscriptions_device').on(table.deviceId)],
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
    /** The subscriptions that have it: another try leaves them alone. */
    reached: integer('reached').array().notNull().default([]),
    /** The term of the sender (platform/jobs) that has it in hand; one of an older term is nobody's. */
    claimedUnder: bigint('claimed_under', { mode: 'number' }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('push_notices_due').on(table.dueAt).where(sql`${table.settledAt} is null`)],
)
