import type { Database } from '#db/client.server.ts'
import {
  type LinkReading,
  LinkRefused,
  type PaymentEvent,
  type PaymentProviderName,
  ProviderAway,
} from '#platform/payments/provider.ts'
import { findByReference, findPayment, updateLink } from './payment.repository.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { receiveEvent } from './receive-event.server.ts'

/** As long as a provider's reason may be to be worth reading. */
const LONGEST_PROBLEM = 300
export const problemOf = ({ message }: LinkRefused) => message.slice(0, LONGEST_PROBLEM)

/**
 * What we were told because we asked, as an event: under a name that is the same however often we ask. Null: nothing has
 * become of it yet.
 */
function newsOf(link: LinkReading): PaymentEvent | null {
  if (link.state === 'open') return null
  return { id: `read:${link.ref}:${link.state}`, type: 'read', happenedAt: new Date(), link }
}

/**
 * Closes a link at the provider where nobody shall pay there any more, and asks how the others stand: a webhook may be late, or
 * never come. What we hear is taken in as if the provider had told us, so that who paid in the last moment is not lost. Never
 * throws for the provider's sake: without an answer all stays as it is, and the clock tries again. Says whether the provider
 * was there.
 */
export async function lookAfterLink(db: Database, desk: PaymentDesk, id: number): Promise<boolean> {
  const payment = await findPayment(db, id)
  const links = payment && desk.providers.linksOf(payment.provider)
  if (!links || !['open', 'waiting', 'closing'].includes(payment.linkState ?? '')) return true
  const { provider, linkRef } = payment
  const isClosing = payment.linkState === 'closing'
  if (linkRef === null) {
    if (isClosing) await updateLink(db, payment, { linkState: 'closed' })
    return true
  }
  try {
    const news = newsOf(await (isClosing && links.close ? links.close(linkRef) : links.read(linkRef)))
    if (news) await receiveEvent(db, provider, news)
    return true
  } catch (error) {
    if (error instanceof ProviderAway) {
      desk.log.warn({ err: error, payment: id, provider }, 'a payment provider does not say how a link stands')
      return false
    }
    if (!(error instanceof LinkRefused)) throw error
    desk.log.warn({ payment: id, provider, reason: error.message }, 'a payment link is not known to its provider')
    await updateLink(db, payment, { linkState: isClosing ? 'closed' : 'over', linkProblem: problemOf(error) })
    return true
  }
}

/** Somebody says, without a proof, that something became of one of ours: the provider itself is asked. */
export async function lookAfterReference(
  db: Database,
  desk: PaymentDesk,
  provider: PaymentProviderName,
  reference: string,
): Promise<void> {
  const payment = await findByReference(db, provider, reference)
  // Asked in vain it is told again, or the clock asks.
  if (payment) await lookAfterLink(db, desk, payment.id)
}
