import { count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { clientReviews } from '#features/company/review.table.server.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { userInquiries } from '#features/enquiries/inquiry/inquiry.table.server.ts'
import type { SubmissionKind } from '#features/enquiries/leads/release-submission.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'

export async function countReviews(db: Database): Promise<{ total: number; featured: number }> {
  const [row] = await db
    .select({
      total: count(),
      featured: sql<number>`(count(*) filter (where ${eq(clientReviews.isFeatured, true)}))::int`,
    })
    .from(clientReviews)
  return row ?? { total: 0, featured: 0 }
}

export type HeldBack = Record<SubmissionKind, number>

export async function countHeldBack(db: Database): Promise<HeldBack> {
  const [contact, inquiry, booking] = await Promise.all(
    [contactSubmissions, userInquiries, bookings].map((table) => db.$count(table, isNotNull(table.suspicion))),
  )
  return { contact: contact ?? 0, inquiry: inquiry ?? 0, booking: booking ?? 0 }
}
