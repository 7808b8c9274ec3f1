import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { phoneKey } from '#common/contact-keys.ts'
import type { Database } from '#db/client.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { forgetKeys } from '#platform/forms/idempotency.server.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { endPaymentsOf } from '../payments/end-payments.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import { activities } from './lead.table.server.ts'

/** The tables that hold what visitors sent, and the column by which a timeline names each. */
const SUBMITTED = {
  contact: { table: contactSubmissions, named: activities.contactSubmissionId },
  inquiry: { table: userInquiries, named: activities.inquiryId },
  booking: { table: bookings, named: activities.bookingId },
  stay: { table: stays, named: activities.stayId },
  viewing: { table: viewings, named: activities.viewingId },
} as const

export interface SubmissionIds {
  contact: number[]
  inquiry: number[]
  booking: number[]
  stay: number[]
  viewing: number[]
}
type Kind = keyof SubmissionIds
const KINDS = Object.keys(SUBMITTED) as Kind[]

/** Nobody means another person by a capital letter. */
const isFrom = (table: (typeof SUBMITTED)[Kind]['table'], emails: readonly string[]) =>
  emails.length === 0 ? undefined : inArray(sql`lower(${table.email})`, [...emails])

/** What stands on a lead's timeline, and whatever else came from its addresses: what was held back as spam has no lead. */
export async function findSubmissionsOf(
  db: Database,
  leadId: number,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): Promise<SubmissionIds> {
  const found: SubmissionIds = { contact: [], inquiry: [], booking: [], stay: [], viewing: [] }
  for (const kind of KINDS) {
    const { table, named } = SUBMITTED[kind]
    const onTimeline = db.select({ id: named }).from(activities).where(eq(activities.leadId, leadId))
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(or(inArray(table.id, onTimeline as never), isFrom(table, emails)))
    found[kind] = rows.map(({ id }) => id)
  }
  found.inquiry = [...new Set([...found.inquiry, ...(await findHeldCallbacks(db, phones))])]
  return found
}

/**
 * A wish to be called has a number alone. What was let through stands on a timeline; of what was held back the number says whose
 * it is. There are few, and the spelling of a number is known to us only.
 */
async function findHeldCallbacks(db: Database, phones: readonly string[]): Promise<number[]> {
  if (phones.length === 0) return []
  const rows = await db
    .select({ id: userInquiries.id, phone: userInquiries.phone })
    .from(userInquiries)
    .where(and(eq(userInquiries.email, ''), isNotNull(userInquiries.suspicion)))
  return rows.flatMap(({ id, phone }) => (phones.includes((phone && phoneKey(phone)) ?? '') ? [id] : []))
}

export async function deleteSubmissions(db: Database, ids: SubmissionIds): Promise<void> {
  await endPaymentsOf(db, ids.stay)
  for (const kind of KINDS) {
    if (ids[kind].length === 0) continue
    // An entry about it can stand on another timeline: it holds what they wrote, too.
    await db.delete(activities).where(inArray(SUBMITTED[kind].named, ids[kind]))
    await db.delete(SUBMITTED[kind].table).where(inArray(SUBMITTED[kind].table.id, ids[kind]))
    await forgetKeys(db, kind, ids[kind])
  }
}

/** Whose timeline it stands on, and whether it is held back. Locked until the transaction ends. */
export async function findSubmissionState(tx: Database, kind: Kind, id: number) {
  const { table, named } = SUBMITTED[kind]
  const [row] = await tx.select({ suspicion: table.suspicion }).from(table).where(eq(table.id, id)).for('update')
  if (!row) return undefined
  const [entry] = await tx.select({ leadId: activities.leadId }).from(activities).where(eq(named, id)).limit(1)
  return { leadId: entry?.leadId ?? null, isHeldBack: row.suspicion !== null }
}
