import { AppError } from '#common/errors.ts'
import { type Actor, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { requireVersion } from '#platform/content/write-content.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { findLead } from './lead.repository.server.ts'
import type { leads } from './lead.table.server.ts'

export type LeadRow = typeof leads.$inferSelect

/** What the audit trail may keep of a lead: it outlives a person's wish to be forgotten, so nothing that says who they are. */
export function auditedLead({ status, priority, assignedTo, nextFollowUpDate, source }: LeadRow) {
  return { status, priority, assignedTo, nextFollowUpDate, source }
}

/** Its number, not its name. */
export const leadLabel = (id: number) => `#${id}`

/** Locked until the transaction ends: two who change one lead come one after the other, and the second one is told. */
export async function lockLead(tx: Database, id: number, version: string | null = null): Promise<LeadRow> {
  const lead = await findLead(tx, id)
  if (!lead) throw new AppError('not_found')
  requireVersion(lead, version)
  return lead
}

interface Target {
  id: number
  version?: string | null
  /** A second lead that is changed with it. */
  otherId?: number
  /** What has to be locked before the lead: contacts are, wherever both are, so that nobody waits for each other. */
  first?: (tx: Database) => Promise<void>
}

/** Always in the same order: two who join the same pair the other way round never wait for each other. */
async function lockBoth(tx: Database, ...ids: number[]): Promise<void> {
  for (const id of ids.sort((a, b) => a - b)) await lockLead(tx, id)
}

/** What every change of a lead by staff has in common: permission, lock, version, audit, and word to the open screens. */
export async function changeLead(
  { db, actor }: Context,
  { id, version = null, otherId, first }: Target,
  change: (tx: Database, lead: LeadRow) => Promise<{ isPersonChanged?: boolean } | undefined>,
): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  const store = async (tx: Database) => {
    await first?.(tx)
    if (otherId !== undefined) await lockBoth(tx, id, otherId)
    const before = await lockLead(tx, id, version)
    const said = await change(tx, before)
    const after = await lockLead(tx, id)
    await recordLeadChange(tx, actor, before, after, said?.isPersonChanged)
    await announceDeskChange(tx)
  }
  // What it sent changes with it, and a hire may be in the hands of somebody who comes from there.
  await againAfterClash(() => db.transaction(store))
}

export async function recordLeadChange(
  tx: Database,
  actor: Actor,
  before: LeadRow,
  after: LeadRow,
  isPersonChanged = false,
): Promise<void> {
  await recordChange(tx, actor, {
    action: 'update',
    entity: 'lead',
    entityId: after.id,
    label: leadLabel(after.id),
    before: auditedLead(before),
    // That the details were changed may be known; what they were and are may not.
    after: { ...auditedLead(after), ...(isPersonChanged && { contactChanged: true }) },
  })
}
