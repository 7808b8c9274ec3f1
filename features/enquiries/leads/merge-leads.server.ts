import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { keepNextTask, passTasksOn } from '../tasks/task.repository.server.ts'
import { auditedLead, changeLead, type LeadRow, leadLabel, lockLead } from './change-lead.server.ts'
import { deleteLead, moveEverything } from './duplicate.repository.server.ts'
import type { StaffLeadDetail } from './lead.public.ts'
import { updateLead } from './lead.repository.server.ts'
import { isOpenLead } from './lead-status.ts'
import { noteOnTimeline } from './list-activities.server.ts'
import { getLead } from './read-leads.server.ts'
import { giveSubmissions } from './submissions-follow.server.ts'

const earlier = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b))
const later = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b))

/** Both people's interests, once each. */
const together = (...lists: (string | null)[]) =>
  [...new Set(lists.flatMap((list) => list?.split(', ') ?? []))].filter(Boolean).join(', ') || null

const PRIORITY = { low: 0, medium: 1, high: 2 }

/** One that is open keeps both open: nobody looks among the closed ones for somebody who waits. */
function joinedEnd(kept: LeadRow, other: LeadRow): Partial<LeadRow> {
  const isOpen = isOpenLead(kept.status) || isOpenLead(other.status)
  return {
    status: !isOpenLead(kept.status) && isOpen ? other.status : kept.status,
    waitingSince: isOpen ? earlier(kept.waitingSince, other.waitingSince) : null,
  }
}

/** What stays says who it is; the other fills what is missing. Who waits, has waited since the first of the two wrote. */
function joined(kept: LeadRow, other: LeadRow): Partial<LeadRow> {
  return {
    firstName: kept.firstName ?? other.firstName,
    lastName: kept.lastName ?? other.lastName,
    email: kept.email ?? other.email,
    phone: kept.phone ?? other.phone,
    locale: kept.locale ?? other.locale,
    budget: kept.budget ?? other.budget,
    notes: [kept.notes, other.notes].filter(Boolean).join('\n\n') || null,
    interestedIn: together(kept.interestedIn, other.interestedIn),
    assignedTo: kept.assignedTo ?? other.assignedTo,
    priority: PRIORITY[kept.priority] >= PRIORITY[other.priority] ? kept.priority : other.priority,
    firstAnsweredAt: earlier(kept.firstAnsweredAt, other.firstAnsweredAt),
    lastContactDate: later(kept.lastContactDate, other.lastContactDate),
    ...joinedEnd(kept, other),
    createdAt: kept.createdAt < other.createdAt ? kept.createdAt : other.createdAt,
  }
}

/** Two leads turn out to be one person. What the second one has goes to the first, whole; the second is gone. */
export async function mergeLeads(context: Context, id: number, otherId: number): Promise<StaffLeadDetail> {
  const { actor } = context
  requirePermission(actor, 'enquiry:write')
  if (id === otherId) throw new AppError('same_lead')
  await changeLead(context, { id, otherId }, async (tx, kept) => {
    const other = await lockLead(tx, otherId)
    await moveEverything(tx, otherId, id)
    const { assignedTo = null, ...rest } = joined(kept, other)
    await updateLead(tx, id, { ...rest, assignedTo })
    await giveSubmissions(tx, actor, id, { from: other.assignedTo, to: assignedTo })
    await passTasksOn(tx, { leadId: id, from: other.assignedTo, to: assignedTo })
    await keepNextTask(tx, id)
    await noteOnTimeline(tx, actor, { leadId: id, type: 'merged', subject: leadLabel(otherId) })
    await deleteLead(tx, otherId)
    await recordChange(tx, actor, {
      action: 'delete',
      entity: 'lead',
      entityId: otherId,
      label: leadLabel(otherId),
      before: { ...auditedLead(other), mergedInto: leadLabel(id) },
    })
    return undefined
  })
  return getLead(context, id)
}
