import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Alarm, AlarmSubject } from '#features/dashboard/alarms/alarm.public.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Which alarm was told by which way, and when: shared by all instances, and remembered over a restart. */
export const alarms = pgTable(
  'alarms',
  {
    subject: text('subject').$type<AlarmSubject>().notNull(),
    channel: text('channel').$type<AlarmChannel>().notNull(),
    alarm: jsonb('alarm').$type<Alarm>().notNull(),
    since: moment('since').notNull().defaultNow(),
    /** The last time anybody found it so. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** Null: it could not be told, and is tried again. */
    toldAt: moment('told_at'),
    /** It was told, and its end was not. */
    isOpen: boolean('is_open').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.subject, table.channel] })],
)

export const ALARM_CHANNELS = ['log', 'mail', 'webhook'] as const
export type AlarmChannel = (typeof ALARM_CHANNELS)[number]
