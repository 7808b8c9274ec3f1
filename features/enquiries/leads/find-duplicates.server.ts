import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { findDuplicatePairs, findPairsOf } from './duplicate.repository.server.ts'
import { type DuplicatePairs, type PossibleDuplicate, type StaffLead, toStaffLead } from './lead.public.ts'
import { findLeadsWithOwner, findLeadWithOwner } from './lead-list.repository.server.ts'

const MOST_PAIRS = 50
const MOST_OF_ONE = 10

async function readLeads({ db }: Context, ids: number[]): Promise<Map<number, StaffLead>> {
  const rows = await findLeadsWithOwner(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.lead.id, toStaffLead(row)]))
}

/** Pairs that staff may want to join, the likeliest first. */
export async function listDuplicates(context: Context): Promise<DuplicatePairs> {
  requirePermission(context.actor, 'enquiry:read')
  const { pairs, newest } = await findDuplicatePairs(context.db, MOST_PAIRS)
  const found = await readLeads(
    context,
    pairs.flatMap(({ first, second }) => [first, second]),
  )
  const named = pairs.flatMap(({ first, second, reasons }) => {
    const [older, younger] = [found.get(first), found.get(second)]
    return older && younger ? [{ leads: [older, younger] satisfies [StaffLead, StaffLead], reasons }] : []
  })
  return { pairs: named, newest }
}

export async function listDuplicatesOf(context: Context, leadId: number): Promise<PossibleDuplicate[]> {
  requirePermission(context.actor, 'enquiry:read')
  if (!(await findLeadWithOwner(context.db, leadId))) throw new AppError('not_found')
  const pairs = await findPairsOf(context.db, leadId, MOST_OF_ONE)
  const other = ({ first, second }: (typeof pairs)[number]) => (first === leadId ? second : first)
  const found = await readLeads(context, pairs.map(other))
  return pairs.flatMap((pair) => {
    const lead = found.get(other(pair))
    return lead ? [{ lead, reasons: pair.reasons }] : []
  })
}
