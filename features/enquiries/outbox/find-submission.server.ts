import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { type BookingRow, bookings } from '#features/mobility/hire/booking.table.server.ts'
import { type ContactSubmissionRow, contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { type InquiryRow, userInquiries } from '../inquiry/inquiry.table.server.ts'
import type { MessagePayload } from './outbox-kinds.ts'

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
