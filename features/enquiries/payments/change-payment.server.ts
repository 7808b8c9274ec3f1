import { AppError } from '#common/errors.ts'
import { type Actor, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { requireVersion } from '#platform/content/write-content.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { findPayment, lockPayment } from './payment.repository.server.ts'
import type { PaymentRow } from './payment.table.server.ts'

/** What the audit trail keeps: money and what became of it. It never knew whose it was. */
export function auditedPayment({ stayId, amount, purpose, due, state, provider, paidOn, method }: PaymentRow) {
  return {
    stayId,
    paymentAmount: amount,
    paymentPurpose: purpose,
    paymentDue: due,
    paymentState: state,
    paymentProvider: provider,
    paidOn,
    paymentMethod: method,
  }
}

export const paymentLabel = (id: number) => `#${id}`

export interface PaymentTarget {
  id: number
  /** From If-Match; null: the caller overwrites whatever is there. */
  version: string | null
}

/** What every change of a payment by staff has in common: permission, lock, version, audit, and word to the open screens. */
export async function changePayment(
  { db, actor }: Context,
  { id, version }: PaymentTarget,
  change: (tx: Database, before: PaymentRow, actor: Actor) => Promise<{ paymentRefunded: string } | undefined>,
): Promise<PaymentRow> {
  requirePermission(actor, 'enquiry:write')
  return db.transaction(async (tx) => {
    const before = await lockPayment(tx, id)
    if (!before) throw new AppError('not_found')
    requireVersion(before, version)
    const more = await change(tx, before, actor)
    const after = await findPayment(tx, id)
    if (!after) throw new AppError('not_found')
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'payment',
      entityId: id,
      label: paymentLabel(id),
      before: auditedPayment(before),
      after: {
        ...auditedPayment(after),
        ...(after.linkNumber > before.linkNumber && { paymentLinkNew: true }),
        ...more,
      },
    })
    await announceDeskChange(tx)
    return after
  })
}
