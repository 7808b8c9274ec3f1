import type { Database } from '#db/client.server.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'
import { findPayingStay } from './payment.repository.server.ts'
import type { PaymentRow } from './payment.table.server.ts'

/** The guest is told, in the transaction of what they are told of. */
export async function queuePaymentLetter(
  tx: Database,
  { id: paymentId, stayId }: Pick<PaymentRow, 'id' | 'stayId'>,
  kind: 'payment-asked' | 'payment-received',
): Promise<void> {
  const stay = stayId === null ? undefined : await findPayingStay(tx, stayId)
  // Who was written down after a call may have no address, and what was held back as spam may carry a stranger's.
  if (!stay?.email || stay.suspicion !== null) return
  await queueDeskMessages(tx, { kind, recipient: stay.email, locale: stay.locale, payload: { paymentId } })
}
