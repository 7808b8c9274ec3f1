import { count, eq, isNotNull, sql } from 'drizzle-orm'
import { can, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { clientReviews } from '#features/company/review.table.server.ts'
import { countContactSubmissions } from '#features/enquiries/contact/contact-submission.repository.server.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { userInquiries } from '#features/enquiries/inquiry/inquiry.table.server.ts'
import type { HeldBackKind } from '#features/enquiries/reference.ts'
import { viewings } from '#features/enquiries/viewings/viewing.table.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { countVehicles } from '#features/mobility/vehicle.repository.server.ts'
import { countProperties } from '#features/nest/property.repository.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'

async function countReviews(db: Database): Promise<{ total: number; featured: number }> {
  const [row] = await db
    .select({
      total: count(),
      featured: sql<number>`(count(*) filter (where ${eq(clientReviews.isFeatured, true)}))::int`,
    })
    .from(clientReviews)
  return row ?? { total: 0, featured: 0 }
}

type HeldBack = Record<HeldBackKind, number>

async function countHeldBack(db: Database): Promise<HeldBack> {
  const [contact, inquiry, booking, stay, viewing] = await Promise.all(
    [contactSubmissions, userInquiries, bookings, stays, viewings].map((table) =>
      db.$count(table, isNotNull(table.suspicion)),
    ),
  )
  return {
    contact: contact ?? 0,
    inquiry: inquiry ?? 0,
    booking: booking ?? 0,
    stay: stay ?? 0,
    viewing: viewing ?? 0,
  }
}

/** The four summary cards of the dashboard (SPEC section 2), and what is held back. */
export interface Dashboard {
  properties: { total: number; available: number }
  vehicles: { total: number; available: number }
  /** Null for staff who do not read enquiries. */
  contacts: { total: number; new: number } | null
  reviews: { total: number; featured: number }
  /** What looks like spam, by its kind. Null for staff who do not read enquiries. */
  heldBack: HeldBack | null
}

export async function readDashboard({ db, actor }: Context): Promise<Dashboard> {
  requirePermission(actor, 'content:read-unpublished')
  const mayRead = can(actor, 'enquiry:read')
  const [properties, vehicles, contacts, reviews, heldBack] = await Promise.all([
    countProperties(db),
    countVehicles(db),
    mayRead ? countContactSubmissions(db) : null,
    countReviews(db),
    mayRead ? countHeldBack(db) : null,
  ])
  return {
    properties,
    vehicles,
    contacts: contacts && { total: contacts.total, new: contacts.fresh },
    reviews,
    heldBack,
  }
}
