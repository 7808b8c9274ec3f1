import { z } from 'zod'
import type { LinkReading, LinkState } from '../provider.ts'

/** Under which our reference travels with a session. Of `client_reference_id` whoever opens a link of theirs can write anything. */
export const REFERENCE_KEY = 'payment_request'

const intentSchema = z.object({ id: z.string(), status: z.string() })

/** What we read of a Checkout Session: never who paid, and never with what. */
export const sessionSchema = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  expires_at: z.number().int().min(0).max(4_000_000_000),
  metadata: z.record(z.string(), z.string()).nullish(),
  /** The whole of it where it was asked for, else its name. */
  payment_intent: z.union([z.string(), intentSchema]).nullish(),
})
export type StripeSession = z.output<typeof sessionSchema>

/** The payer's part is done and the money did not come: it stands at the payment, the session itself does not say so. */
const FAILED_INTENTS = ['requires_payment_method', 'canceled']

function stateOf({ status, payment_status, payment_intent }: StripeSession): LinkState {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  return intent !== undefined && FAILED_INTENTS.includes(intent) ? 'failed' : 'waiting'
}

export function readSession(session: StripeSession): LinkReading {
  const { id, metadata, amount_total, currency, payment_intent } = session
  return {
    ref: id,
    state: stateOf(session),
    reference: metadata?.[REFERENCE_KEY] ?? null,
    amount: amount_total ?? null,
    currency: currency?.toUpperCase() ?? null,
    receipt: (typeof payment_intent === 'object' ? payment_intent?.id : payment_intent) ?? null,
  }
}
