import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
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
import { ANSWERING_MOVES, ANSWERING_STAY_NEWS, ANSWERING_TYPES } from './activity-types.ts'
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

/** By which the person heard from us. */
export const isAnswer = or(
  inArray(activities.type, [...ANSWERING_TYPES]),
  and(eq(activities.type, 'booking-status'), inArray(activities.subject, [...ANSWERING_MOVES])),
  and(eq(activities.type, 'stay-status'), inArray(activities.subject, [...ANSWERING_STAY_NEWS])),
)

/** Since when somebody has waited: the first thing they sent after the last time they heard from us. */
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
    .where(
      and(
        eq(activities.leadId, leadId),
        eq(activities.type, 'submission'),
        lastAnswer && gt(activities.id, lastAnswer.id),
      ),
    )
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
    table: typeof contactSubmissions | typeof userInquiries | typeof bookings | typeof stays,
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
        ),
      ),
    )
}

/** A hire that staff wrote down without an address moves alone: nothing says what else came from the same person. */
export async function moveEntriesAbout(
  tx: Database,
  { leadId, about, to }: { leadId: number; about: { bookingId: number } | { stayId: number }; to: number },
): Promise<void> {
  await tx
    .update(activities)
    .set({ leadId: to })
    .where(
      and(
        eq(activities.leadId, leadId),
        'stayId' in about ? eq(activities.stayId, about.stayId) : eq(activities.bookingId, about.bookingId),
      ),
    )
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
