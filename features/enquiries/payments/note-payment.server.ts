import { formatMoney } from '#common/money.ts'
import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findLeadOf } from '../leads/lead-of.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import type { PaymentRow } from './payment.table.server.ts'

/** On the timeline of whoever it is asked of: what we asked for, and what came. */
export async function notePayment(
  tx: Database,
  actor: Actor,
  { stayId, amount }: Pick<PaymentRow, 'stayId' | 'amount'>,
  subject: 'asked' | 'paid',
): Promise<void> {
  const leadId = stayId === null ? undefined : await findLeadOf(tx, 'stay', stayId)
  if (leadId === undefined) return
  await noteOnTimeline(tx, actor, { leadId, type: 'payment', subject, description: formatMoney(amount, 'XOF'), stayId })
}
