import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import type { SubmissionRef } from '../letters/message-kinds.ts'
import { activities, leads } from './lead.table.server.ts'

/** Alike in all that is asked of them here: a number, a status, an owner. */
type Table = typeof userInquiries
const alike = (table: typeof contactSubmissions | Table | typeof bookings | typeof stays) => table as Table

/**
 * What can stand on a timeline and have an owner, with the statuses in which somebody still has to do with it. How far a hire or a
 * stay is, staff decide there: only a contact's and an enquiry's status follows its lead.
 */
const KINDS = {
  contact: {
    table: alike(contactSubmissions),
    named: activities.contactSubmissionId,
    untouched: 'new',
    open: ['new', 'in-progress'],
  },
  inquiry: {
    table: alike(userInquiries),
    named: activities.inquiryId,
    untouched: 'open',
    open: ['open', 'in-progress'],
  },
  booking: { table: alike(bookings), named: activities.bookingId, open: ['pending', 'confirmed'] },
  stay: { table: alike(stays), named: activities.stayId, open: ['pending', 'proposed', 'confirmed'] },
} as const
export type OpenKind = keyof typeof KINDS
export const OPEN_KINDS = Object.keys(KINDS) as OpenKind[]

export interface OpenSubmission {
  id: number
  status: string
  assignedTo: number | null
}

/** Those of a lead that are still open, locked in the order of their numbers. The lead is locked before them. */
export async function lockOpenSubmissions(tx: Database, leadId: number, kind: OpenKind): Promise<OpenSubmission[]> {
  const { table, named, open } = KINDS[kind]
  const sent = tx
    .select({ id: named })
    .from(activities)
    .where(and(eq(activities.leadId, leadId), eq(activities.type, 'submission')))
  return tx
    .select({ id: table.id, status: table.status, assignedTo: table.assignedTo })
    .from(table)
    .where(and(inArray(table.id, sent as never), inArray(table.status, [...open])))
    .orderBy(asc(table.id))
    .for('update')
}

export const isUntouched = (kind: 'contact' | 'inquiry', { status }: OpenSubmission) => status === KINDS[kind].untouched

export async function updateSubmissions(
  tx: Database,
  kind: OpenKind,
  ids: readonly number[],
  changes: { status?: string; assignedTo?: number | null },
): Promise<void> {
  const { table } = KINDS[kind]
  if (ids.length > 0)
    await tx
      .update(table)
      .set(changes)
      .where(inArray(table.id, [...ids]))
}

function rowOf(ref: SubmissionRef): { table: Table; id: number } | null {
  if ('submissionId' in ref) return { table: KINDS.contact.table, id: ref.submissionId }
  if ('inquiryId' in ref) return { table: KINDS.inquiry.table, id: ref.inquiryId }
  if ('bookingId' in ref) return { table: KINDS.booking.table, id: ref.bookingId }
  return 'stayId' in ref ? { table: KINDS.stay.table, id: ref.stayId } : null
}

/** What somebody sends is looked after by whoever looks after them. */
export async function passOwnerOn(tx: Database, leadId: number, ref: SubmissionRef): Promise<void> {
  const row = rowOf(ref)
  if (!row) return
  const { table, id } = row
  const owner = tx.select({ id: leads.assignedTo }).from(leads).where(eq(leads.id, leadId))
  const hasOwner = sql`exists (select from ${leads} where ${leads.id} = ${leadId} and ${leads.assignedTo} is not null)`
  await tx
    .update(table)
    .set({ assignedTo: sql`(${owner})` })
    .where(and(eq(table.id, id), isNull(table.assignedTo), hasOwner))
}
