import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { paymentRequests } from './payment.table.server.ts'
import { paymentRoom, today } from './payment-room.fixture.ts'

const room = paymentRoom()
const PAID = { state: 'paid', paid: '150000', linkState: 'paid' }

describe('When Stripe’s notice does not come', () => {
  test('the clock asks, and what was paid is counted; the notice that comes after all changes nothing', async () => {
    const { stayId, id, session } = await room.asked()
    const event = room.stripe.pay(session.id)
    await room.look()
    expect(await room.only(stayId)).toMatchObject(PAID)
    await room.look()
    expect((await room.tell(event)).statusCode).toBe(200)
    expect(await room.only(stayId)).toMatchObject(PAID)
    expect((await room.eventsOf(id)).map(({ outcome }) => outcome)).toEqual(['counted', 'repeated'])
  })

  test('a link that is over is found to be over, and one whose money is on the way to be so', async () => {
    const [over, slow] = [await room.asked(), await room.asked()]
    room.stripe.expire(over.session.id)
    room.stripe.pay(slow.session.id, { isSlow: true })
    await room.look()
    expect(await room.only(over.stayId)).toMatchObject({ state: 'open', linkState: 'over' })
    expect(await room.only(slow.stayId)).toMatchObject({ state: 'open', linkState: 'waiting', linkUrl: null })
    room.stripe.settle(slow.session.id, true)
    await room.look()
    expect(await room.only(slow.stayId)).toMatchObject(PAID)
  })

  test('the clock and fifty notices at the same moment count it once', async () => {
    const { stayId, id, session } = await room.asked()
    const event = room.stripe.pay(session.id)
    await Promise.all([room.look(), ...Array.from({ length: 50 }, () => room.tell(event))])
    expect(await room.only(stayId)).toMatchObject(PAID)
    const counted = (await room.eventsOf(id)).filter(({ outcome }) => outcome === 'counted')
    expect(counted).toHaveLength(1)
  })
})

describe('When a call to Stripe is cut off', () => {
  test('while the link was made: the clock finds that very link, and the guest is written to once', async () => {
    room.stripe.mishaps.push('lost')
    const letters = () => room.kais.db.$count(outbox, eq(outbox.kind, 'payment-asked'))
    const before = await letters()
    const { stayId, id, session } = await room.asked()
    expect(await room.only(stayId)).toMatchObject({ state: 'open', linkState: 'wanted', linkUrl: null })
    await room.look()
    await room.look()
    expect(await room.only(stayId)).toMatchObject({ linkState: 'open', linkUrl: session.url })
    expect((await room.rowOf(id)).linkRef).toBe(session.id)
    expect((await letters()) - before).toBe(1)
  })

  test('and the link is paid before we know of it: it is counted, and no second one is made', async () => {
    room.stripe.mishaps.push('lost')
    const { stayId, id, session } = await room.asked()
    const count = room.stripe.sessions.size
    expect((await room.tell(room.stripe.pay(session.id))).statusCode).toBe(200)
    await room.look()
    expect(await room.only(stayId)).toMatchObject({ ...PAID, linkUrl: null })
    expect((await room.rowOf(id)).linkRef).toBe(session.id)
    expect(room.stripe.sessions.size).toBe(count)
  })

  test('and Stripe remembers its own failure: the next try has another key', async () => {
    room.stripe.mishaps.push('broken')
    const { stayId } = await room.asked()
    expect(await room.only(stayId)).toMatchObject({ linkState: 'wanted' })
    await room.look()
    expect(await room.only(stayId)).toMatchObject({ linkState: 'open', linkUrl: room.stripe.newest.url })
    const [first, second] = room.stripe.orders.slice(-2)
    expect(second?.key).not.toBe(first?.key)
  })

  test('while a link was closed: it is closed in the end, and who was quicker is seen', async () => {
    const [left, quick] = [await room.asked(), await room.asked()]
    for (const { id } of [left, quick]) {
      room.stripe.mishaps.push('busy')
      expect((await room.post(`/api/admin/payments/${id}/cancel`)).statusCode).toBe(204)
    }
    expect(left.session.status).toBe('open')
    room.stripe.pay(quick.session.id)
    await room.look()
    expect(left.session.status).toBe('expired')
    expect(await room.only(left.stayId)).toMatchObject({ state: 'cancelled', linkState: 'closed' })
    expect(await room.list(quick.stayId)).toMatchObject({
      paid: '0',
      payments: [{ state: 'cancelled', linkState: 'closed' }],
      unclear: [{ outcome: 'cancelled-request' }],
    })
  })
})

test('Paid through a link that another had taken the place of: it is counted, and the other is closed', async () => {
  const { stayId, id, session } = await room.asked()
  const late = room.stripe.pay(session.id)
  await room.tell(room.stripe.event('checkout.session.async_payment_failed', session))
  expect((await room.post(`/api/admin/payments/${id}/link`)).statusCode).toBe(204)
  const { newest } = room.stripe
  await room.tell(late)
  expect(await room.only(stayId)).toMatchObject({ state: 'paid', paid: '150000', linkUrl: null })
  await room.look()
  expect(newest.status).toBe('expired')
  expect(await room.only(stayId)).toMatchObject({ state: 'paid', paid: '150000', linkState: 'closed' })
})

test('While Stripe is away the clock stops at the first, keeps all of it for later, and a request by hand needs nobody', async () => {
  const one = await room.asked()
  const two = await room.asked()
  await room.look()
  room.stripe.mishaps.push('busy')
  room.stripe.pay(one.session.id)
  room.stripe.pay(two.session.id)
  await room.kais.db.update(paymentRequests).set({ linkCheckedAt: new Date(0) })
  await room.look()
  await room.look()
  for (const { stayId } of [one, two]) expect(await room.only(stayId)).toMatchObject(PAID)
  const manual = await room.asked({ provider: 'manual' })
  const money = { amount: '150000', method: 'transfer', day: today }
  expect((await room.post(`/api/admin/payments/${manual.id}/mark-paid`, money)).statusCode).toBe(204)
})
