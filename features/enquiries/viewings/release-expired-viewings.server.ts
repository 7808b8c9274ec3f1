import { SYSTEM } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { hasLeft } from '#platform/mail/outbox.repository.server.ts'
import { lockLeadOf } from '../leads/lead-of.server.ts'
import { receivedViewing } from '../leads/received-submission.ts'
import { tellOfSubmission } from '../leads/register-submission.server.ts'
import { DECIDED, settleViewing, tellOfViewing } from './change-viewing.server.ts'
import { listExpiredViewings, lockExpiredViewing, lockTimes, updateViewing } from './viewing.repository.server.ts'

const AT_ONCE = 50

/**
 * Nobody confirmed in time, so others can have the hour; the booking stays on our desk, and the visitor is told. Only one whose
 * visitor did not press the link in our letter is over without a word. Of a letter that never left nobody could press the
 * link: that is not the visitor's doing, and staff hear of the wish now.
 */
async function release(tx: Database, viewingId: number): Promise<void> {
  await lockLeadOf(tx, 'viewing', viewingId)
  // Confirmed, or prolonged, while we waited for its lead.
  const viewing = await lockExpiredViewing(tx, viewingId)
  if (!viewing) return
  const { awaitsVisitor, createdAt } = viewing
  await settleViewing(tx, viewing)
  const wasAsked = awaitsVisitor && (await hasLeft(tx, 'viewing-acknowledgement', { viewingId }, createdAt))
  const cancelledBy = wasAsked ? ('visitor' as const) : null
  const lapsed = await updateViewing(tx, viewingId, {
    ...DECIDED,
    status: 'cancelled',
    cancelledBy,
    // What we wrote of an earlier change is not why.
    reason: null,
  })
  if (awaitsVisitor && !wasAsked) await tellOfSubmission(tx, receivedViewing(lapsed))
  await tellOfViewing(tx, SYSTEM, lapsed, { news: wasAsked ? 'not-confirmed' : 'lapsed' })
}

/** Within the transaction of somebody who wants a time and has them locked: whatever is over may be in the way, but itself. */
export async function releaseExpiredViewings(tx: Database, except?: number): Promise<void> {
  for (const id of await listExpiredViewings(tx, AT_ONCE)) if (id !== except) await release(tx, id)
}

/** For the desk's clock. Says how many; several instances come one after the other. */
export async function releaseSomeExpiredViewings(db: Database): Promise<number> {
  const expired = await listExpiredViewings(db, AT_ONCE)
  for (const id of expired) {
    await againAfterClash(() =>
      db.transaction(async (tx) => {
        await lockTimes(tx)
        await release(tx, id)
      }),
    )
  }
  return expired.length
}
