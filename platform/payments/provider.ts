import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '#common/locale.ts'

/** Through whom money comes. By hand: a transfer, cash or whatever else staff see arrive and mark. */
export const PAYMENT_PROVIDERS = ['manual', 'stripe'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** What a link is asked for with. Always in francs of West Africa, which have no smaller unit. */
export interface LinkOrder {
  /** The same for every try of one link: when an answer was lost, the next try gets the same link, not a second one. */
  key: string
  /** Ours. It comes back with all that is ever told of the link, and says nothing to a stranger. */
  reference: string
  francs: number
  /** What the payer reads beside the amount. */
  description: string
  /** Where the payer's browser goes afterwards. That it arrives there proves nothing: money is what the provider tells us. */
  returnTo: { paid: string; left: string }
  locale: Locale
}

export interface PaymentLink {
  /** What the provider calls it, with all else that it must be asked with: nobody but the one who made it reads it. */
  ref: string
  url: string
  expiresAt: Date
}

/** Waiting: the payer has done their part, and the money is on its way or not. */
export type LinkState = 'open' | 'waiting' | 'paid' | 'failed' | 'expired'

/** How a link stands, in the provider's words made ours. Never who paid, nor with which card. */
export interface LinkReading {
  ref: string
  state: LinkState
  /** What was handed in as `LinkOrder.reference`; null: the link is none of ours. */
  reference: string | null
  /** In the currency's smallest unit, which for francs is the franc. */
  amount: number | null
  /** 'XOF'. */
  currency: string | null
  /** By which the provider finds the payment itself: a refund begins there. */
  receipt: string | null
}

export interface PaymentEvent {
  /** The provider's: the same however often it is told. */
  id: string
  /** The provider's own word for it. */
  type: string
  happenedAt: Date
  link: LinkReading
}

/** What came in, once it is known whether to believe it. */
export type WebhookReading =
  | { event: PaymentEvent }
  /** Not signed, so not believed: but it names one of our references, and how its link stands can be asked. */
  | { ask: string }
  /** Believed, and about something that we do not follow. */
  | { ignored: string }
  | { refused: 'signature' | 'time' | 'unreadable' }

/** Somebody who makes links and tells when one was paid: Stripe here. Of Wave and Orange Money decision 0034 says what fits. */
export interface LinkMaker {
  readonly leastFrancs: number
  readonly mostFrancs: number
  create(order: LinkOrder): Promise<PaymentLink>
  read(ref: string): Promise<LinkReading>
  /**
   * Nobody can pay there any more. Says how it stands then: it may have been paid a moment before. Null: it cannot be closed,
   * and ends by itself; it is asked about until then.
   */
  readonly close: ((ref: string) => Promise<LinkReading>) | null
  /** The body as it came, byte for byte: a signature is about bytes. */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): WebhookReading
}

export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** Null: it makes none; staff mark what arrived. */
  readonly links: LinkMaker | null
}

/** The provider understood, and says no: another try would get the same answer. Its reason is in its own words. */
export class LinkRefused extends Error {}

/** No answer, or none that says yes or no: it is worth another try. */
export class ProviderAway extends Error {
  /** It remembers its failure under our key, and would only repeat it: the next try needs another one. */
  readonly isKeySpent: boolean

  constructor(message: string, { isKeySpent = false, cause }: { isKeySpent?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isKeySpent = isKeySpent
  }
}
