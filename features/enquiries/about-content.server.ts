import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { userInquiries } from './inquiry/inquiry.table.server.ts'

const INQUIRED = {
  property: userInquiries.propertyId,
  investment: userInquiries.investmentId,
  vehicle: userInquiries.vehicleId,
}
export type Inquired = keyof typeof INQUIRED

/** A type, not an interface: it is kept as JSON in the audit trail. */
type Enquiries = { inquiries: number[]; bookings: number[] }

/** The enquiries and hires that name a record. Deleting it cuts them loose; they stay readable by its name. */
export async function enquiriesAbout(db: Database, kind: Inquired, id: number): Promise<Enquiries> {
  const inquiries = await db.select({ id: userInquiries.id }).from(userInquiries).where(eq(INQUIRED[kind], id))
  const hires =
    kind === 'vehicle' ? await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.vehicleId, id)) : []
  return { inquiries: inquiries.map((row) => row.id), bookings: hires.map((row) => row.id) }
}

/** Ties them to the record again, where nobody gave them another meanwhile. */
export async function giveEnquiriesBack(
  db: Database,
  kind: Inquired,
  id: number,
  { inquiries = [], bookings: hires = [] }: Partial<Record<keyof Enquiries, unknown>>,
): Promise<void> {
  const column = INQUIRED[kind]
  const field = `${kind}Id` as const
  const ids = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'number') : [])
  await db
    .update(userInquiries)
    .set({ [field]: id })
    .where(and(inArray(userInquiries.id, ids(inquiries)), isNull(column)))
  if (kind === 'vehicle') {
    await db
      .update(bookings)
      .set({ vehicleId: id })
      .where(and(inArray(bookings.id, ids(hires)), isNull(bookings.vehicleId)))
  }
}
