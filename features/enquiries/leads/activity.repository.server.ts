import { aliasedTable, and, asc, desc, eq, getTableColumns, gt, inArray, lt, not, or, sql } from 'drizzle-orm'
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { vehicles } from '#features/mobility/vehicle.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { homesOfActivity } from '../matching/sent-home.repository.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import {
  ANSWERING_MOVES,
  ANSWERING_STAY_NEWS,
  ANSWERING_TYPES,
  ANSWERING_VIEWING_NEWS,
  ASKING_VIEWING_NEWS,
} from './activity-types.ts'
import { activities } from './lead.table.server.ts'

/** Each entry with all that it points to. */
const timeline = (db: Database) =>
  db
    .select({
      id: activities.id,
      activity: getTableColumns(activities),
      by: { id: users.id, firstName: users.firstName, lastName: users.lastName, username: users.username },
      message: outbox,
      contact: contactSubmissions,
      inquiry: userInquiries,
      isSubjectPublic: sql<boolean>`coalesce(${properties.isAvailable}, ${investments.isActive}, ${vehicles.isAvailable}, false)`,
      booking: bookings,
      stay: stays,
      viewing: viewings,
      homes: homesOfActivity,
    })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.userId))
    .leftJoin(outbox, eq(outbox.id, activities.outboxId))
    .leftJoin(contactSubmissions, eq(contactSubmissions.id, activities.contactSubmissionId))
    .leftJoin(userInquiries, eq(userInquiries.id, activities.inquiryId))
    .leftJoin(properties, eq(properties.id, userInquiries.propertyId))
    .leftJoin(investments, eq(investments.id, userInquiries.investmentId))
    .leftJoin(vehicles, eq(vehicles.id, userInquiries.vehicleId))
    .leftJoin(bookings, eq(bookings.id, activities.bookingId))
    .leftJoin(stays, eq(stays.id, activities.stayId))
    .leftJoin(viewings, eq(viewings.id, activities.viewingId))

export type TimelineRow = Awaited<ReturnType<typeof timeline>>[number]

interface Request {
  leadId: number
  limit: number
  beforeId: number | null
}

export async function listTimeline(db: Database, { leadId, limit, beforeId }: Request): Promise<TimelineRow[]> {
  return timeline(db)
    .where(and(eq(activities.leadId, leadId), beforeId === null ? undefined : lt(activities.id, beforeId)))
    .orderBy(desc(activities.id))
    .limit(limit)
}

export function countTimeline(db: Database, leadId: number): Promise<number> {
  return db.$count(activities, eq(activities.leadId, leadId))
}

export async function findTimelineEntry(db: Database, id: number): Promise<TimelineRow | undefined> {
  const [row] = await timeline(db).where(eq(activities.id, id))
  return row
}

/** What came back reached nobody. */
const isUndelivered = sql`exists (select from ${outbox} where ${outbox.id} = ${activities.outboxId} and ${outbox.failedAt} is not null)`

/** By which the person heard from us. */
export const isAnswer = and(
  or(
    inArray(activities.type, [...ANSWERING_TYPES]),
    and(eq(activities.type, 'booking-status'), inArray(activities.subject, [...ANSWERING_MOVES])),
    and(eq(activities.type, 'stay-status'), inArray(activities.subject, [...ANSWERING_STAY_NEWS])),
    and(eq(activities.type, 'viewing-status'), inArray(activities.subject, [...ANSWERING_VIEWING_NEWS])),
    and(eq(activities.type, 'payment'), eq(activities.subject, 'asked')),
  ),
  not(isUndelivered),
)

/** By which they ask for a word from us. */
export const isAsking = or(
  eq(activities.type, 'submission'),
  and(eq(activities.type, 'viewing-status'), inArray(activities.subject, [...ASKING_VIEWING_NEWS])),
)

const moves = aliasedTable(activities, 'moves')
/** How far staff said they are with what was sent, the last time they said it: a word taken back counts no more. */
const lastMove = new QueryBuilder()
  .select({ subject: moves.subject })
  .from(moves)
  .where(
    and(
      eq(moves.type, 'enquiry-status'),
      or(eq(moves.contactSubmissionId, activities.contactSubmissionId), eq(moves.inquiryId, activities.inquiryId)),
    ),
  )
  .orderBy(desc(moves.id))
  .limit(1)
/** Staff said that it is dealt with, or that there is nothing to answer. */
const isSettled = sql`coalesce((${lastMove}), '') in ('done', 'archived')`

/** Whether anything says that they heard from us: an answer on the timeline, or something of theirs that is done. */
export async function wasAnswered(tx: Database, leadId: number): Promise<boolean> {
  const isDone = and(eq(activities.type, 'submission'), sql`(${lastMove}) = 'done'`)
  return (await tx.$count(activities, and(eq(activities.leadId, leadId), or(isAnswer, isDone)))) > 0
}

/** Since when somebody has waited: the first thing they sent after the last time they heard from us, and that is not settled. */
export async function findUnansweredSince(tx: Database, leadId: number): Promise<Date | null> {
  const [lastAnswer] = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.leadId, leadId), isAnswer))
    .orderBy(desc(activities.id))
    .limit(1)
  const [first] = await tx
    .select({ at: activities.createdAt })
    .from(activities)
    .where(and(eq(activities.leadId, leadId), isAsking, not(isSettled), lastAnswer && gt(activities.id, lastAnswer.id)))
    .orderBy(asc(activities.id))
    .limit(1)
  return first?.at ?? null
}

/** What came from one address moves to another timeline. */
export async function moveEntriesFrom(
  tx: Database,
  { leadId, email, to }: { leadId: number; email: string; to: number },
): Promise<void> {
  const isFrom = (
    named: AnyPgColumn,
    table: typeof contactSubmissions | typeof userInquiries | typeof bookings | typeof stays | typeof viewings,
  ) =>
    inArray(
      named,
      tx
        .select({ id: table.id })
        .from(table)
        .where(eq(sql`lower(${table.email})`, email)),
    )
  await tx
    .update(activities)
    .set({ leadId: to })
    .where(
      and(
        eq(activities.leadId, leadId),
        or(
          isFrom(activities.contactSubmissionId, contactSubmissions),
          isFrom(activities.inquiryId, userInquiries),
          isFrom(activities.bookingId, bookings),
          isFrom(activities.stayId, stays),
          isFrom(activities.viewingId, viewings),
        ),
      ),
    )
}

export type NamedThing = { inquiryId: number } | { bookingId: number } | { stayId: number } | { viewingId: number }

const isAbout = (named: NamedThing) => {
  if ('inquiryId' in named) return eq(activities.inquiryId, named.inquiryId)
  if ('viewingId' in named) return eq(activities.viewingId, named.viewingId)
  return 'stayId' in named ? eq(activities.stayId, named.stayId) : eq(activities.bookingId, named.bookingId)
}

/** A callback, or what staff wrote down without an address, moves alone: nothing says what else came from the same person. */
export async function moveEntriesAbout(
  tx: Database,
  { leadId, about, to }: { leadId: number; about: NamedThing; to: number },
): Promise<void> {
  await tx
    .update(activities)
    .set({ leadId: to })
    .where(and(eq(activities.leadId, leadId), isAbout(about)))
}

/** What staff wrote to whoever asked for the hire when they changed or cancelled it, the last time. */
export async function findLastMove(db: Database, bookingId: number, move: 'changed' | 'cancelled') {
  const isIt = and(
    eq(activities.bookingId, bookingId),
    eq(activities.type, 'booking-status'),
    eq(activities.subject, move),
  )
  const [row] = await db
    .select({ id: activities.id, reason: activities.description })
    .from(activities)
    .where(isIt)
    .orderBy(desc(activities.id))
    .limit(1)
  return row
}

/** How many things somebody sent. */
export function countSubmissions(db: Database, leadId: number): Promise<number> {
  return db.$count(activities, and(eq(activities.leadId, leadId), eq(activities.type, 'submission')))
}

/** How often a visitor moved their viewing themselves. */
export function countVisitorMoves(db: Database, viewingId: number): Promise<number> {
  const isMove = and(eq(activities.type, 'viewing-status'), eq(activities.subject, 'visitor-moved'))
  return db.$count(activities, and(eq(activities.viewingId, viewingId), isMove))
}

/** What a visitor wrote when they did that to their viewing, the last time. */
export async function findLastViewingWord(db: Database, viewingId: number, news: string): Promise<string | null> {
  const [row] = await db
    .select({ reason: activities.description })
    .from(activities)
    .where(
      and(eq(activities.viewingId, viewingId), eq(activities.type, 'viewing-status'), eq(activities.subject, news)),
    )
    .orderBy(desc(activities.id))
    .limit(1)
  return row?.reason ?? null
}
