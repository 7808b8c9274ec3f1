import { AppError } from '#common/errors.ts'
import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import { type Actor, actorId, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { findLastHome } from '../matching/asked-home.repository.server.ts'
import { findNextTask } from '../tasks/task.repository.server.ts'
import { type StaffLead, type StaffLeadDetail, toStaffLead } from './lead.public.ts'
import type { LeadFilter } from './lead.schema.ts'
import {
  countLeads,
  findLeadWithOwner,
  type LeadCondition,
  listContactKeys,
  listLeadRows,
} from './lead-list.repository.server.ts'

function ownerAsked(assignedTo: string | undefined, actor: Actor): number | null | undefined {
  if (assignedTo === undefined) return undefined
  if (assignedTo === 'nobody') return null
  return assignedTo === 'me' ? (actorId(actor) ?? undefined) : Number(assignedTo)
}

export function conditionOf({ sort: _, assignedTo, ...others }: LeadFilter, actor: Actor): LeadCondition {
  return { ...others, assignedTo: ownerAsked(assignedTo, actor) }
}

export async function listLeads(
  { db, actor }: Context,
  { limit, cursor, ...filter }: Paging & LeadFilter,
): Promise<Page<StaffLead>> {
  requirePermission(actor, 'enquiry:read')
  const condition = conditionOf(filter, actor)
  const after = cursor ? decodeCursor(cursor) : null
  const rows = await listLeadRows(db, { condition, sort: filter.sort, limit: limit + 1, after })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(toStaffLead),
    total: await countLeads(db, condition),
    nextCursor: rows.length > shown.length && last ? encodeCursor({ value: last.mark, id: last.lead.id }) : null,
  }
}

export async function getLead({ db, actor }: Context, id: number): Promise<StaffLeadDetail> {
  requirePermission(actor, 'enquiry:read')
  const row = await findLeadWithOwner(db, id)
  if (!row) throw new AppError('not_found')
  const [contacts, next, lastHome] = await Promise.all([
    listContactKeys(db, id),
    findNextTask(db, id),
    findLastHome(db, id),
  ])
  return { ...toStaffLead(row), contacts, nextAction: next?.title || null, lastHome }
}
