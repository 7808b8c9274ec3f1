import { and, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { isAnswer, isAsking } from './activity.repository.server.ts'
import { findLead, updateLead } from './lead.repository.server.ts'
import { activities } from './lead.table.server.ts'
import { isOpenLead } from './lead-status.ts'

async function findAnswer(tx: Database, activityId: number) {
  const [answer] = await tx.select().from(activities).where(eq(activities.id, activityId))
  return answer
}

/** An answer came back, or had nothing left to offer when it was its turn: the person has not heard from us after all, and waits again, unless something else reached them since. */
export async function recordUndelivered(tx: Database, activityId: number): Promise<void> {
  const answer = await findAnswer(tx, activityId)
  const lead = answer && (await findLead(tx, answer.leadId))
  if (!lead || !isOpenLead(lead.status)) return
  const isOther = and(eq(activities.leadId, lead.id), ne(activities.id, activityId), isAnswer)
  const others = await tx.select({ id: activities.id }).from(activities).where(isOther)
  await updateLead(tx, lead.id, {
    ...(others.every(({ id }) => id < activityId) && { waitingSince: lead.waitingSince ?? answer.createdAt }),
    // The figures count who was answered, not who was written to.
    ...(others.length === 0 && { firstAnsweredAt: null, lastContactDate: null }),
  })
}

/** It went out, at once or at a later try: whoever waited for this answer, and has asked for nothing since, waits no more. */
export async function recordDelivered(tx: Database, activityId: number): Promise<void> {
  const answer = await findAnswer(tx, activityId)
  const lead = answer && (await findLead(tx, answer.leadId))
  if (!lead) return
  const isLaterWord = and(eq(activities.leadId, lead.id), gt(activities.id, activityId), isAsking)
  const hasAskedSince = (await tx.$count(activities, isLaterWord)) > 0
  await updateLead(tx, lead.id, {
    firstAnsweredAt: lead.firstAnsweredAt ?? new Date(),
    lastContactDate: lead.lastContactDate ?? new Date(),
    ...(!hasAskedSince && { waitingSince: null }),
  })
}
