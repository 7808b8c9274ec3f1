import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { HeldBackKind } from '../reference.ts'
import type { LeadRow } from './change-lead.server.ts'
import { findLead } from './lead.repository.server.ts'
import { activities } from './lead.table.server.ts'

/** How an entry of a timeline points at what was sent. */
export const POINTS_TO = {
  contact: activities.contactSubmissionId,
  inquiry: activities.inquiryId,
  booking: activities.bookingId,
  stay: activities.stayId,
  viewing: activities.viewingId,
} as const satisfies Record<HeldBackKind, unknown>

/** On whose timeline it stands; undefined: it was held back. */
export async function findLeadOf(db: Database, kind: HeldBackKind, id: number): Promise<number | undefined> {
  const [entry] = await db
    .select({ leadId: activities.leadId })
    .from(activities)
    .where(and(eq(POINTS_TO[kind], id), eq(activities.type, 'submission')))
    .orderBy(asc(activities.id))
    .limit(1)
  return entry?.leadId
}

/**
 * The same lead, locked: before what it sent, as whoever answers or erases a person does. While we wait for it, it may be joined
 * with another one.
 */
export async function lockLeadOf(tx: Database, kind: HeldBackKind, id: number): Promise<LeadRow | undefined> {
  let leadId = await findLeadOf(tx, kind, id)
  while (leadId !== undefined) {
    const lead = await findLead(tx, leadId)
    const again = await findLeadOf(tx, kind, id)
    if (lead && again === leadId) return lead
    leadId = again
  }
  return undefined
}

/** What was sent and the lead it stands with, both locked. */
export async function lockWithLead<Row>(
  tx: Database,
  kind: HeldBackKind,
  id: number,
  lock: (tx: Database, id: number) => Promise<Row | undefined>,
): Promise<Row> {
  await lockLeadOf(tx, kind, id)
  const row = await lock(tx, id)
  if (!row) throw new AppError('not_found')
  return row
}
