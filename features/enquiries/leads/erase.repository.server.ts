import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { HOLDING_STATUSES } from '#features/mobility/hire/hire-rules.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { HOLDING_STATUSES as HOLDING_STAYS } from '#features/nest/stays/stay-rules.ts'
import { idempotencyKeys } from '#platform/forms/submission-columns.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { listPaymentIds } from '../payments/payment.repository.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import { activities } from './lead.table.server.ts'
import type { SubmissionIds } from './submissions.repository.server.ts'

interface Person {
  leadId: number
  emails: readonly string[]
  submissions: SubmissionIds
}

const named = (key: string, ids: readonly number[]): SQL | undefined =>
  ids.length === 0 ? undefined : inArray(sql`(${outbox.payload}->>${key})::int`, [...ids])

/** Every message to them, from them, or about something of theirs. */
async function isAbout(db: Database, { leadId, emails, submissions }: Person): Promise<SQL | undefined> {
  const entries = await db.select({ id: activities.id }).from(activities).where(eq(activities.leadId, leadId))
  const addresses = [...emails]
  return or(
    addresses.length > 0 ? inArray(sql`lower(${outbox.recipient})`, addresses) : undefined,
    addresses.length > 0 ? inArray(sql`lower(${outbox.replyTo})`, addresses) : undefined,
    named('submissionId', submissions.contact),
    named('inquiryId', submissions.inquiry),
    named('bookingId', submissions.booking),
    named('stayId', submissions.stay),
    named('viewingId', submissions.viewing),
    named('paymentId', await listPaymentIds(db, submissions.stay)),
    named('leadId', [leadId]),
    named(
      'activityId',
      entries.map(({ id }) => id),
    ),
  )
}

export async function countMessagesAbout(db: Database, person: Person): Promise<number> {
  return db.$count(outbox, await isAbout(db, person))
}

export async function deleteMessagesAbout(db: Database, person: Person): Promise<void> {
  await db.delete(outbox).where(await isAbout(db, person))
}

/** What a repeated press on 'Send' or 'Add' was known by: a hash of the answer is still of the answer. */
export async function deleteReplyKeys(db: Database, leadId: number): Promise<void> {
  const entries = db.select({ id: activities.id }).from(activities).where(eq(activities.leadId, leadId))
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, 'lead-reply'), inArray(idempotencyKeys.recordId, entries)))
  const planned = db.select({ id: tasks.id }).from(tasks).where(eq(tasks.leadId, leadId))
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, 'task'), inArray(idempotencyKeys.recordId, planned)))
}

/** Hires that are not over: a car is promised. */
export function countOpenHires(db: Database, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return Promise.resolve(0)
  return db.$count(
    bookings,
    and(inArray(bookings.id, [...ids]), inArray(bookings.status, [...HOLDING_STATUSES]), isNull(bookings.suspicion)),
  )
}

/** Stays that are not over: a home is promised. */
export function countOpenStays(db: Database, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return Promise.resolve(0)
  const isOpen = and(inArray(stays.status, [...HOLDING_STAYS]), gt(stays.departure, sql`current_date`))
  return db.$count(stays, and(inArray(stays.id, [...ids]), isOpen, isNull(stays.suspicion)))
}

/** Viewings that are to come: one of us would wait at the door. */
export function countOpenViewings(db: Database, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return Promise.resolve(0)
  const isOpen = and(inArray(viewings.status, ['asked', 'confirmed']), gt(viewings.endsAt, sql`now()`))
  return db.$count(viewings, and(inArray(viewings.id, [...ids]), isOpen, isNull(viewings.suspicion)))
}
