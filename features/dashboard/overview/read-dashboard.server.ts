import { can, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { countContactSubmissions } from '#features/enquiries/contact/contact-submission.repository.server.ts'
import { countVehicles } from '#features/mobility/vehicle.repository.server.ts'
import { countProperties } from '#features/nest/property.repository.server.ts'
import { countHeldBack, countReviews, type HeldBack } from './dashboard.repository.server.ts'

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
