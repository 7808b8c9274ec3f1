import type { Database } from '#db/client.server.ts'
import { LinkRefused, ProviderAway } from '#platform/payments/provider.ts'
import { findPayment, updatePayment } from './payment.repository.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { newsOfReading } from './read-link.server.ts'
import { receiveEvent } from './receive-event.server.ts'

/**
 * Closes a link at the provider where a request says that it must be. Never throws for the provider's sake: without an answer
 * it stays to be closed, and the clock tries again. Whoever paid in the last moment is not lost: their payment is taken in
 * as if the provider had told us. Says whether the provider was there.
 */
export async function closeLink(db: Database, desk: PaymentDesk, id: number): Promise<boolean> {
  const payment = await findPayment(db, id)
  const links = payment && desk.providers.linksOf(payment.provider)
  if (!links || payment.linkState !== 'closing') return true
  if (payment.linkRef === null) {
    await updatePayment(db, id, { linkState: 'closed' })
    return true
  }
  try {
    const reading = await links.close(payment.linkRef)
    const news = newsOfReading(reading)
    if (news) await receiveEvent(db, payment.provider, news)
    return true
  } catch (error) {
    if (error instanceof LinkRefused) {
      desk.log.warn({ payment: id, reason: error.message }, 'a payment link is not known to its provider')
      await updatePayment(db, id, { linkState: 'closed', linkProblem: error.message.slice(0, 300) })
      return true
    }
    if (!(error instanceof ProviderAway)) throw error
    desk.log.warn({ err: error, payment: id }, 'a payment link is not closed yet')
    return false
  }
}
