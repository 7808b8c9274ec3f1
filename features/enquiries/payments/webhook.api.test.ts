import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { paymentEvents } from './payment.table.server.ts'
import { paymentRoom } from './payment-room.fixture.ts'

const room = paymentRoom()
const WITHIN = { timeout: 20_000, interval: 10 }

/** What is paid, as the sum says it, and how the request stands. */
async function standing(stayId: number) {
  const { state, paid, linkState, linkUrl } = await room.only(stayId)
  return { state, paid, linkState, linkUrl }
}
const PAID = { state: 'paid', paid: '150000', linkState: 'paid', linkUrl: null }
const AWAITED = { state: 'open', paid: '0' }

describe('A payment at Stripe', () => {
  test('is counted when Stripe tells of it, and told again changes nothing', async () => {
    const { stayId, id, session } = await room.asked()
    expect(await standing(stayId)).toEqual({ ...AWAITED, linkState: 'open', linkUrl: session.url })
    const event = room.stripe.pay(session.id)
    for (let time = 0; time < 3; time += 1) {
      const answer = await room.tell(event)
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    }
    expect(await standing(stayId)).toEqual(PAID)
    expect(await room.eventsOf(id)).toMatchObject([
      { provider: 'stripe', eventId: event.id, outcome: 'counted', amount: '150000', currency: 'XOF' },
    ])
    expect(await room.only(stayId)).toMatchObject({ method: 'online', markedBy: null, paidOn: expect.any(String) })
  })

  test('is counted once when fifty tell of it at the same moment', async () => {
    const { stayId, id, session } = await room.asked()
    const event = room.stripe.pay(session.id)
    const answers = await Promise.all(Array.from({ length: 50 }, () => room.tell(event)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await standing(stayId)).toEqual(PAID)
    expect(await room.eventsOf(id)).toHaveLength(1)
  })

  test('is counted once when it is told under fifty names at the same moment', async () => {
    const { stayId, id, session } = await room.asked()
    room.stripe.pay(session.id)
    const events = Array.from({ length: 50 }, () => room.stripe.event('checkout.session.completed', session))
    const answers = await Promise.all(events.map((event) => room.tell(event)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await standing(stayId)).toEqual(PAID)
    const outcomes = (await room.eventsOf(id)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(49)
  })

  test('is right in the end whatever is told first', async () => {
    const { stayId, session } = await room.asked()
    const started = room.stripe.pay(session.id, { isSlow: true })
    const arrived = room.stripe.settle(session.id, true)
    const over = room.stripe.event('checkout.session.expired', session, { status: 'expired' })
    for (const event of [over, arrived, started, over, arrived]) expect((await room.tell(event)).statusCode).toBe(200)
    expect(await standing(stayId)).toEqual(PAID)
    expect((await room.list(stayId)).unclear).toEqual([])
  })

  test('that takes days is awaited meanwhile, at no link; when it fails, another link can be made', async () => {
    const { stayId, id, session } = await room.asked()
    await room.tell(room.stripe.pay(session.id, { isSlow: true }))
    expect(await standing(stayId)).toEqual({ ...AWAITED, linkState: 'waiting', linkUrl: null })
    await room.tell(room.stripe.settle(session.id, false))
    expect(await standing(stayId)).toEqual({ ...AWAITED, linkState: 'over', linkUrl: null })

    expect((await room.post(`/api/admin/payments/${id}/link`)).statusCode).toBe(204)
    expect(room.stripe.newest.id).not.toBe(session.id)
    await room.tell(room.stripe.pay(room.stripe.newest.id))
    expect(await standing(stayId)).toEqual(PAID)
  })
})

describe('Nothing is lost', () => {
  /** Holds the request, so that whoever tells of it has to wait in the middle of their transaction. */
  async function hold(id: number) {
    const client = new pg.Client(room.kais.db.$client.options)
    await client.connect()
    await client.query('begin')
    await client.query('select from payment_requests where id = $1 for update', [id])
    const waiting = async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.map(({ pid }) => pid)
    }
    return {
      waiting: () => vi.waitFor(async () => expect(await waiting()).toHaveLength(1), WITHIN).then(waiting),
      kill: (pid: number) => client.query('select pg_terminate_backend($1)', [pid]),
      async release() {
        await client.query('rollback')
        await client.end()
      },
    }
  }

  test('when we die before the end of our own transaction: no answer says "received", and the next notice counts', async () => {
    const { stayId, id, session } = await room.asked()
    const event = room.stripe.pay(session.id)
    const held = await hold(id)
    const answer = room.tell(event)
    const [pid = 0] = await held.waiting()
    await held.kill(pid)
    expect((await answer).statusCode).toBeGreaterThanOrEqual(500)
    await held.release()
    expect(await standing(stayId)).toMatchObject(AWAITED)
    expect(await room.eventsOf(id)).toEqual([])

    expect((await room.tell(event)).statusCode).toBe(200)
    expect(await standing(stayId)).toEqual(PAID)
  })

  test('when the line breaks between the event and our answer: the next notice counts nothing twice', async () => {
    const { stayId, id, session } = await room.asked()
    const event = room.stripe.pay(session.id)
    const { app } = room.kais
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { url, payload, ...notice } = room.stripe.notice(event)
    const held = await hold(id)
    const { port } = app.server.address() as AddressInfo
    const call = request({ port, host: '127.0.0.1', path: url, ...notice })
    const isCut = new Promise((resolve) => call.on('error', resolve))
    call.end(payload)
    await held.waiting()
    call.destroy()
    await isCut
    await held.release()
    await vi.waitFor(async () => expect(await standing(stayId)).toEqual(PAID), WITHIN)

    expect((await room.tell(event)).statusCode).toBe(200)
    expect(await standing(stayId)).toEqual(PAID)
    expect(await room.eventsOf(id)).toHaveLength(1)
  })

  test.for([
    ['another amount', { amount_total: 150 }, 'other-amount'],
    ['another currency', { currency: 'eur' }, 'other-currency'],
  ] as const)('where Stripe tells of %s: it is kept for people to look at, and in no sum', async ([, lie, outcome]) => {
    const { stayId, id, session } = await room.asked()
    room.stripe.pay(session.id)
    const event = room.stripe.event('checkout.session.completed', session, lie)
    expect((await room.tell(event)).statusCode).toBe(200)
    expect((await room.tell(event)).statusCode).toBe(200)
    expect(await standing(stayId)).toEqual({ ...AWAITED, linkState: 'over', linkUrl: null })
    expect((await room.list(stayId)).unclear).toMatchObject([{ outcome, requestId: id, receipt: `pi_${session.id}` }])
    // The true one counts all the same when it comes.
    await room.tell(room.stripe.event('checkout.session.completed', session))
    expect(await standing(stayId)).toMatchObject({ state: 'paid', paid: '150000' })
  })

  test('where nobody asked for it: the whole house is shown it, until somebody has looked', async () => {
    const { session } = await room.asked()
    room.stripe.pay(session.id)
    const strange = { id: `cs_${crypto.randomUUID()}`, metadata: {} }
    const event = room.stripe.event('checkout.session.completed', session, strange)
    expect((await room.tell(event)).statusCode).toBe(200)
    const unclear = async () => {
      const answer = await room.kais.app.inject({ url: '/api/admin/unclear-payments', headers: room.headers })
      return answer.json<{ id: number; outcome: string }[]>().filter(({ outcome }) => outcome === 'unknown-request')
    }
    const [told] = await unclear()
    expect(told).toMatchObject({ requestId: null, stayId: null, amount: '150000', currency: 'XOF' })
    const look = () => room.post(`/api/admin/unclear-payments/${told?.id}/seen`)
    expect((await look()).statusCode).toBe(204)
    expect((await look()).statusCode).toBe(404)
    expect(await unclear()).toEqual([])
    expect(await room.kais.db.$count(paymentEvents, sql`event_id = ${event.id}`)).toBe(1)
  })

  test('where it is asked for no more, or is paid already: it is kept, and counted neither twice nor at all', async () => {
    const cancelled = await room.asked()
    const paid = await room.asked()
    await room.post(`/api/admin/payments/${cancelled.id}/cancel`)
    const money = { amount: '150000', method: 'cash', day: '2026-11-01' }
    expect((await room.post(`/api/admin/payments/${paid.id}/mark-paid`, money)).statusCode).toBe(204)
    for (const { session } of [cancelled, paid])
      expect((await room.tell(room.stripe.pay(session.id))).statusCode).toBe(200)
    expect(await room.list(cancelled.stayId)).toMatchObject({
      paid: '0',
      unclear: [{ outcome: 'cancelled-request' }],
    })
    expect(await room.list(paid.stayId)).toMatchObject({ paid: '150000', unclear: [{ outcome: 'paid-already' }] })
  })
})

describe('Whoever knocks at the webhook', () => {
  test.for([
    ['with another secret', { secret: 'whsec_of_somebody' }],
    ['with what was signed long ago', { ageSeconds: 3_600 }],
    ['without a signature', { signature: null }],
  ] as const)('%s is not believed, and nothing is stored', async ([, lie]) => {
    const { stayId, id, session } = await room.asked()
    const answer = await room.tell(room.stripe.pay(session.id), lie)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
    expect(await room.eventsOf(id)).toEqual([])
    expect(await standing(stayId)).toMatchObject(AWAITED)
  })

  test('may come from another site, as only a signature counts, but not with more than a notice holds', async () => {
    const { stayId, session } = await room.asked()
    const notice = room.stripe.notice(room.stripe.pay(session.id))
    const headers = { ...notice.headers, origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site' }
    const large = await room.kais.app.inject({ ...notice, headers, payload: notice.payload.padEnd(70_000) })
    expect(large.statusCode).toBe(413)
    expect((await room.kais.app.inject({ ...notice, headers })).statusCode).toBe(200)
    expect(await standing(stayId)).toEqual(PAID)
  })

  test('finds nobody at the address of a provider that makes no links here', async () => {
    for (const provider of ['manual', 'wave', 'constructor']) {
      const answer = await room.kais.app.inject({
        method: 'POST',
        url: `/api/payments/${provider}/webhook`,
        payload: {},
      })
      expect(answer.statusCode, provider).toBe(404)
    }
  })

  test('leaves nothing of a person or a card with us', async () => {
    const { id, session } = await room.asked()
    await room.tell(room.stripe.pay(session.id))
    const kept = JSON.stringify([await room.eventsOf(id), await room.rowOf(id)])
    expect(kept).not.toMatch(/payer|secret|@/i)
  })
})
