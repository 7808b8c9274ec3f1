import { todayInDakar } from '#common/dakar-time.ts'
import { formatDay } from '#common/dates.ts'
import { AppError } from '#common/errors.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { VISITOR } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { findProperty } from '#features/nest/property.repository.server.ts'
import { keptOnDay } from '#features/nest/stays/cancellation.ts'
import { nightsTaken, prolongNights } from '#features/nest/stays/held-nights.repository.server.ts'
import { shareOf } from '#features/nest/stays/quote-stay.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import type { StayStatus } from '#features/nest/stays/stay-rules.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import type { Picture } from '#ui/picture-address.ts'
import { endOfNewHold, prolongHold } from '../holds/guard-hold.server.ts'
import { readStayKey } from '../holds/hold-marks.server.ts'
import { receivedStay } from '../leads/received-submission.ts'
import { tellOfSubmission } from '../leads/register-submission.server.ts'
import { findStaffMember } from '../leads/staff-member.repository.server.ts'
import { describePayment } from '../payments/describe-payment.ts'
import { endPaymentsOf } from '../payments/end-payments.server.ts'
import { listPaymentsForGuest } from '../payments/list-payments.server.ts'
import { payAsGuest } from '../payments/pay-as-guest.server.ts'
import type { GuestPayment } from '../payments/payment.public.ts'
import type { PaymentDesk } from '../payments/payment-desk.ts'
import {
  DECIDED,
  endUnconfirmed,
  giveNightsBack,
  lockStayWithLead,
  settleStay,
  tellOfStay,
  writeOfStay,
} from './change-stay.server.ts'
import { confirmStay } from './decide-stay.server.ts'
import { guestMessages } from './guest-messages.ts'
import type { GuestAct } from './stay.public.ts'
import { findStay, updateStay } from './stay.repository.server.ts'
import { stayCalendar } from './stay-calendar.ts'
import { cancellationLines, stayFacts, stayLedger } from './stay-facts.ts'
import { stayReference } from './stay-reference.ts'
import { stayWords } from './stay-words.ts'

/** Something to pay, in words. */
interface GuestDue {
  id: number
  label: string
  amount: string
  state: string
  note: string | null
  way: GuestPayment['way']
  /** Where it can be paid now. */
  linkUrl: string | null
}

export interface GuestPage {
  /** What the guest sees while they press: an offer, a price or a term that is another meanwhile is not what they said yes to. */
  version: string
  reference: string
  status: StayStatus
  /** The guest has to say on this page first that they want these nights. */
  awaitsVisitor: boolean
  /** The day of departure has passed. */
  isOver: boolean
  /** Nobody answered in time; it was for the guest to answer an offer of ours. */
  isOfferOver: boolean
  heldUntil: string | null
  facts: { label: string; text: string }[]
  price: ReturnType<typeof stayLedger>
  terms: string[]
  /** What cancelling today would keep, in words. */
  keptNow: string | null
  /** Why we declined, cancelled or changed it; what we say to the dates we offer. */
  said: string | null
  houseRules: string | null
  /** How to get in: told once the stay is firm. */
  arrivalNotes: string | null
  /** Who looks after it, with their own number where they gave one. */
  adviser: { name: string | null; phone: string | null } | null
  /** Path of the home, where it is still to be seen. */
  home: string | null
  acts: GuestAct[]
  picture: Picture | undefined
  /** What was asked for, and what became of it. */
  payments: GuestDue[]
}

async function stayBehind(db: Database, key: string) {
  const behind = await readStayKey(db, key)
  if (behind === null) throw new AppError('not_found')
  return behind
}

const isLate = ({ holdUntil }: StayRow) => holdUntil !== null && holdUntil.getTime() <= Date.now()

/** Once its time is over a request keeps no nights, nor does an offer: the page says so also before the desk's clock has looked. */
function statusNow(stay: StayRow): StayStatus {
  if ((stay.status !== 'pending' && stay.status !== 'proposed') || !isLate(stay)) return stay.status
  return stay.awaitsVisitor ? 'cancelled' : 'expired'
}

/**
 * What a guest can press now. To confirm a further request they must have come by our letter: else whoever fills in forms with
 * addresses that are not theirs could keep any number of homes.
 */
function actsOf(stay: StayRow, isFromLetter: boolean): GuestAct[] {
  const status = statusNow(stay)
  if (status === 'pending') return stay.awaitsVisitor && isFromLetter ? ['confirm', 'cancel'] : ['cancel']
  if (status === 'proposed') return ['accept', 'decline']
  // Who is there already leaves earlier, which we arrange with them.
  return status === 'confirmed' && stay.arrival >= todayInDakar() ? ['cancel'] : []
}

/** Of a stay that nobody confirmed nothing is due, whatever the terms say. */
function keptToday({ status, terms, arrival }: StayRow): number {
  return status === 'confirmed' ? keptOnDay(terms.cancellation, arrival, todayInDakar()) : 0
}

/** What they say yes to: days, guests and price, and what cancelling keeps, which changes at midnight without a word. */
function shownVersion(stay: StayRow): string {
  const { arrival, departure, quote } = stay.proposal ?? stay
  return [stay.status, arrival, departure, stay.guests, quote.total, keptToday(stay)].join(' ')
}

function toGuestPayment(payment: GuestPayment, stay: StayRow, locale: Locale): GuestPage['payments'][number] {
  const { id, amount, purpose, state, note, due, paidOn, refunded, way, linkUrl } = payment
  const words = guestMessages[locale].payments
  const said = (day: string) => formatDay(new Date(`${day}T00:00Z`), locale)
  const now = state === 'open' ? words.due(said(due)) : words.states[state](paidOn ? said(paidOn) : '')
  const isPartRefunded = state === 'paid' && refunded !== '0'
  return {
    id,
    label: describePayment(purpose, stay, locale),
    amount: formatMoney(amount, 'XOF'),
    state: isPartRefunded ? `${now}, ${words.refundedPart(formatMoney(refunded, 'XOF'))}` : now,
    note,
    way,
    linkUrl,
  }
}

/** In the language of the page that it is shown on. */
export async function readGuestPage({ db }: Context, key: string, locale: Locale): Promise<GuestPage> {
  const { id, isFromLetter } = await stayBehind(db, key)
  const stay = await findStay(db, id)
  if (!stay) throw new AppError('not_found')
  const { terms, proposal, propertyId } = stay
  const status = statusNow(stay)
  const shown = proposal ? { ...stay, ...proposal } : stay
  const home = propertyId === null ? undefined : await findProperty(db, propertyId)
  const acts = actsOf(stay, isFromLetter)
  const isOver = shown.departure < todayInDakar()
  const percent = keptToday(stay)
  const adviser = stay.assignedTo === null ? undefined : await findStaffMember(db, stay.assignedTo)
  const words = stayWords[locale]
  const [image = ''] = home?.images ?? []
  return {
    version: shownVersion(stay),
    reference: stayReference(stay.id),
    status,
    awaitsVisitor: stay.awaitsVisitor,
    isOver,
    isOfferOver: status === 'expired' && proposal !== null,
    heldUntil: stay.holdUntil && !isLate(stay) ? mailMoment(stay.holdUntil, locale) : null,
    facts: stayFacts(shown, locale),
    price: stayLedger(shown.quote, locale),
    terms: cancellationLines(shown, locale),
    keptNow: acts.includes('cancel')
      ? words.keptNow(percent, formatMoney(shareOf(stay.quote.total, percent), 'XOF'))
      : null,
    said: proposal ? proposal.note : stay.reason,
    houseRules: inLocale(locale, terms.houseRules ?? '', terms.houseRulesFr) || null,
    // Told to a guest whose stay is firm, for as long as it is: who was here last year does not read today's code of the door.
    arrivalNotes:
      status === 'confirmed' && !isOver && home
        ? inLocale(locale, home.arrivalNotes ?? '', home.arrivalNotesFr) || null
        : null,
    adviser: adviser ? { name: adviser.nameForVisitors, phone: adviser.phone } : null,
    home: home?.isAvailable ? `/property/${home.id}` : null,
    acts,
    picture: (await describePictures(db, [image])).get(image),
    payments: (await listPaymentsForGuest(db, stay.id)).map((payment) => toGuestPayment(payment, stay, locale)),
  }
}

async function confirm(tx: Database, stay: StayRow): Promise<void> {
  const holdUntil = await endOfNewHold(tx)
  await updateStay(tx, stay.id, { awaitsVisitor: false, holdUntil })
  if (!(await prolongNights(tx, stay.id, holdUntil))) throw nightsTaken()
  await prolongHold(tx, { stayId: stay.id }, holdUntil)
  await tellOfSubmission(tx, receivedStay(stay))
}

async function accept(tx: Database, stay: StayRow): Promise<void> {
  const confirmed = await confirmStay(tx, stay)
  await tellOfStay(tx, VISITOR, confirmed, { news: 'guest-accepted' })
  await tellOfStay(tx, VISITOR, confirmed, { news: 'confirmed' })
}

async function leave(tx: Database, stay: StayRow, news: 'guest-declined' | 'guest-cancelled'): Promise<void> {
  await giveNightsBack(tx, stay)
  await settleStay(tx, stay)
  await endPaymentsOf(tx, [stay.id])
  if (stay.awaitsVisitor) return endUnconfirmed(tx, VISITOR, stay)
  const cancelled = await updateStay(tx, stay.id, {
    ...DECIDED,
    status: 'cancelled',
    cancelledBy: 'guest',
    keptPercent: keptToday(stay),
  })
  await tellOfStay(tx, VISITOR, cancelled, { news })
  // In writing, for what was theirs.
  if (news === 'guest-cancelled' && stay.suspicion === null) await writeOfStay(tx, cancelled, 'cancelled-as-asked')
}

const DEEDS: Record<GuestAct, (tx: Database, stay: StayRow) => Promise<void>> = {
  confirm,
  accept,
  decline: (tx, stay) => leave(tx, stay, 'guest-declined'),
  cancel: (tx, stay) => leave(tx, stay, 'guest-cancelled'),
}

const OTHERWISE_NOW = {
  en: 'Your stay has changed since this page was opened, so nothing was done. Please look at it again.',
  fr: 'Votre séjour a changé depuis l’ouverture de cette page\u00a0: rien n’a été fait. Merci de le relire.',
}

/**
 * What the guest pressed on their page, as they saw it. A second press, or one that comes too late, changes nothing: the page
 * says how it stands.
 */
export async function actAsGuest(
  { db }: Context,
  key: string,
  { act, version }: { act: GuestAct; version: string },
): Promise<void> {
  const { id, isFromLetter } = await stayBehind(db, key)
  await againAfterClash(() =>
    db.transaction(async (tx) => {
      const stay = await lockStayWithLead(tx, id)
      if (!actsOf(stay, isFromLetter).includes(act)) return
      if (version !== shownVersion(stay)) throw new AppError('stale_edit', { sentence: OTHERWISE_NOW })
      await DEEDS[act](tx, stay)
    }),
  )
}

/** Where what they pressed on can be paid; null: their page says how it stands. */
export async function payOnGuestPage(
  { db }: Context,
  desk: PaymentDesk | null,
  { key, paymentId }: { key: string; paymentId: number },
): Promise<string | null> {
  return payAsGuest(db, desk, { stayId: (await stayBehind(db, key)).id, paymentId })
}

export async function readGuestCalendar({ db }: Context, key: string): Promise<{ name: string; text: string }> {
  const stay = await findStay(db, (await stayBehind(db, key)).id)
  if (!stay) throw new AppError('not_found')
  return stayCalendar(stay)
}
