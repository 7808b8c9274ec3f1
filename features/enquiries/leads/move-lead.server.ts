import { AppError } from '#common/errors.ts'
import { type Actor, actorId } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { finishTasksOf, passTasksOn, reopenTasksOf } from '../tasks/task.repository.server.ts'
import { findUnansweredSince } from './activity.repository.server.ts'
import { changeLead, type LeadRow } from './change-lead.server.ts'
import type { StaffLeadDetail } from './lead.public.ts'
import { updateLead } from './lead.repository.server.ts'
import type { LeadMove } from './lead.schema.ts'
import { isOpenLead } from './lead-status.ts'
import { noteOnTimeline } from './list-activities.server.ts'
import { getLead } from './read-leads.server.ts'
import { findStaffMember } from './staff-member.repository.server.ts'
import { finishSubmissions, giveSubmissions } from './submissions-follow.server.ts'

/** Closing ends the wait, what was planned and what they sent; whoever was never answered stays so, and the figures say it. */
async function close(tx: Database, actor: Actor, leadId: number): Promise<Partial<LeadRow>> {
  await finishTasksOf(tx, leadId, actorId(actor))
  await finishSubmissions(tx, actor, leadId)
  return { waitingSince: null }
}

/** Back from its end, by a slip or by news: who had not been answered waits as before, and what was planned is planned again. */
async function reopen(tx: Database, leadId: number): Promise<Partial<LeadRow>> {
  await reopenTasksOf(tx, leadId)
  return { waitingSince: await findUnansweredSince(tx, leadId) }
}

/** Where a lead stands, whose it is, how urgent it is. */
export async function moveLead(
  context: Context,
  { id, move, version }: { id: number; move: LeadMove; version: string | null },
): Promise<StaffLeadDetail> {
  const { actor } = context
  await changeLead(context, { id, version }, async (tx, lead) => {
    const { status, priority, assignedTo } = move
    const isMoved = status !== undefined && status !== lead.status
    const isGiven = assignedTo !== undefined && assignedTo !== lead.assignedTo
    const owner = assignedTo ? await findStaffMember(tx, assignedTo) : undefined
    if (assignedTo && !owner) throw new AppError('invalid_input', { fields: { assignedTo: 'chooseOne' } })
    await updateLead(tx, id, {
      ...(isMoved && { status }),
      ...(isMoved && isOpenLead(lead.status) && !isOpenLead(status) && (await close(tx, actor, id))),
      ...(isMoved && !isOpenLead(lead.status) && isOpenLead(status) && (await reopen(tx, id))),
      ...(priority !== undefined && { priority }),
      ...(isGiven && { assignedTo }),
    })
    if (isGiven) await passTasksOn(tx, { leadId: id, from: lead.assignedTo, to: assignedTo })
    if (isMoved) await noteOnTimeline(tx, actor, { leadId: id, type: 'status', subject: status })
    if (isGiven) {
      await noteOnTimeline(tx, actor, { leadId: id, type: 'assigned', subject: owner?.name ?? '' })
      await giveSubmissions(tx, actor, id, { from: lead.assignedTo, to: assignedTo })
    }
    return undefined
  })
  return getLead(context, id)
}
