import type { LinkState as ToldState } from '#platform/payments/provider.ts'

export const PURPOSES = ['stay', 'deposit', 'other'] as const
/** What money is asked for: the stay or a part of it, what is given back after it, anything else. */
export type PaymentPurpose = (typeof PURPOSES)[number]

export const METHODS = ['transfer', 'cash', 'card', 'wave', 'orange-money', 'online'] as const
/** How it came. Online: through a link of ours; which means the payer chose there, nobody tells us. */
export type PaymentMethod = (typeof METHODS)[number]

export const PAYMENT_STATES = ['open', 'paid', 'cancelled', 'refunded'] as const
/** Refunded: all of what was paid went back. Where only a part did, it stays paid. */
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What staff list: those in one state, and of the open ones those whose day has passed. */
export const LISTED_STATES = ['open', 'overdue', 'paid', 'refunded', 'cancelled'] as const

/**
 * Wanted: to be made, and made by the clock should the press that wanted it be cut off. Open: can be paid. Waiting: used, and
 * its money on the way. Over: nobody can pay there; the guest and staff may make another. Closing: still to be closed at the provider, since
 * the money is wanted no more. Refused: the provider does not make it.
 */
export const LINK_STATES = ['wanted', 'open', 'waiting', 'paid', 'over', 'refused', 'closing', 'closed'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** What the clock still has to do with a link, or to ask about it. */
export const UNSETTLED_LINKS = ['wanted', 'open', 'waiting', 'closing'] as const satisfies LinkState[]

/** What became of something that was told of money. Only what is `counted` is in any sum. */
export const OUTCOMES = [
  'counted',
  /** Not about money that came: a link that is over, a payment that failed. */
  'noted',
  /** The same money once more, under another name. */
  'repeated',
  'unknown-request',
  'other-amount',
  'other-currency',
  'cancelled-request',
  'paid-already',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Money came that we do not know what to do with: somebody has to look. */
export const UNCLEAR = [
  'unknown-request',
  'other-amount',
  'other-currency',
  'cancelled-request',
  'paid-already',
] as const satisfies Outcome[]
export type UnclearOutcome = (typeof UNCLEAR)[number]

export const isUnclear = (outcome: Outcome): outcome is UnclearOutcome => UNCLEAR.some((unclear) => unclear === outcome)

/**
 * How a guest pays at this moment. A new link: the one they had is over, or its time is. Being made and on its way: there is
 * nothing for them to do but to wait.
 */
export type PayWay = 'link' | 'new-link' | 'being-made' | 'on-its-way' | 'by-hand'

interface Payable {
  state: PaymentState
  linkState: LinkState | null
  linkExpiresAt: Date | null
}

/** Null: it is not awaited any more. */
export function wayToPay({ state, linkState, linkExpiresAt }: Payable, now = new Date()): PayWay | null {
  if (state !== 'open') return null
  if (linkState === null || linkState === 'refused') return 'by-hand'
  if (linkState === 'wanted') return 'being-made'
  if (linkState === 'open') return linkExpiresAt === null || linkExpiresAt > now ? 'link' : 'new-link'
  return linkState === 'over' ? 'new-link' : 'on-its-way'
}

/** What a new link may follow: one at which nothing can come any more. */
export const canRenewLink = (state: PaymentState, link: LinkState | null): boolean =>
  state === 'open' && (link === 'over' || link === 'refused')

/** What was told of a link. */
interface Told {
  state: ToldState
  amount: number | null
  currency: string | null
}

/** What it was asked with, as it stands; undefined: nobody here asked for it. */
interface Asked {
  amount: string
  state: PaymentState
}

/** Decides about something that was told, once. Whatever does not fit is kept for people: no code guesses about money. */
export function judgeEvent(told: Told, asked: Asked | undefined, isToldBefore: boolean): Outcome {
  if (told.state !== 'paid') return 'noted'
  if (isToldBefore) return 'repeated'
  if (!asked) return 'unknown-request'
  if (told.currency !== 'XOF') return 'other-currency'
  if (told.amount === null || String(told.amount) !== asked.amount) return 'other-amount'
  if (asked.state === 'cancelled') return 'cancelled-request'
  return asked.state === 'open' ? 'counted' : 'paid-already'
}

/**
 * How our link stands after something was told of it. Notices overtake each other: what is over stays over, and what is paid
 * stays paid, whatever comes late.
 */
export function linkAfter(link: LinkState | null, told: ToldState, outcome: Outcome): LinkState | null {
  if (outcome === 'counted') return 'paid'
  if (link === null || !['open', 'waiting', 'closing'].includes(link)) return link
  if (told === 'open') return link
  if (told === 'waiting') return link === 'open' ? 'waiting' : link
  return link === 'closing' ? 'closed' : 'over'
}

/** The money is wanted no more, or not by this way: nobody shall pay there. What is being made is never sent to anybody. */
export function withoutLink(link: LinkState | null): LinkState | null {
  if (link === 'open' || link === 'waiting') return 'closing'
  return link === 'wanted' ? 'closed' : link
}
