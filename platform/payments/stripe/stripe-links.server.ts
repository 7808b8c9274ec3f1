import { z } from 'zod'
import { type LinkMaker, type LinkOrder, LinkRefused, ProviderAway } from '../provider.ts'
import { REFERENCE_KEY, readSession, type StripeSession, sessionSchema } from './stripe-session.ts'
import { readStripeWebhook } from './stripe-webhook.server.ts'

/**
 * Stripe Checkout, spoken to directly: three calls and one signature. The package `stripe` (23.1.0: 1,634 files, 23 MB, most
 * of them the types of what we never call) would do no more here, and would be new every other week.
 */

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** 'https://api.stripe.com', but for tests. */
  apiUrl: string
}

/** What the answers look like: without it, an account answers as it did on the day it was opened. */
const API_VERSION = '2025-03-31.basil'
const PATIENCE_MS = 10_000
/** Amounts have at most eight digits there. Below about half a dollar nothing is charged: the exact bound moves with the rate. */
const MOST_FRANCS = 99_999_999
const LEAST_FRANCS = 500

const SESSIONS = '/v1/checkout/sessions'

function formOf({ reference, francs, description, returnTo, locale }: LinkOrder): URLSearchParams {
  return new URLSearchParams({
    mode: 'payment',
    locale,
    client_reference_id: reference,
    [`metadata[${REFERENCE_KEY}]`]: reference,
    // The payment itself bears it too, so that it is found from there.
    [`payment_intent_data[metadata][${REFERENCE_KEY}]`]: reference,
    'line_items[0][quantity]': '1',
    // The franc has no smaller unit, at Stripe neither: whole francs, not multiplied by a hundred.
    'line_items[0][price_data][currency]': 'xof',
    'line_items[0][price_data][unit_amount]': String(francs),
    'line_items[0][price_data][product_data][name]': description,
    success_url: returnTo.paid,
    cancel_url: returnTo.left,
    // Else Stripe may show and take another currency than the one we asked for.
    'adaptive_pricing[enabled]': 'false',
  })
}

const refusalSchema = z.object({ error: z.object({ type: z.string().optional(), message: z.string().optional() }) })

/** What an answer that is no success means for another try. */
async function explain(response: Response): Promise<Error> {
  const { status } = response
  const body = refusalSchema.safeParse(await response.json().catch(() => null))
  const { type, message = `Stripe answered ${status}` } = body.success ? body.data.error : {}
  // Too many at once, the same key at work elsewhere (said with the type of the next), our own key wrong: none is about the order.
  if ([401, 403, 409, 429].includes(status)) return new ProviderAway(message)
  // Under one key a failure is kept and repeated, as is the refusal of an order that was changed meanwhile.
  if (status >= 500 || type === 'idempotency_error') return new ProviderAway(message, { isKeySpent: true })
  return new LinkRefused(message)
}

export function createStripe(
  { secretKey, webhookSecret, apiUrl }: StripeSettings,
  { now = Date.now, patienceMs = PATIENCE_MS } = {},
): LinkMaker & { close: NonNullable<LinkMaker['close']> } {
  async function call(path: string, init: { form?: URLSearchParams; key?: string } = {}): Promise<StripeSession> {
    let response: Response
    try {
      response = await fetch(apiUrl + path, {
        method: init.form ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': API_VERSION,
          ...(init.key && { 'idempotency-key': init.key }),
        },
        ...(init.form && { body: init.form }),
        // The key goes to nobody else.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      if (!response.ok) throw await explain(response)
      return sessionSchema.parse(await response.json())
    } catch (error) {
      if (error instanceof LinkRefused || error instanceof ProviderAway) throw error
      throw new ProviderAway('Stripe gives no answer that can be read', { cause: error })
    }
  }

  const addressOf = (ref: string) => `${SESSIONS}/${encodeURIComponent(ref)}`
  const read = async (ref: string) => readSession(await call(`${addressOf(ref)}?expand[]=payment_intent`))

  return {
    leastFrancs: LEAST_FRANCS,
    mostFrancs: MOST_FRANCS,
    async create(order) {
      const { id, url, expires_at } = await call(SESSIONS, { form: formOf(order), key: order.key })
      // Made a day ago under this key, and over: it has no address any more.
      if (!url) throw new ProviderAway('The session has no address', { isKeySpent: true })
      return { ref: id, url, expiresAt: new Date(expires_at * 1000) }
    },
    read,
    async close(ref) {
      try {
        return readSession(await call(`${addressOf(ref)}/expire`, { form: new URLSearchParams() }))
      } catch (error) {
        // Over already, or paid: how it stands is what counts.
        if (error instanceof LinkRefused) return read(ref)
        throw error
      }
    },
    readWebhook: (body, headers) => readStripeWebhook(body, headers, { secret: webhookSecret, now }),
  }
}
