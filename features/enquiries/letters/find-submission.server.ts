import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { type BookingRow, bookings } from '#features/mobility/hire/booking.table.server.ts'
import { type ContactSubmissionRow, contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { type InquiryRow, userInquiries } from '../inquiry/inquiry.table.server.ts'
import { findLead } from '../leads/lead.repository.server.ts'
import { activities } from '../leads/lead.table.server.ts'
import type { DeskMessage } from './desk-message.server.ts'
import type { MessagePayload } from './message-kinds.ts'

/** What a message is about, as it lies in its table. */
export type Submission =
  | { kind: 'contact'; row: ContactSubmissionRow }
  | { kind: 'inquiry'; row: InquiryRow }
  | { kind: 'booking'; row: BookingRow }

/** Null when it was deleted meanwhile. */
export async function findSubmission(db: Database, ref: MessagePayload): Promise<Submission | null> {
  if ('submissionId' in ref) {
    const [row] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, ref.submissionId))
    return row ? { kind: 'contact', row } : null
  }
  if ('inquiryId' in ref) {
    const [row] = await db.select().from(userInquiries).where(eq(userInquiries.id, ref.inquiryId))
    return row ? { kind: 'inquiry', row } : null
  }
  if ('bookingId' in ref) {
    const [row] = await db.select().from(bookings).where(eq(bookings.id, ref.bookingId))
    return row ? { kind: 'booking', row } : null
  }
  return null
}

async function leadOfEntry(tx: Database, activityId: number): Promise<number | undefined> {
  const [row] = await tx.select({ leadId: activities.leadId }).from(activities).where(eq(activities.id, activityId))
  return row?.leadId
}

/**
 * Called before a message is locked or changed: whoever erases a person locks the lead, then its messages, and two who lock
 * in opposite orders wait for each other for ever. A message that belongs to no lead needs none.
 */
export async function lockLeadFirst(tx: Database, { payload }: Pick<DeskMessage, 'payload'>): Promise<void> {
  if ('leadId' in payload && payload.leadId) await findLead(tx, payload.leadId)
  if (!('activityId' in payload)) return
  let leadId = await leadOfEntry(tx, payload.activityId)
  // Gone by the time its lock was ours, it was merged: the entry stands on another timeline now, or nowhere.
  while (leadId !== undefined && !(await findLead(tx, leadId))) leadId = await leadOfEntry(tx, payload.activityId)
}
