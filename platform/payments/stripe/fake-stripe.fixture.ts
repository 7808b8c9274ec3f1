import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { REFERENCE_KEY } from './stripe-session.ts'

/** A Stripe of our own, after the description of its API: makes sessions, and tells of them as a test wants it told. */

export const SECRETS = { key: 'sk_test_kais', webhook: 'whsec_kais' }

interface Session {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  metadata: Record<string, string>
  payment_intent: { id: string; status: string } | null
  expires_at: number
  /** What a real one holds too, and we must never keep. */
  customer_details: { email: string; name: string }
}

interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

/**
 * What becomes of the next calls, one after the other. `lost`: done, and the line breaks before the answer. `at-work`: another
 * call with the same key is not answered yet.
 */
type Mishap = 'lost' | 'broken' | 'busy' | 'at-work' | 'refused'

interface Lie {
  /** Signed with another secret. */
  secret?: string
  /** Signed so many seconds ago. */
  ageSeconds?: number
  /** The header as it is. */
  signature?: string | null
}

const seconds = () => Math.floor(Date.now() / 1000)

export class FakeStripe {
  readonly sessions = new Map<string, Session>()
  /** Every order of a session, in the order they came. */
  readonly orders: { key: string | undefined; form: URLSearchParams }[] = []
  readonly mishaps: Mishap[] = []
  readonly #answers = new Map<string, { form: string; status: number; body: unknown }>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get env(): Record<string, string> {
    return { STRIPE_SECRET_KEY: SECRETS.key, STRIPE_WEBHOOK_SECRET: SECRETS.webhook, STRIPE_API_URL: this.url }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  session(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw new Error(`There is no session ${id}`)
    return session
  }

  get newest(): Session {
    const session = [...this.sessions.values()].at(-1)
    if (!session) throw new Error('There is no session yet')
    return session
  }

  /** The payer has done their part. Money that takes days comes or does not: `settle` says so. */
  pay(id: string, { isSlow = false } = {}): StripeEvent {
    const session = this.session(id)
    session.status = 'complete'
    session.url = null
    session.payment_status = isSlow ? 'unpaid' : 'paid'
    session.payment_intent = { id: `pi_${id}`, status: isSlow ? 'processing' : 'succeeded' }
    return this.event('checkout.session.completed', session)
  }

  settle(id: string, hasCome: boolean): StripeEvent {
    const session = this.session(id)
    session.payment_status = hasCome ? 'paid' : 'unpaid'
    session.payment_intent = { id: `pi_${id}`, status: hasCome ? 'succeeded' : 'requires_payment_method' }
    return this.event(`checkout.session.async_payment_${hasCome ? 'succeeded' : 'failed'}`, session)
  }

  expire(id: string): StripeEvent {
    const session = this.session(id)
    session.status = 'expired'
    session.url = null
    return this.event('checkout.session.expired', session)
  }

  /** As it is now; what is changed of it is a lie. */
  event(type: string, session: object, changes: object = {}): StripeEvent {
    const object = { ...session, ...changes }
    const { payment_intent: intent } = object as Partial<Session>
    return {
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      created: seconds(),
      data: { object: { ...object, payment_intent: intent?.id ?? null } },
    }
  }

  /** What Stripe sends to a webhook, ready to be sent. */
  notice(event: object, { secret = SECRETS.webhook, ageSeconds = 0, signature }: Lie = {}) {
    const payload = JSON.stringify(event, null, 2)
    const time = seconds() - ageSeconds
    const signed = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
    const header = signature === undefined ? `t=${time},v1=${signed},v0=0` : signature
    return {
      method: 'POST' as const,
      url: '/api/payments/stripe/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        ...(header !== null && { 'stripe-signature': header }),
      },
      payload,
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request))
    const { pathname } = new URL(request.url ?? '/', this.url)
    const [, id = '', act = ''] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? []
    const mishap = this.mishaps.shift()
    const key = request.headers['idempotency-key'] as string | undefined
    const send = (status: number, body: unknown) => {
      if (mishap === 'lost') return response.destroy()
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const refuse = (status: number, message: string, type = 'invalid_request_error') =>
      send(status, { error: { type, message } })

    if (mishap === 'busy') return void refuse(429, 'Too many requests', 'rate_limit_error')
    if (mishap === 'at-work')
      return void refuse(409, 'There is currently another in-progress request using this key', 'idempotency_error')
    if (request.headers.authorization !== `Bearer ${SECRETS.key}`) return void refuse(401, 'Invalid API Key provided')
    if (id === '') {
      this.orders.push({ key, form })
      const earlier = key === undefined ? undefined : this.#answers.get(key)
      if (earlier && earlier.form !== form.toString())
        return void refuse(
          400,
          'Keys for idempotent requests can only be used with the same parameters',
          'idempotency_error',
        )
      const answer = earlier ?? { form: form.toString(), ...this.#create(form, mishap) }
      if (key !== undefined) this.#answers.set(key, answer)
      return void send(answer.status, answer.body)
    }
    const session = this.sessions.get(id)
    if (!session) return void refuse(404, `No such checkout.session: ${id}`)
    if (act === 'expire') {
      if (session.status !== 'open')
        return void refuse(400, 'Only Checkout Sessions with a status in ["open"] can be expired')
      this.expire(id)
    }
    send(200, session)
  }

  #create(form: URLSearchParams, mishap: Mishap | undefined): { status: number; body: unknown } {
    const fails = (status: number, message: string) => ({ status, body: { error: { type: 'api_error', message } } })
    if (mishap === 'broken') return fails(500, 'Something went wrong')
    if (mishap === 'refused') return fails(400, 'The amount is too small')
    const amount = form.get('line_items[0][price_data][unit_amount]') ?? ''
    if (form.get('mode') !== 'payment' || !/^\d{1,8}$/.test(amount)) return fails(400, 'Invalid order')
    const reference = form.get(`metadata[${REFERENCE_KEY}]`)
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(amount),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id'),
      metadata: reference === null ? {} : { [REFERENCE_KEY]: reference },
      payment_intent: null,
      expires_at: seconds() + 86_400,
      customer_details: { email: 'payer@example.com', name: 'Payer Secret' },
    }
    this.sessions.set(id, session)
    return { status: 200, body: { ...session } }
  }
}
