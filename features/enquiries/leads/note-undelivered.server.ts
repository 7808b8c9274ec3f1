import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { ANSWERING_TYPES } from './activity-types.ts'
import { findLead, updateLead } from './lead.repository.server.ts'
import { activities } from './lead.table.server.ts'
import { isOpenLead } from './lead-status.ts'

/** An answer came back: the person has not heard from us after all, and waits again, unless something else reached them since. */
export async function noteUndelivered(tx: Database, activityId: number): Promise<void> {
  const [answer] = await tx.select().from(activities).where(eq(activities.id, activityId))
  const lead = answer && (await findLead(tx, answer.leadId))
  if (!lead || lead.waitingSince || !isOpenLead(lead.status)) return
  const heardSince = await tx.$count(
    activities,
    and(
      eq(activities.leadId, lead.id),
      gt(activities.id, activityId),
      inArray(activities.type, [...ANSWERING_TYPES]),
    ),
  )
  if (heardSince === 0) await updateLead(tx, lead.id, { waitingSince: answer.createdAt })
}
