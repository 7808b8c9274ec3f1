import type { Context } from '#db/context.server.ts'
import { completeFollowUps } from './activity.repository.server.ts'
import { ANSWERING_TYPES } from './activity-types.ts'
import { changeLead } from './change-lead.server.ts'
import type { StaffActivity, StaffLeadDetail } from './lead.public.ts'
import { updateLead } from './lead.repository.server.ts'
import type { ActivityInput, FollowUp } from './lead.schema.ts'
import { getActivity, noteOnTimeline } from './list-activities.server.ts'
import { markLeadAnswered } from './mark-lead-answered.server.ts'
import { getLead } from './read-leads.server.ts'

/** Staff write down what happened. A call or a visit is an answer; a note is not. */
export async function addActivity(context: Context, leadId: number, input: ActivityInput): Promise<StaffActivity> {
  const { actor } = context
  let activityId = 0
  await changeLead(context, { id: leadId }, async (tx) => {
    const { type, description, outcome } = input
    activityId = await noteOnTimeline(tx, actor, { leadId, type, subject: type, description, outcome })
    if (ANSWERING_TYPES.includes(type)) await markLeadAnswered(tx, leadId, actor)
    return undefined
  })
  return getActivity(context, activityId)
}

/** When to come back to somebody. What was planned before is done with, well or badly. */
export async function planFollowUp(context: Context, leadId: number, plan: FollowUp): Promise<StaffLeadDetail> {
  const { at, nextAction, outcome } = plan
  await changeLead(context, { id: leadId }, async (tx) => {
    await completeFollowUps(tx, leadId, outcome)
    await updateLead(tx, leadId, { nextFollowUpDate: at, remindedOf: null })
    if (at)
      await noteOnTimeline(tx, context.actor, {
        leadId,
        type: 'follow-up',
        subject: 'follow-up',
        nextAction,
        scheduledDate: at,
      })
    return undefined
  })
  return getLead(context, leadId)
}
