import type { FastifyBaseLogger } from 'fastify'
import type { PaymentProviders } from '#platform/payments/payment-providers.server.ts'

/** What use cases of payments are handed beside their context. */
export interface PaymentDesk {
  providers: PaymentProviders
  /** Where the site is reached: payers come back to it. */
  publicUrl: string
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
}
