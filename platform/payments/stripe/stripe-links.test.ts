import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LinkOrder, LinkRefused, ProviderAway } from '../provider.ts'
import { FakeStripe, SECRETS } from './fake-stripe.fixture.ts'
import { createStripe } from './stripe-links.server.ts'

let stripe: FakeStripe
const links = () => createStripe({ secretKey: SECRETS.key, webhookSecret: SECRETS.webhook, apiUrl: stripe.url })

beforeAll(async () => {
  stripe = await new FakeStripe().start()
})
afterAll(() => stripe.stop())

let orders = 0
function order(changes: Partial<LinkOrder> = {}): LinkOrder {
  orders += 1
  return {
    key: `order-${orders}.1`,
    reference: `order-${orders}`,
    francs: 150_000,
    description: 'Refundable deposit for the stay at Villa Teranga',
    returnTo: { paid: 'https://kais.example/paid', left: 'https://kais.example/left' },
    locale: 'fr',
    ...changes,
  }
}

describe('A link', () => {
  test('is ordered in whole francs, in the payer’s language, in no other currency, and with nothing about a person', async () => {
    const link = await links().create(order({ reference: 'ours' }))
    expect(link).toMatchObject({ ref: stripe.newest.id, url: stripe.newest.url })
    expect(link.expiresAt.getTime()).toBeGreaterThan(Date.now() + 86_000_000)
    expect(Object.fromEntries(stripe.orders.at(-1)?.form ?? [])).toEqual({
      mode: 'payment',
      locale: 'fr',
      client_reference_id: 'ours',
      'metadata[payment_request]': 'ours',
      'payment_intent_data[metadata][payment_request]': 'ours',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'xof',
      'line_items[0][price_data][unit_amount]': '150000',
      'line_items[0][price_data][product_data][name]': 'Refundable deposit for the stay at Villa Teranga',
      success_url: 'https://kais.example/paid',
      cancel_url: 'https://kais.example/left',
      'adaptive_pricing[enabled]': 'false',
    })
  })

  test('is the same one however often it is asked for, also when the first answer was lost', async () => {
    const asked = order()
    stripe.mishaps.push('lost')
    await expect(links().create(asked)).rejects.toThrow(ProviderAway)
    const count = stripe.sessions.size
    const [first, second] = await Promise.all([links().create(asked), links().create(asked)])
    expect(first).toEqual(second)
    expect(stripe.sessions.size).toBe(count)
  })

  test.for([
    ['busy', { isKeySpent: false }],
    ['at-work', { isKeySpent: false }],
    ['broken', { isKeySpent: true }],
  ] as const)(
    'is worth another try when Stripe is %s, and says whether under another key',
    async ([mishap, expected]) => {
      stripe.mishaps.push(mishap)
      await expect(links().create(order())).rejects.toMatchObject({ constructor: ProviderAway, ...expected })
    },
  )

  test('is not tried again where Stripe says no, nor under a key that stands for another order', async () => {
    stripe.mishaps.push('refused')
    await expect(links().create(order())).rejects.toThrow(LinkRefused)
    const asked = order()
    await links().create(asked)
    await expect(links().create({ ...asked, francs: 1 })).rejects.toMatchObject({ isKeySpent: true })
  })

  test('is read as it stands: open, paid, on its way, failed, over', async () => {
    const make = async () => (await links().create(order({ reference: 'r' }))).ref
    const ref = await make()
    const read = async (id: string) => (await links().read(id)).state
    expect(await read(ref)).toBe('open')
    stripe.pay(ref, { isSlow: true })
    expect(await read(ref)).toBe('waiting')
    stripe.settle(ref, false)
    expect(await read(ref)).toBe('failed')
    stripe.settle(ref, true)
    expect(await links().read(ref)).toEqual({
      ref,
      state: 'paid',
      reference: 'r',
      amount: 150_000,
      currency: 'XOF',
      receipt: `pi_${ref}`,
    })
    const other = await make()
    stripe.expire(other)
    expect(await read(other)).toBe('expired')
  })

  test('is closed once and for all; who paid a moment before is found out by that', async () => {
    const [left, paid] = [await links().create(order()), await links().create(order())]
    expect((await links().close(left.ref)).state).toBe('expired')
    expect((await links().close(left.ref)).state).toBe('expired')
    stripe.pay(paid.ref)
    expect((await links().close(paid.ref)).state).toBe('paid')
    await expect(links().close('cs_nowhere')).rejects.toThrow(LinkRefused)
  })
})

describe('A notice', () => {
  const read = (notice: ReturnType<FakeStripe['notice']>, bytes = Buffer.from(notice.payload)) =>
    links().readWebhook(bytes, notice.headers)
  const paid = async () => stripe.pay((await links().create(order({ reference: 'r' }))).ref)

  test('is believed in these bytes, with this secret and within five minutes, and tells nothing of who paid', async () => {
    const event = await paid()
    const reading = read(stripe.notice(event))
    expect(reading).toEqual({
      event: {
        id: event.id,
        type: 'checkout.session.completed',
        happenedAt: new Date(event.created * 1000),
        link: {
          ref: stripe.newest.id,
          state: 'paid',
          reference: 'r',
          amount: 150_000,
          currency: 'XOF',
          receipt: `pi_${stripe.newest.id}`,
        },
      },
    })
    expect(JSON.stringify(reading)).not.toMatch(/payer/i)
    expect(read(stripe.notice(event, { ageSeconds: 290 }))).toHaveProperty('event')
  })

  test.for([
    ['another secret', { secret: 'whsec_other' }, 'signature'],
    ['no signature', { signature: null }, 'signature'],
    ['a signature without a time', { signature: `v1=${'0'.repeat(64)}` }, 'signature'],
    ['half a signature', { signature: 't=1700000000,v1=00' }, 'signature'],
    ['an old time', { ageSeconds: 301 }, 'time'],
    ['a time to come', { ageSeconds: -301 }, 'time'],
  ] as const)('is refused with %s', async ([, lie, refused]) => {
    expect(read(stripe.notice(await paid(), lie))).toEqual({ refused })
  })

  test('is refused when a byte of it was changed on the way', async () => {
    const notice = stripe.notice(await paid())
    expect(read(notice, Buffer.from(notice.payload.replace('150000', '150001')))).toEqual({ refused: 'signature' })
  })

  test('is believed with either secret while one takes the other’s place', async () => {
    const notice = stripe.notice(await paid())
    const [time, ours] = notice.headers['stripe-signature']?.split(',') ?? []
    notice.headers['stripe-signature'] = `${time},v1=${'0'.repeat(64)},${ours}`
    expect(read(notice)).toHaveProperty('event')
  })

  test('of something else is left alone, and one that makes no sense is not taken for one that does', () => {
    expect(read(stripe.notice({ id: 'evt_1', type: 'charge.refunded', created: 1, data: { object: {} } }))).toEqual({
      ignored: 'charge.refunded',
    })
    const broken = { id: 'evt_2', type: 'checkout.session.completed', created: 1, data: { object: { id: 7 } } }
    expect(read(stripe.notice(broken))).toEqual({ refused: 'unreadable' })
    expect(read(stripe.notice([]))).toEqual({ refused: 'unreadable' })
  })
})
