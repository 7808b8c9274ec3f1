import { withLocalePrefix } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import {
  type LinkMaker,
  type LinkOrder,
  LinkRefused,
  type PaymentLink,
  ProviderAway,
} from '#platform/payments/provider.ts'
import { changePayment, type PaymentTarget } from './change-payment.server.ts'
import { describePayment } from './describe-payment.ts'
import { problemOf } from './look-after-link.server.ts'
import { findPayingStay, findPayment, lockPayment, updatePayment } from './payment.repository.server.ts'
import type { NewPayment, PaymentRow } from './payment.table.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { canRenewLink } from './payment-rules.ts'
import { queuePaymentLetter } from './queue-payment-letter.server.ts'
import { refusedMove } from './refused-move.ts'

async function orderOf(db: Database, desk: PaymentDesk, payment: PaymentRow): Promise<LinkOrder> {
  const stay = payment.stayId === null ? undefined : await findPayingStay(db, payment.stayId)
  const locale = stay?.locale ?? 'en'
  // Pages that are the same for all. Whoever has the address of a guest's own page can cancel the stay: it is for nobody else.
  const back = (path: string) => desk.publicUrl + withLocalePrefix(path, locale)
  return {
    key: `${payment.reference}.${payment.linkNumber}`,
    reference: payment.reference,
    francs: Number(payment.amount),
    description: describePayment(payment.purpose, stay, locale),
    returnTo: { paid: back('/stay/paid'), left: back('/stay/not-paid') },
    locale,
  }
}

/** Only where this very link is wanted still: whoever was quicker, or what was paid meanwhile, has the last word. */
async function settle(
  db: Database,
  { id, linkNumber }: PaymentRow,
  change: (payment: PaymentRow) => Partial<NewPayment>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment?.linkState !== 'wanted' || payment.linkNumber !== linkNumber) return false
    await updatePayment(tx, id, change(payment))
    await announceDeskChange(tx)
    return true
  })
}

/** Nobody was ever sent it: it would end by itself within a day. */
async function discard(db: Database, links: LinkMaker, { ref }: PaymentLink, id: number): Promise<void> {
  if ((await findPayment(db, id))?.linkRef === ref) return
  await links.close?.(ref).catch(() => {})
}

/**
 * Makes the link that a request wants. Never throws for the provider's sake: without an answer the link stays wanted, and
 * the clock (reconcile-links) tries again under the same key, so that there is one however many tries it took. Says whether
 * the provider was there.
 */
export async function makeLink(db: Database, desk: PaymentDesk, id: number): Promise<boolean> {
  const payment = await findPayment(db, id)
  const links = payment && desk.providers.linksOf(payment.provider)
  if (!links || payment.linkState !== 'wanted') return true
  const order = await orderOf(db, desk, payment)
  try {
    const link = await links.create(order)
    const { ref: linkRef, url: linkUrl, expiresAt: linkExpiresAt } = link
    const isKept = await settle(db, payment, () => ({
      linkState: 'open',
      linkRef,
      linkUrl,
      linkExpiresAt,
      linkProblem: null,
    }))
    if (!isKept) await discard(db, links, link, id)
    return true
  } catch (error) {
    if (error instanceof LinkRefused) {
      desk.log.warn({ payment: id, provider: payment.provider, reason: error.message }, 'a payment link was refused')
      await settle(db, payment, () => ({
        linkState: 'refused',
        linkProblem: problemOf(error),
      }))
      return true
    }
    if (!(error instanceof ProviderAway)) throw error
    desk.log.warn({ err: error, payment: id, provider: payment.provider }, 'a payment link is not made yet')
    if (error.isKeySpent) await settle(db, payment, ({ linkNumber }) => ({ linkNumber: linkNumber + 1 }))
    return false
  }
}

/** To be made next, under a key of its own. */
export async function wantAnotherLink(tx: Database, { id, linkNumber }: PaymentRow): Promise<void> {
  await updatePayment(tx, id, {
    linkState: 'wanted',
    linkNumber: linkNumber + 1,
    linkRef: null,
    linkUrl: null,
    linkExpiresAt: null,
    linkProblem: null,
  })
}

/** Staff want another link, once the last one is over; the guest is written to once more. */
export async function renewLink(context: Context, desk: PaymentDesk, target: PaymentTarget): Promise<void> {
  const { id } = await changePayment(context, target, async (tx, payment) => {
    if (!canRenewLink(payment.state, payment.linkState)) throw refusedMove('noNewLink')
    if (!desk.providers.linksOf(payment.provider)) throw refusedMove('noProvider')
    await wantAnotherLink(tx, payment)
    await queuePaymentLetter(tx, payment, 'payment-asked')
    return undefined
  })
  await makeLink(context.db, desk, id)
}
