import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { passTasksOn } from '../tasks/task.repository.server.ts'
import { findUnansweredSince, wasAnswered } from './activity.repository.server.ts'
import { type LeadRow, lockLead, recordLeadChange } from './change-lead.server.ts'
import { updateLead } from './lead.repository.server.ts'
import { isOpenLead } from './lead-status.ts'
import { noteOnTimeline } from './list-activities.server.ts'
import { markLeadAnswered } from './mark-lead-answered.server.ts'
import type { StaffMember } from './staff-member.repository.server.ts'
import { giveSubmissions } from './submissions-follow.server.ts'

/*
 * A lead follows what staff do with what it sent; `submissions-follow.server.ts` is the other direction. The caller has the lead
 * locked, before the submission.
 */

const isSettled = (status: string) => status === 'done' || status === 'archived'

type About = { contactSubmissionId: number } | { inquiryId: number }

/**
 * Staff moved a contact or an enquiry. Taken up or done, its lead is taken up too. Done or put away, nobody waits about it any
 * more: with the last of what they wait about their wait ends. Done means that they heard from us; put away means that there was
 * nothing to answer. Taken back, it was a slip: they wait as before. A closed lead stays closed: it was closed by a decision, and is opened by one.
 */
export async function followSubmission(
  tx: Database,
  actor: Actor,
  lead: LeadRow,
  { about, from, status }: { about: About; from: string; status: string },
): Promise<void> {
  await noteOnTimeline(tx, actor, { leadId: lead.id, type: 'enquiry-status', subject: status, ...about })
  if (!isOpenLead(lead.status)) return
  const isTakenBack = isSettled(from) && !isSettled(status)
  const isOtherWait = isTakenBack || (lead.waitingSince && isSettled(status))
  const waitingSince = isOtherWait ? await findUnansweredSince(tx, lead.id) : lead.waitingSince
  const isTakenUp = lead.status === 'new' && status !== 'archived'
  if (status === 'done' && lead.waitingSince && !waitingSince) await markLeadAnswered(tx, lead.id, actor)
  else {
    await updateLead(tx, lead.id, {
      ...(waitingSince !== lead.waitingSince && { waitingSince }),
      ...(isTakenUp && { status: 'contacted' }),
      // The figures count who was answered.
      ...(isTakenBack && !(await wasAnswered(tx, lead.id)) && { firstAnsweredAt: null, lastContactDate: null }),
    })
    if (isTakenUp) await noteOnTimeline(tx, actor, { leadId: lead.id, type: 'status', subject: 'contacted' })
  }
  if (isTakenUp) await recordLeadChange(tx, actor, lead, await lockLead(tx, lead.id))
}

/** Whoever is given something of a lead that is nobody's has the lead, and the rest of what it sent. */
export async function followOwner(
  tx: Database,
  actor: Actor,
  leadId: number | undefined,
  owner: StaffMember,
): Promise<void> {
  if (leadId === undefined) return
  const lead = await lockLead(tx, leadId)
  if (lead.assignedTo !== null) return
  await updateLead(tx, leadId, { assignedTo: owner.id })
  await passTasksOn(tx, { leadId, from: null, to: owner.id })
  await noteOnTimeline(tx, actor, { leadId, type: 'assigned', subject: owner.name })
  await giveSubmissions(tx, actor, leadId, { from: null, to: owner.id })
  await recordLeadChange(tx, actor, lead, await lockLead(tx, leadId))
}
