import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { ANSWERING_TYPES } from './activity-types.ts'
import { findLead, updateLead } from './lead.repository.server.ts'
import { activities } from './lead.table.server.ts'
import { isOpenLead } from './lead-status.ts'

async function findAnswer(tx: Database, activityId: number) {
  const [answer] = await tx.select().from(activities).where(eq(activities.id, activityId))
  return answer
}

/** An answer came back: the person has not heard from us after all, and waits again, unless something else reached them since. */
export async function noteUndelivered(tx: Database, activityId: number): Promise<void> {
  const answer = await findAnswer(tx, activityId)
  const lead = answer && (await findLead(tx, answer.leadId))
  if (!lead || lead.waitingSince || !isOpenLead(lead.status)) return
  const isLaterAnswer = and(
    eq(activities.leadId, lead.id),
    gt(activities.id, activityId),
    inArray(activities.type, [...ANSWERING_TYPES]),
  )
  if ((await tx.$count(activities, isLaterAnswer)) === 0)
    await updateLead(tx, lead.id, { waitingSince: answer.createdAt })
}

/** It went out after all, at a later try: whoever waited for this answer waits no more. */
export async function noteDelivered(tx: Database, activityId: number): Promise<void> {
  const answer = await findAnswer(tx, activityId)
  const lead = answer && (await findLead(tx, answer.leadId))
  if (lead?.waitingSince?.getTime() === answer?.createdAt.getTime() && lead)
    await updateLead(tx, lead.id, { waitingSince: null })
}
