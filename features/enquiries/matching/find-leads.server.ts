import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { getProperty } from '#features/nest/get-property.server.ts'
import { type StaffLead, toStaffLead, toStaffMember } from '../leads/lead.public.ts'
import { findLeadsWithOwner } from '../leads/lead-list.repository.server.ts'
import { listFittingLeads } from './match.repository.server.ts'
import type { LeadMatch, UnsuitableLead } from './matching.public.ts'
import { scoreMatch } from './score-match.ts'
import { listUnsuitable } from './unsuitable.repository.server.ts'

async function readLeads(db: Database, ids: readonly number[]): Promise<Map<number, StaffLead>> {
  const rows = await findLeadsWithOwner(db, ids)
  return new Map(rows.map((row) => [row.lead.id, toStaffLead(row)]))
}

/** The open leads to tell about a home, best first. One that is not on the site yet is compared as well: they hear first. */
export async function findLeadsForHome(context: Context, propertyId: number, limit: number): Promise<LeadMatch[]> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:read')
  const home = await getProperty(context, propertyId)
  const fitting = await listFittingLeads(db, { propertyId, home, limit })
  const leads = await readLeads(
    db,
    fitting.map(({ leadId }) => leadId),
  )
  return fitting.flatMap(({ leadId, wishes }) => {
    const lead = leads.get(leadId)
    const match = scoreMatch(wishes, home)
    return lead && match ? [{ lead, ...match }] : []
  })
}

export async function listUnsuitableLeads({ db, actor }: Context, propertyId: number): Promise<UnsuitableLead[]> {
  requirePermission(actor, 'enquiry:read')
  const marks = await listUnsuitable(db, { propertyId })
  const leads = await readLeads(
    db,
    marks.map(({ mark }) => mark.leadId),
  )
  return marks.flatMap(({ mark, by }) => {
    const lead = leads.get(mark.leadId)
    if (!lead) return []
    return [{ lead, reason: mark.reason, by: by && toStaffMember(by), createdAt: mark.createdAt.toISOString() }]
  })
}
