import type { LinkMaker, PaymentProvider, PaymentProviderName } from './provider.ts'
import { createStripe, type StripeSettings } from './stripe/stripe-links.server.ts'

export interface PaymentSettings {
  /** Null: nobody named it, so no links are made. */
  stripe: StripeSettings | null
}

/** Always there: what arrives by transfer or is handed over is marked by whoever saw it. */
const byHand: PaymentProvider = { name: 'manual', links: null }

/** The providers of this house, as its environment names them. */
export class PaymentProviders {
  readonly #providers: readonly PaymentProvider[]

  constructor({ stripe }: PaymentSettings) {
    this.#providers = [byHand, ...(stripe ? [{ name: 'stripe' as const, links: createStripe(stripe) }] : [])]
  }

  get names(): PaymentProviderName[] {
    return this.#providers.map(({ name }) => name)
  }

  find(name: string): PaymentProvider | undefined {
    return this.#providers.find((provider) => provider.name === name)
  }

  /** Undefined where it makes none, and where it has been switched off since. */
  linksOf(name: string): LinkMaker | undefined {
    return this.find(name)?.links ?? undefined
  }
}
