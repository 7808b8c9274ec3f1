import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { requireVersion } from '#platform/content/write-content.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import type { LinkMaker } from '#platform/payments/provider.ts'
import { lockLeadOf } from '../leads/lead-of.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { auditedPayment, paymentLabel } from './change-payment.server.ts'
import { makeLink } from './make-link.server.ts'
import { notePayment } from './note-payment.server.ts'
import { insertNote, insertPayment, lockPayingStay } from './payment.repository.server.ts'
import type { PaymentAsk } from './payment.schema.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { queuePaymentLetter } from './queue-payment-letter.server.ts'

function requireBounds(amount: string, links: LinkMaker): void {
  if (Number(amount) > links.mostFrancs) throw new AppError('invalid_input', { fields: { amount: 'tooLarge' } })
  if (Number(amount) < links.leastFrancs)
    throw new AppError('invalid_input', { fields: { amount: `belowLeastLink:${links.leastFrancs}` } })
}

interface Request {
  stayId: number
  /** Of the stay as it was seen, from If-Match; null: whatever has become of it. */
  version: string | null
  ask: PaymentAsk
  /** The same for every press that asks for one thing: it is asked for once. */
  idempotencyKey: string | undefined
}

/**
 * Staff ask a guest for money. The request stands before anybody else is asked: whatever becomes of the call to the provider,
 * the link is made in the end, and once.
 */
export async function askPayment({ db, actor }: Context, desk: PaymentDesk, request: Request): Promise<number> {
  requirePermission(actor, 'enquiry:write')
  const { stayId, version, ask, idempotencyKey: key } = request
  const { note, ...asked } = ask
  const provider = desk.providers.find(ask.provider)
  if (!provider) throw new AppError('invalid_input', { fields: { provider: 'chooseOne' } })
  if (ask.due < todayInDakar()) throw new AppError('invalid_input', { fields: { due: 'pastDate' } })
  if (provider.links) requireBounds(ask.amount, provider.links)

  // Without the note: of what somebody wrote not even a hash is kept.
  const once = { scope: 'payment-request', key, content: { stayId, ...asked } }
  const id = await storeOnce(db, once, async (tx) => {
    // The lead first, as whoever decides on its stay has it.
    const lead = await lockLeadOf(tx, 'stay', stayId)
    const stay = await lockPayingStay(tx, stayId)
    if (!stay) throw new AppError('not_found')
    requireVersion(stay, version)
    const payment = await insertPayment(tx, { ...asked, stayId, linkState: provider.links ? 'wanted' : null })
    await insertNote(tx, payment, { about: 'asked', text: note })
    await recordChange(tx, actor, {
      action: 'create',
      entity: 'payment',
      entityId: payment.id,
      label: paymentLabel(payment.id),
      after: auditedPayment(payment),
    })
    await notePayment(tx, actor, payment, 'asked')
    if (lead) await markLeadAnswered(tx, lead.id, actor)
    // Whatever becomes of the link: the letter leads to the guest's own page, which always has the one that is open.
    await queuePaymentLetter(tx, payment, 'payment-asked')
    await announceDeskChange(tx)
    return payment.id
  })
  await makeLink(db, desk, id)
  return id
}
