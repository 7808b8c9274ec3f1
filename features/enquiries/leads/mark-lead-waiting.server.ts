import type { Database } from '#db/client.server.ts'
import { findLead, insertActivity, updateLead } from './lead.repository.server.ts'
import { isOpenLead } from './lead-status.ts'

/**
 * Somebody acted on a page of their own (moved a viewing, cancelled one), which asks for a word from us as much as a message
 * does. Whoever was closed has begun anew: nobody looks among the closed ones.
 */
export async function markLeadWaiting(tx: Database, leadId: number, at = new Date()): Promise<void> {
  const lead = await findLead(tx, leadId)
  if (!lead) return
  const isOpen = isOpenLead(lead.status)
  await updateLead(tx, leadId, { waitingSince: lead.waitingSince ?? at, ...(!isOpen && { status: 'new' }) })
  if (!isOpen) await insertActivity(tx, { leadId, type: 'status', subject: 'new' })
}
