import { todayInDakar } from '#common/dakar-time.ts'
import { formatDay } from '#common/dates.ts'
import { AppError } from '#common/errors.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { VISITOR } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { findProperty } from '#features/nest/property.repository.server.ts'
import { keptOnDay } from '#features/nest/stays/cancellation.ts'
import { prolongNights } from '#features/nest/stays/held-nights.repository.server.ts'
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
import { listPaymentsForGuest } from '../payments/list-payments.server.ts'
import type { GuestPayment } from '../payments/payment.public.ts'
import { DECIDED, giveNightsBack, lockStayWithLead, settleStay, tellOfStay } from './change-stay.server.ts'
import { confirmStay } from './decide-stay.server.ts'
import { guestMessages } from './guest-messages.ts'
import { findStay, updateStay } from './stay.repository.server.ts'
import { stayCalendar } from './stay-calendar.ts'
import { cancellationLines, stayFacts, stayLedger } from './stay-facts.ts'
import { stayReference } from './stay-reference.ts'
import { stayWords } from './stay-words.ts'

/** What a guest can do on their page, as it stands now. */
export const GUEST_ACTS = ['confirm', 'accept', 'decline', 'cancel'] as const
export type GuestAct = (typeof GUEST_ACTS)[number]

/** Something to pay, in words. */
interface GuestDue {
  id: number
  label: string
  amount: string
  state: string
  note: string | null
  /** Where it can be paid now. */
  linkUrl: string | null
  /** It is still to be paid, and not by a link. */
  isByHand: boolean
}

export interface GuestPage {
  reference: string
  status: StayStatus
  /** The guest has to say on this page first that they want these nights. */
  awaitsVisitor: boolean
  /** Over: the departure has passed. */
  isOver: boolean
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
  adviser: string | null
  /** Path of the home, where it is still to be seen. */
  home: string | null
  acts: GuestAct[]
  picture: Picture | undefined
  /** What was asked for, and what became of it. */
  payments: GuestDue[]
}

async function stayBehind(db: Database, key: string): Promise<number> {
  const id = await readStayKey(db, key)
  if (id === null) throw new AppError('not_found')
  return id
}

async function findBehind(db: Database, key: string): Promise<StayRow> {
  const stay = await findStay(db, await stayBehind(db, key))
  if (!stay) throw new AppError('not_found')
  return stay
}

const isLate = ({ holdUntil }: StayRow) => holdUntil !== null && holdUntil.getTime() <= Date.now()

/** Once its time is over a request keeps no nights: its page says so also before the desk's clock has looked. */
function statusNow(stay: StayRow): StayStatus {
  if (stay.status !== 'pending' || !isLate(stay)) return stay.status
  return stay.awaitsVisitor ? 'cancelled' : 'expired'
}

export function actsOf(stay: StayRow, today = todayInDakar()): GuestAct[] {
  const { status, awaitsVisitor } = stay
  if (status === 'pending') {
    if (isLate(stay)) return []
    return awaitsVisitor ? ['confirm', 'cancel'] : ['cancel']
  }
  if (status === 'proposed') return isLate(stay) ? ['decline'] : ['accept', 'decline']
  return status === 'confirmed' && stay.departure > today ? ['cancel'] : []
}

/** Of a stay that nobody confirmed nothing is due, whatever the terms say. */
function keptToday({ status, terms, arrival }: StayRow): number {
  return status === 'confirmed' ? keptOnDay(terms.cancellation, arrival, todayInDakar()) : 0
}

function toGuestPayment(payment: GuestPayment, stay: StayRow, locale: Locale): GuestPage['payments'][number] {
  const { id, amount, purpose, state, note, due, paidOn, linkUrl } = payment
  const words = guestMessages[locale].payments
  const said = (day: string) => formatDay(new Date(`${day}T00:00Z`), locale)
  return {
    id,
    label: describePayment(purpose, stay, locale),
    amount: formatMoney(amount, 'XOF'),
    state: state === 'open' ? words.due(said(due)) : words.states[state](paidOn ? said(paidOn) : ''),
    note,
    linkUrl,
    isByHand: state === 'open' && linkUrl === null,
  }
}

/** In the language of the page that it is shown on. */
export async function readGuestPage({ db }: Context, key: string, locale: Locale): Promise<GuestPage> {
  const stay = await findBehind(db, key)
  const { terms, proposal, propertyId } = stay
  const status = statusNow(stay)
  const shown = status === 'proposed' && proposal ? { ...stay, ...proposal } : stay
  const home = propertyId === null ? undefined : await findProperty(db, propertyId)
  const acts = actsOf(stay)
  const percent = keptToday(stay)
  const words = stayWords[locale]
  const [image = ''] = home?.images ?? []
  return {
    reference: stayReference(stay.id),
    status,
    awaitsVisitor: stay.awaitsVisitor,
    isOver: stay.departure <= todayInDakar(),
    heldUntil: stay.holdUntil && !isLate(stay) ? mailMoment(stay.holdUntil, locale) : null,
    facts: stayFacts(shown, locale),
    price: stayLedger(shown.quote, locale),
    terms: cancellationLines(shown, locale),
    keptNow: acts.includes('cancel')
      ? words.keptNow(percent, formatMoney(shareOf(stay.quote.total, percent), 'XOF'))
      : null,
    said: status === 'proposed' ? (proposal?.note ?? null) : stay.reason,
    houseRules: inLocale(locale, terms.houseRules ?? '', terms.houseRulesFr) || null,
    // Told to a guest whose stay is firm, and to nobody else.
    arrivalNotes:
      status === 'confirmed' && home ? inLocale(locale, home.arrivalNotes ?? '', home.arrivalNotesFr) || null : null,
    adviser: stay.assignedTo === null ? null : ((await findStaffMember(db, stay.assignedTo))?.name ?? null),
    home: home?.isAvailable ? `/property/${home.id}` : null,
    acts,
    picture: (await describePictures(db, [image])).get(image),
    payments: (await listPaymentsForGuest(db, stay.id)).map((payment) => toGuestPayment(payment, stay, locale)),
  }
}

async function confirm(tx: Database, stay: StayRow): Promise<void> {
  const holdUntil = await endOfNewHold(tx)
  await updateStay(tx, stay.id, { awaitsVisitor: false, holdUntil })
  await prolongNights(tx, stay.id, holdUntil)
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
  const cancelled = await updateStay(tx, stay.id, {
    ...DECIDED,
    status: 'cancelled',
    cancelledBy: 'guest',
    keptPercent: keptToday(stay),
  })
  await tellOfStay(tx, VISITOR, cancelled, { news })
}

const DEEDS: Record<GuestAct, (tx: Database, stay: StayRow) => Promise<void>> = {
  confirm,
  accept,
  decline: (tx, stay) => leave(tx, stay, 'guest-declined'),
  cancel: (tx, stay) => leave(tx, stay, 'guest-cancelled'),
}

/** What the guest pressed on their page. A second press, or one that comes too late, changes nothing: the page says how it stands. */
export async function actAsGuest({ db }: Context, key: string, act: GuestAct): Promise<void> {
  const id = await stayBehind(db, key)
  await db.transaction(async (tx) => {
    const stay = await lockStayWithLead(tx, id)
    if (actsOf(stay).includes(act)) await DEEDS[act](tx, stay)
  })
}

export async function readGuestCalendar({ db }: Context, key: string): Promise<{ name: string; text: string }> {
  return stayCalendar(await findBehind(db, key))
}
