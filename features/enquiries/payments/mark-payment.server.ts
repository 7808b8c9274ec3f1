import { randomUUID } from 'node:crypto'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { type Actor, actorId } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { changePayment, type PaymentTarget } from './change-payment.server.ts'
import { lookAfterLink } from './look-after-link.server.ts'
import { notePayment } from './note-payment.server.ts'
import { insertEvent, insertNote, sumPaid, updatePayment } from './payment.repository.server.ts'
import type { MovedMoney, PaymentCancel } from './payment.schema.ts'
import type { PaymentRow } from './payment.table.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { withoutLink } from './payment-rules.ts'
import { queuePaymentLetter } from './queue-payment-letter.server.ts'
import { refusedMove } from './refused-move.ts'

function requireDay({ day }: MovedMoney): void {
  if (day > todayInDakar()) throw new AppError('invalid_input', { fields: { day: 'futureDate' } })
}

/** Staff saw it: what they mark is told once, as anything is, and counted with the rest. */
async function recordMoved(
  tx: Database,
  request: PaymentRow,
  moved: { type: 'marked-paid' | 'marked-refunded'; amount: string; money: MovedMoney },
  actor: Actor,
): Promise<void> {
  const { type, amount, money } = moved
  await insertEvent(tx, {
    provider: 'manual',
    eventId: randomUUID(),
    type,
    requestId: request.id,
    reference: request.reference,
    amount,
    currency: 'XOF',
    outcome: 'counted',
    method: money.method,
    happenedAt: new Date(`${money.day}T00:00Z`),
    seenAt: new Date(),
    seenBy: actorId(actor),
  })
}

/** It came by transfer or was handed over, whatever way it was asked for. */
export async function markPaid(
  context: Context,
  desk: PaymentDesk,
  target: PaymentTarget,
  money: MovedMoney,
): Promise<void> {
  await changePayment(context, target, async (tx, payment, actor) => {
    if (payment.state !== 'open') throw refusedMove('notOpen')
    if (money.amount !== payment.amount) throw new AppError('invalid_input', { fields: { amount: 'otherAmount' } })
    requireDay(money)
    await recordMoved(tx, payment, { type: 'marked-paid', amount: money.amount, money }, actor)
    await insertNote(tx, payment, { about: 'paid', text: money.note })
    await updatePayment(tx, payment.id, {
      state: 'paid',
      paidOn: money.day,
      method: money.method,
      markedBy: actorId(actor),
      linkState: withoutLink(payment.linkState),
    })
    await notePayment(tx, actor, payment, 'paid')
    await queuePaymentLetter(tx, payment, 'payment-received')
    return undefined
  })
  await lookAfterLink(context.db, desk, target.id)
}

/** It is asked for no more. What comes all the same is kept, and somebody is asked to look. */
export async function cancelPayment(
  context: Context,
  desk: PaymentDesk,
  target: PaymentTarget,
  { note }: PaymentCancel,
): Promise<void> {
  await changePayment(context, target, async (tx, payment) => {
    if (payment.state !== 'open') throw refusedMove('notOpen')
    await insertNote(tx, payment, { about: 'cancelled', text: note })
    await updatePayment(tx, payment.id, { state: 'cancelled', linkState: withoutLink(payment.linkState) })
    return undefined
  })
  await lookAfterLink(context.db, desk, target.id)
}

/** Staff sent it back, or a part of it: a deposit after the departure. Never more than came. */
export async function markRefunded(context: Context, target: PaymentTarget, money: MovedMoney): Promise<void> {
  await changePayment(context, target, async (tx, payment, actor) => {
    const paid = BigInt((await sumPaid(tx, [payment.id])).get(payment.id) ?? '0')
    if (payment.state !== 'paid' || paid <= 0n) throw refusedMove('notPaid')
    const refunded = BigInt(money.amount)
    if (refunded > paid) throw new AppError('invalid_input', { fields: { amount: 'moreThanPaid' } })
    requireDay(money)
    await recordMoved(tx, payment, { type: 'marked-refunded', amount: String(-refunded), money }, actor)
    await insertNote(tx, payment, { about: 'refunded', text: money.note })
    // Also where a part stays: the version moves on, so that a second press of the same button is refused.
    await updatePayment(tx, payment.id, { state: refunded === paid ? 'refunded' : 'paid' })
    return { paymentRefunded: money.amount }
  })
}
