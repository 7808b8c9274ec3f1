import Fastify from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import { SYSTEM } from '#common/permissions.ts'
import { PaymentProviders } from '#platform/payments/payment-providers.server.ts'
import type { LinkMaker, PaymentProvider } from '#platform/payments/provider.ts'
import { SECRETS } from '#platform/payments/stripe/fake-stripe.fixture.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { paymentRoom } from './payment-room.fixture.ts'
import { reconcileLinks } from './reconcile-links.server.ts'
import { paymentWebhookApi } from './webhook.api.server.ts'

const room = paymentRoom()

/** As Orange Money: whoever knocks only names an order of ours, and a link ends by itself alone. */
class Unsigned extends PaymentProviders {
  override find(name: string): PaymentProvider | undefined {
    const found = super.find(name)
    if (!found?.links) return found
    const links: LinkMaker = {
      ...found.links,
      close: null,
      readWebhook: (body) => ({ ask: JSON.parse(body.toString()).order }),
    }
    return { ...found, links }
  }
  override linksOf(name: string) {
    return this.find(name)?.links ?? undefined
  }
}

function unsigned(): PaymentDesk {
  const stripe = { secretKey: SECRETS.key, webhookSecret: SECRETS.webhook, apiUrl: room.stripe.url }
  return { ...room.desk, providers: new Unsigned({ stripe }) }
}

/** Knocks at the webhook, with nothing to prove it. */
async function knock(order: string) {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.decorate('perMinute', (max: number) => ({ max, timeWindow: '1 minute' }))
  app.addHook('onRequest', async (request) => {
    request.context = { db: room.kais.db, actor: SYSTEM }
  })
  await app.register(paymentWebhookApi, { desk: unsigned() })
  const answer = await app.inject({ method: 'POST', url: '/api/payments/stripe/webhook', payload: { order } })
  await app.close()
  return answer.statusCode
}

describe('A notice that nobody signed', () => {
  test('is not believed: the provider is asked, and only what it says is counted', async () => {
    const { stayId, id, session } = await room.asked()
    const { reference } = await room.rowOf(id)
    expect(await knock(reference)).toBe(200)
    expect(await room.only(stayId)).toMatchObject({ state: 'open', paid: '0', linkState: 'open' })
    room.stripe.pay(session.id)
    await Promise.all([knock(reference), knock(reference), knock(reference)])
    expect(await room.only(stayId)).toMatchObject({ state: 'paid', paid: '150000', linkState: 'paid' })
    expect((await room.eventsOf(id)).filter(({ outcome }) => outcome === 'counted')).toHaveLength(1)
  })

  test('about nothing of ours asks nobody', async () => {
    for (const order of ['unknown', crypto.randomUUID()]) expect(await knock(order)).toBe(200)
  })
})

test('A link that cannot be closed is asked about until it has ended by itself; what comes meanwhile is seen', async () => {
  const [left, paid] = [await room.asked(), await room.asked()]
  for (const { id } of [left, paid]) {
    room.stripe.mishaps.push('busy')
    expect((await room.post(`/api/admin/payments/${id}/cancel`)).statusCode).toBe(204)
  }
  const look = () => reconcileLinks(room.kais.db, unsigned(), { restMs: 0, isStopping: stopAfter(2) })
  await look()
  expect(left.session.status).toBe('open')
  expect(await room.only(left.stayId)).toMatchObject({ state: 'cancelled', linkState: 'closing' })
  room.stripe.expire(left.session.id)
  room.stripe.pay(paid.session.id)
  await look()
  expect(await room.only(left.stayId)).toMatchObject({ state: 'cancelled', linkState: 'closed' })
  expect(await room.list(paid.stayId)).toMatchObject({
    paid: '0',
    payments: [{ linkState: 'closed' }],
    unclear: [{ outcome: 'cancelled-request' }],
  })
})

/** A round in which each is looked at once: with no rest in between it would never end. */
function stopAfter(looks: number) {
  let left = looks
  return () => left-- <= 0
}
