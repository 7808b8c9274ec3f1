import type { Locale } from '#common/locale.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { greetableName } from '#platform/mail/mail-address.ts'
import type { Letter, MailBlock, MailFact } from '#platform/mail/mail-blocks.ts'
import { mailDay } from '#platform/mail/mail-text.ts'
import { mailMessages } from '../letters/mail-messages.ts'
import { describePayment } from './describe-payment.ts'
import { paymentMessages } from './messages.ts'
import type { PayingStay } from './payment.repository.server.ts'
import type { PaymentRow } from './payment.table.server.ts'

type Payment = Pick<PaymentRow, 'amount' | 'purpose' | 'due' | 'paidOn' | 'method'>
type Stay = Pick<PayingStay, 'name' | 'homeTitle' | 'homeTitleFr' | 'arrival' | 'departure'>

const at = (day: string) => new Date(`${day}T00:00Z`)

function facts(payment: Payment, stay: Stay, note: string | null, locale: Locale): MailFact[] {
  const { letter, purposes, methods } = paymentMessages[locale]
  const { facts: words } = letter
  const isPaid = payment.paidOn !== null
  return [
    { label: words.what, text: purposes[payment.purpose] },
    { label: words.note, text: note ?? '' },
    { label: words.amount, text: formatMoney(payment.amount, 'XOF') },
    { label: words.due, text: isPaid ? '' : mailDay(at(payment.due), locale) },
    { label: words.paidOn, text: payment.paidOn ? mailDay(at(payment.paidOn), locale) : '' },
    { label: words.method, text: isPaid && payment.method ? methods[payment.method] : '' },
    { label: words.home, text: inLocale(locale, stay.homeTitle, stay.homeTitleFr) },
    { label: words.arrival, text: mailDay(at(stay.arrival), locale) },
    { label: words.departure, text: mailDay(at(stay.departure), locale) },
  ].filter(({ text }) => text !== '')
}

/** Billed in francs, so said in francs: what is asked for, by when, and how it can be paid. */
export function paymentAskedBlocks(
  payment: Payment,
  stay: Stay,
  { note, place, locale }: { note: string | null; place: string | null; locale: Locale },
): MailBlock[] {
  const { letter } = paymentMessages[locale]
  return [
    { kind: 'facts', facts: facts({ ...payment, paidOn: null }, stay, note, locale) },
    ...(place ? [{ kind: 'actions' as const, links: [{ label: letter.pay, href: place }] }] : []),
    { kind: 'text', text: place ? letter.byPage : letter.byHand },
    ...(payment.purpose === 'deposit' ? [{ kind: 'text' as const, text: letter.deposit }] : []),
    { kind: 'text', text: letter.questions },
  ]
}

export function paymentReceivedBlocks(
  payment: Payment,
  stay: Stay,
  { note, locale }: { note: string | null; locale: Locale },
): MailBlock[] {
  const { letter } = paymentMessages[locale]
  return [
    { kind: 'facts', facts: facts(payment, stay, note, locale) },
    ...(payment.purpose === 'deposit' ? [{ kind: 'text' as const, text: letter.deposit }] : []),
    { kind: 'text', text: letter.questions },
  ]
}

interface About {
  payment: Payment
  stay: Stay
  /** What staff wrote for the guest. */
  note: string | null
  locale: Locale
}

export function paymentAskedLetter({ payment, stay, note, place, locale }: About & { place: string | null }): Letter {
  const { letter } = paymentMessages[locale]
  const subject = letter.askedSubject(describePayment(payment.purpose, stay, locale))
  return {
    subject,
    preview: letter.askedPreview(formatMoney(payment.amount, 'XOF'), mailDay(at(payment.due), locale)),
    lastLine: letter.notYou,
    writtenBy: 'auto-generated',
    blocks: [
      { kind: 'title', text: subject },
      { kind: 'text', text: mailMessages[locale].acknowledgement.greeting(greetableName(stay.name)) },
      { kind: 'text', text: letter.asked },
      ...paymentAskedBlocks(payment, stay, { note, place, locale }),
    ],
  }
}

export function paymentReceivedLetter({ payment, stay, note, locale }: About): Letter {
  const { letter } = paymentMessages[locale]
  const subject = letter.receivedSubject(describePayment(payment.purpose, stay, locale))
  return {
    subject,
    preview: letter.receivedPreview(formatMoney(payment.amount, 'XOF')),
    lastLine: letter.notYou,
    writtenBy: 'auto-generated',
    blocks: [
      { kind: 'title', text: subject },
      { kind: 'text', text: mailMessages[locale].acknowledgement.greeting(greetableName(stay.name)) },
      { kind: 'text', text: letter.received },
      ...paymentReceivedBlocks(payment, stay, { note, locale }),
    ],
  }
}
