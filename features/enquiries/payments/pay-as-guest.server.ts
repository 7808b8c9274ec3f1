import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { payableAt } from './list-payments.server.ts'
import { lookAfterLink } from './look-after-link.server.ts'
import { makeLink, wantAnotherLink } from './make-link.server.ts'
import { paymentMessages } from './messages.ts'
import { findPayment, lockPayment } from './payment.repository.server.ts'
import type { PaymentRow } from './payment.table.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { wayToPay } from './payment-rules.ts'

function cannotPay(reason: keyof typeof paymentMessages.en.cannotPay): AppError {
  const { en, fr } = paymentMessages
  return new AppError('unavailable', { sentence: { en: en.cannotPay[reason], fr: fr.cannotPay[reason] } })
}

interface Wanted {
  /** Whoever asks has made sure that it is theirs. */
  stayId: number
  paymentId: number
}

/**
 * A guest wants to pay now. Where their link has had its day another one is made, once, however many press; of one whose time
 * has passed the provider says first whether it was paid. Gives the address to pay at. Null: there is nothing to be paid there,
 * or it is being paid; their page says how it stands.
 */
export async function payAsGuest(db: Database, desk: PaymentDesk | null, wanted: Wanted): Promise<string | null> {
  const { stayId, paymentId } = wanted
  const read = async (): Promise<PaymentRow> => {
    const payment = await findPayment(db, paymentId)
    if (payment?.stayId !== stayId) throw new AppError('not_found')
    return payment
  }
  const before = await read()
  const way = wayToPay(before)
  if (way === 'link') return before.linkUrl
  if (way !== 'new-link' && way !== 'being-made') return null
  if (!desk?.providers.linksOf(before.provider)) throw cannotPay('noLinks')

  if (before.linkState === 'open') await lookAfterLink(db, desk, paymentId)
  await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (payment?.state === 'open' && payment.linkState === 'over') await wantAnotherLink(tx, payment)
  })
  await makeLink(db, desk, paymentId)
  const after = await read()
  if (['new-link', 'being-made'].includes(wayToPay(after) ?? '')) throw cannotPay('away')
  return payableAt(after)
}
