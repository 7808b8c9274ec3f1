import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { properties } from '../../property.table.server.ts'
import { stays } from '../stay.table.server.ts'
import type { CalendarEvent } from './read-calendar.ts'

/** Calendars of others that keep nights of a home. The rows are the schedule: who is due is read by whichever instance claims it. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** A secret of the other house: whoever has it reads that calendar. */
    url: text('url').notNull(),
    nextReadAt: timestamp('next_read_at', { withTimezone: true }).notNull().defaultNow(),
    lastReadAt: timestamp('last_read_at', { withTimezone: true }),
    lastSuccessAt: timestamp('last_success_at', { withTimezone: true }),
    /** When its text last came; else the other server said that nothing had changed. */
    lastTextAt: timestamp('last_text_at', { withTimezone: true }),
    /** A key of the reasons, not a sentence: staff read it in their language. Null: the last look went well. */
    lastProblem: text('last_problem'),
    /** How often it failed since it last worked. */
    failures: integer('failures').notNull().default(0),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** What it says, as far as we follow it. */
    events: jsonb('events').$type<CalendarEvent[]>().notNull().default([]),
    /** What it said last, where nothing is freed by it: it is so much less that staff are asked, or could be read only in part. */
    pending: jsonb('pending').$type<CalendarEvent[]>(),
    createdAt: createdAt(),
  },
  (table) => [index('calendar_feeds_home').on(table.propertyId), index('calendar_feeds_due').on(table.nextReadAt)],
)

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect

/** Two who want the same nights: an event of another calendar and what held them before. Gone once they no longer meet. */
export const calendarConflicts = pgTable(
  'calendar_conflicts',
  {
    id: id(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => calendarFeeds.id, { onDelete: 'cascade' }),
    /** The event, and the nights that both want. */
    uid: text('uid').notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    until: date('until_day', { mode: 'string' }).notNull(),
    /** Whose nights they are; without both it is a block of the staff's. */
    stayId: integer('stay_id').references(() => stays.id, { onDelete: 'cascade' }),
    otherFeedId: integer('other_feed_id').references(() => calendarFeeds.id, { onDelete: 'cascade' }),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull().defaultNow(),
    /** Staff know of it. It stays, so that it is not told anew at every look. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: integer('settled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('calendar_conflicts_feed').on(table.feedId),
    index('calendar_conflicts_stay').on(table.stayId),
    index('calendar_conflicts_other').on(table.otherFeedId),
  ],
)
