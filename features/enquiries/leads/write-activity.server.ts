import type { Context } from '#db/context.server.ts'
import { ANSWERING_TYPES } from './activity-types.ts'
import { changeLead } from './change-lead.server.ts'
import type { StaffActivity } from './lead.public.ts'
import type { ActivityInput } from './lead.schema.ts'
import { getActivity, noteOnTimeline } from './list-activities.server.ts'
import { markLeadAnswered } from './mark-lead-answered.server.ts'

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
