import type { Database } from '#db/client.server.ts'
import { queueNotices } from '#platform/push/queue-notices.server.ts'
import type { ReceivedSubmission } from '../leads/received-submission.ts'
import { findLeadToTell } from './notice.repository.server.ts'

/**
 * Somebody wrote: whoever looks after them hears of it on their devices, with whoever is to show them a home; all of the desk
 * while nobody does.
 */
export async function tellDevices(tx: Database, { ref, writtenBy }: ReceivedSubmission): Promise<void> {
  // A colleague took it down and knows.
  if (writtenBy) return
  const lead = await findLeadToTell(tx, ref)
  if (!lead) return
  await queueNotices(tx, {
    kind: lead.isKnown ? 'answer' : 'new-lead',
    about: { leadId: lead.id },
    to: [lead.assignedTo, lead.adviserId],
  })
}
