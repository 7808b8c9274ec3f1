import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { userInquiries } from './inquiry/inquiry.table.server.ts'
import { viewings } from './viewings/viewing.table.server.ts'

const INQUIRED = {
  property: userInquiries.propertyId,
  investment: userInquiries.investmentId,
  vehicle: userInquiries.vehicleId,
}
export type Inquired = keyof typeof INQUIRED

/** Nobody books a viewing of a car. */
const VIEWED = { property: viewings.propertyId, investment: viewings.investmentId, vehicle: null }

/** A type, not an interface: it is kept as JSON in the audit trail. */
type Enquiries = { inquiries: number[]; bookings: number[]; viewings: number[] }

/** The enquiries, hires and viewings that name a record. Deleting it cuts them loose; they stay readable by its name. */
export async function enquiriesAbout(db: Database, kind: Inquired, id: number): Promise<Enquiries> {
  const inquiries = await db.select({ id: userInquiries.id }).from(userInquiries).where(eq(INQUIRED[kind], id))
  const hires =
    kind === 'vehicle' ? await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.vehicleId, id)) : []
  const viewed = VIEWED[kind]
  const seen = viewed ? await db.select({ id: viewings.id }).from(viewings).where(eq(viewed, id)) : []
  const ids = (rows: { id: number }[]) => rows.map((row) => row.id)
  return { inquiries: ids(inquiries), bookings: ids(hires), viewings: ids(seen) }
}

/** Ties them to the record again, where nobody gave them another meanwhile. */
export async function giveEnquiriesBack(
  db: Database,
  kind: Inquired,
  id: number,
  { inquiries = [], bookings: hires = [], viewings: seen = [] }: Partial<Record<keyof Enquiries, unknown>>,
): Promise<void> {
  const column = INQUIRED[kind]
  const field = `${kind}Id` as const
  const ids = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'number') : [])
  await db
    .update(userInquiries)
    .set({ [field]: id })
    .where(and(inArray(userInquiries.id, ids(inquiries)), isNull(column)))
  const viewed = VIEWED[kind]
  if (viewed) {
    await db
      .update(viewings)
      .set({ [field]: id })
      .where(and(inArray(viewings.id, ids(seen)), isNull(viewed)))
  }
  if (kind === 'vehicle') {
    await db
      .update(bookings)
      .set({ vehicleId: id })
      .where(and(inArray(bookings.id, ids(hires)), isNull(bookings.vehicleId)))
  }
}
