import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findLead, updateLead } from './lead.repository.server.ts'
import { noteOnTimeline } from './list-activities.server.ts'
import { takeUpSubmissions } from './submissions-follow.server.ts'

/**
 * The person has heard from us: their wait is over, who was new is contacted, and what they sent is in progress. Called, in the
 * transaction of the answer itself, by whatever answers: an e-mail, a call, a visit, a message, a decision they are told of.
 */
export async function markLeadAnswered(tx: Database, leadId: number, actor: Actor): Promise<void> {
  const lead = await findLead(tx, leadId)
  if (!lead) return
  const now = new Date()
  await updateLead(tx, leadId, {
    lastContactDate: now,
    waitingSince: null,
    firstAnsweredAt: lead.firstAnsweredAt ?? now,
    ...(lead.status === 'new' && { status: 'contacted' }),
  })
  if (lead.status === 'new') await noteOnTimeline(tx, actor, { leadId, type: 'status', subject: 'contacted' })
  await takeUpSubmissions(tx, actor, leadId)
}
