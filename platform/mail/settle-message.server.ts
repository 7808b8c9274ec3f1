import type { Database } from '#db/client.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import type { Delivery } from './delivery.ts'
import type { Letters } from './letters.ts'
import { type MailTiming, retryAfterDelay, retryAfterRefusal } from './mail-timing.ts'
import {
  dropMessage,
  markMessageFailed,
  markMessageSent,
  postponeMessage,
  returnMessage,
} from './outbox.repository.server.ts'
import type { OutboxRow } from './outbox.table.server.ts'

interface Options {
  db: Database
  letters: Pick<Letters, 'lockFirst' | 'onSent' | 'onFailed'>
  timing: MailTiming
}

/** Writes down how it went, and with that whether and when it is tried again. Open staff screens see it. */
export async function settleMessage(
  { db, letters, timing }: Options,
  row: OutboxRow,
  delivery: Delivery,
): Promise<void> {
  // The server's absence concerns every message, and each of them would tell the screens the same.
  if (delivery.kind === 'server') return returnMessage(db, row, delivery.reason)
  await db.transaction(async (tx) => {
    await letters.lockFirst(tx, row)
    await write({ db: tx, letters, timing }, row, delivery)
    await announceDeskChange(tx)
  })
}

async function write({ db, letters, timing }: Options, row: OutboxRow, delivery: Delivery): Promise<void> {
  const { id, attempts } = row
  if (delivery.kind === 'sent') {
    await markMessageSent(db, id, delivery.note)
    return letters.onSent(db, row)
  }
  const { kind, reason } = delivery
  if (kind === 'dropped') {
    // Whoever it was for has not heard from us, whatever kept it back.
    if (await dropMessage(db, row, reason)) await letters.onFailed(db, row)
    return
  }
  const wait =
    kind === 'delayed' || kind === 'unmade'
      ? retryAfterDelay(attempts, timing)
      : kind === 'refused'
        ? retryAfterRefusal(attempts, timing)
        : null
  if (wait !== null) return postponeMessage(db, row, wait, reason)
  if (await markMessageFailed(db, row, reason)) await letters.onFailed(db, row)
}
