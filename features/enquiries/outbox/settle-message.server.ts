import type { Database } from '#db/client.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { recordDelivered, recordUndelivered } from '../leads/record-delivery.server.ts'
import type { DeliveryProblem } from './explain-error.ts'
import { lockLeadFirst } from './find-submission.server.ts'
import { type MailTiming, retryAfterDelay, retryAfterRefusal } from './mail-timing.ts'
import {
  dropMessage,
  markMessageFailed,
  markMessageSent,
  postponeMessage,
  returnMessage,
} from './outbox.repository.server.ts'
import type { OutboxRow } from './outbox.table.server.ts'

export type Delivery =
  | {
      kind: 'sent' /** What else staff should know, such as a colleague's address that was refused. */
      note: string | null
    }
  /** Not offered to anybody, and never will be. */
  | { kind: 'dropped'; reason: string }
  /** A mistake of ours on the way: tried again, for it may be mended by then. */
  | { kind: 'unmade'; reason: string }
  | DeliveryProblem

/** Writes down how it went, and with that whether and when it is tried again. Open staff screens see it. */
export async function settleMessage(
  db: Database,
  row: OutboxRow,
  delivery: Delivery,
  timing: MailTiming,
): Promise<void> {
  // The server's absence concerns every message, and each of them would tell the screens the same.
  if (delivery.kind === 'server') return returnMessage(db, row.id, delivery.reason)
  await db.transaction(async (tx) => {
    await lockLeadFirst(tx, row)
    await write(tx, row, delivery, timing)
    await announceDeskChange(tx)
  })
}

async function write(
  db: Database,
  { id, attempts, payload }: OutboxRow,
  delivery: Delivery,
  timing: MailTiming,
): Promise<void> {
  if (delivery.kind === 'sent') {
    await markMessageSent(db, id, delivery.note)
    if ('activityId' in payload) await recordDelivered(db, payload.activityId)
    return
  }
  const { kind, reason } = delivery
  if (kind === 'dropped') return dropMessage(db, id, reason)
  const wait =
    kind === 'delayed' || kind === 'unmade'
      ? retryAfterDelay(attempts, timing)
      : kind === 'refused'
        ? retryAfterRefusal(attempts, timing)
        : null
  if (wait !== null) return postponeMessage(db, id, wait, reason)
  await markMessageFailed(db, id, reason)
  if ('activityId' in payload) await recordUndelivered(db, payload.activityId)
}
