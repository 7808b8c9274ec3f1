import { todayInDakar } from '#common/dakar-time.ts'
import { SYSTEM } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import type { PaymentEvent, PaymentProviderName } from '#platform/payments/provider.ts'
import { notePayment } from './note-payment.server.ts'
import { insertEvent, isMoneyKnown, lockByReference, updatePayment } from './payment.repository.server.ts'
import type { NewPayment, PaymentRow } from './payment.table.server.ts'
import { isUnclear, judgeEvent, type LinkState, linkAfter, type Outcome } from './payment-rules.ts'
import { queuePaymentLetter } from './queue-payment-letter.server.ts'

/** How the request's own link stands after it. The event may be of an earlier one, or of one whose making is not over yet. */
function linkStateAfter(
  { linkRef, linkState }: PaymentRow,
  { link }: PaymentEvent,
  outcome: Outcome,
): LinkState | null {
  const isOurs = linkRef === link.ref
  if (isOurs || (linkRef === null && outcome === 'counted')) return linkAfter(linkState, link.state, outcome)
  // Paid through an earlier link: through the one that came after it nobody shall pay a second time.
  if (outcome === 'counted' && (linkState === 'open' || linkState === 'waiting')) return 'closing'
  return linkState
}

async function applyTo(tx: Database, request: PaymentRow, event: PaymentEvent, outcome: Outcome): Promise<void> {
  const { link, happenedAt } = event
  const isCounted = outcome === 'counted'
  const linkState = linkStateAfter(request, event, outcome)
  const changes: Partial<NewPayment> = {
    ...(linkState !== request.linkState && { linkState }),
    ...(isCounted && request.linkRef === null && { linkRef: link.ref }),
    ...(isCounted && { state: 'paid', paidOn: todayInDakar(happenedAt), method: 'online', markedBy: null }),
  }
  if (Object.keys(changes).length > 0) await updatePayment(tx, request.id, changes)
  if (!isCounted) return
  await notePayment(tx, SYSTEM, request, 'paid')
  await queuePaymentLetter(tx, request, 'payment-received')
}

/**
 * Takes in what a provider tells of money, from a webhook or because we asked. All or nothing, in one transaction; who calls
 * may say "received" once this has returned, and not before. What was told before changes nothing, however many tell it at
 * once: they wait for each other at the request's lock, and where there is no request at the name of the event.
 */
export async function receiveEvent(
  db: Database,
  provider: PaymentProviderName,
  event: PaymentEvent,
): Promise<Outcome | 'known'> {
  return db.transaction(async (tx) => {
    const { link } = event
    const request = link.reference === null ? undefined : await lockByReference(tx, provider, link.reference)
    const outcome = judgeEvent(link, request, await isMoneyKnown(tx, provider, link))
    const stored = await insertEvent(tx, {
      provider,
      eventId: event.id,
      type: event.type,
      requestId: request?.id ?? null,
      reference: link.reference,
      linkRef: link.ref,
      amount: link.amount === null ? null : String(link.amount),
      currency: link.currency,
      receipt: link.receipt,
      outcome,
      method: link.state === 'paid' ? 'online' : null,
      happenedAt: event.happenedAt,
    })
    if (!stored) return 'known'
    if (request) await applyTo(tx, request, event, outcome)
    if (request || isUnclear(outcome)) await announceDeskChange(tx)
    return outcome
  })
}
