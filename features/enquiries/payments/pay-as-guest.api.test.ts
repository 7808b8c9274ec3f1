import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { PaymentProviders } from '#platform/payments/payment-providers.server.ts'
import { payOnGuestPage, readGuestPage } from '../stays/guest-page.server.ts'
import { guestPath } from '../stays/guest-path.server.ts'
import { paymentRequests } from './payment.table.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { makeStay, paymentRoom, today } from './payment-room.fixture.ts'

const room = paymentRoom()
const visitor = () => ({ db: room.kais.db, actor: VISITOR })
const keyOf = async (stayId: number) => (await guestPath(room.kais.db, stayId)).split('/').at(-1) ?? ''
const shown = async (stayId: number) => (await readGuestPage(visitor(), await keyOf(stayId), 'en')).payments[0]
const press = async (stayId: number, paymentId: number, desk: PaymentDesk | null = room.desk) =>
  payOnGuestPage(visitor(), desk, { key: await keyOf(stayId), paymentId })
const letters = async (id: number) =>
  (await room.kais.db.select().from(outbox)).filter(({ payload }) => payload.paymentId === id).length
const pass = (id: number) =>
  room.kais.db
    .update(paymentRequests)
    .set({ linkExpiresAt: new Date(Date.now() - 1_000) })
    .where(eq(paymentRequests.id, id))

async function over() {
  const asked = await room.asked()
  await room.tell(room.stripe.expire(asked.session.id))
  return asked
}

describe('A guest who presses "Pay now"', () => {
  test('once their link is over is given another, the same however often they press, and no second letter', async () => {
    const { stayId, id, session } = await over()
    expect(await shown(stayId)).toMatchObject({ way: 'new-link', linkUrl: null })
    const before = room.stripe.sessions.size
    const urls = await Promise.all([1, 2, 3].map(() => press(stayId, id)))
    const { newest } = room.stripe
    expect(urls).toEqual([newest.url, newest.url, newest.url])
    expect([newest.id !== session.id, room.stripe.sessions.size]).toEqual([true, before + 1])
    expect(await shown(stayId)).toMatchObject({ way: 'link', linkUrl: newest.url })
    expect(await press(stayId, id)).toBe(newest.url)
    expect(await letters(id)).toBe(1)
    await room.tell(room.stripe.pay(newest.id))
    expect(await room.only(stayId)).toMatchObject({ state: 'paid', paid: '150000' })
  })

  test('after its time has passed, before anybody told us: Stripe is asked first', async () => {
    const late = await room.asked()
    await pass(late.id)
    room.stripe.expire(late.session.id)
    expect(await shown(late.stayId)).toMatchObject({ way: 'new-link' })
    expect(await press(late.stayId, late.id)).toBe(room.stripe.newest.url)

    const paid = await room.asked()
    await pass(paid.id)
    room.stripe.pay(paid.session.id)
    expect(await press(paid.stayId, paid.id)).toBeNull()
    expect(room.stripe.newest.id).toBe(paid.session.id)
    expect(await room.only(paid.stayId)).toMatchObject({ state: 'paid', paid: '150000' })
  })

  test('while Stripe is away is told so, and loses nothing: the link is made in the end', async () => {
    const { stayId, id } = await over()
    room.stripe.mishaps.push('busy')
    await expect(press(stayId, id)).rejects.toMatchObject({ code: 'unavailable', sentence: expect.any(Object) })
    expect(await shown(stayId)).toMatchObject({ way: 'being-made', linkUrl: null })
    await room.look()
    expect(await shown(stayId)).toMatchObject({ way: 'link', linkUrl: room.stripe.newest.url })

    const unheard = await room.asked()
    await pass(unheard.id)
    room.stripe.mishaps.push('busy')
    const { size } = room.stripe.sessions
    // Whether it was paid, nobody says: no second link is made beside one that may have been.
    await expect(press(unheard.stayId, unheard.id)).rejects.toMatchObject({ code: 'unavailable' })
    expect(room.stripe.sessions.size).toBe(size)
  })

  test('where links are made no longer is told so', async () => {
    const { stayId, id } = await over()
    const without = { ...room.desk, providers: new PaymentProviders({ stripe: null }) }
    for (const desk of [null, without])
      await expect(press(stayId, id, desk)).rejects.toMatchObject({
        sentence: { en: expect.stringContaining('cannot be paid online') },
      })
  })

  test('is led nowhere where there is nothing to pay by a link, and to nothing of another stay', async () => {
    const { stayId, id, session } = await room.asked()
    const other = await makeStay(room.kais)
    await expect(press(other, id)).rejects.toMatchObject({ code: 'not_found' })
    await room.tell(room.stripe.pay(session.id))
    expect(await press(stayId, id)).toBeNull()
    const manual = await room.ask(other, { provider: 'manual' })
    expect(await press(other, manual)).toBeNull()
  })
})

test('A guest reads how they can pay: nobody whose money is on its way is asked for a transfer', async () => {
  room.stripe.mishaps.push('busy')
  const making = await makeStay(room.kais)
  await room.ask(making)
  expect(await shown(making)).toMatchObject({ way: 'being-made' })

  const slow = await room.asked()
  await room.tell(room.stripe.pay(slow.session.id, { isSlow: true }))
  expect(await shown(slow.stayId)).toMatchObject({ way: 'on-its-way', linkUrl: null })
  await room.tell(room.stripe.settle(slow.session.id, true))
  expect(await shown(slow.stayId)).toMatchObject({ way: null })

  room.stripe.mishaps.push('refused')
  const refused = await makeStay(room.kais)
  await room.ask(refused)
  expect(await shown(refused)).toMatchObject({ way: 'by-hand' })
  await room.ask(refused, { provider: 'manual', due: today })
  expect(await shown(refused)).toMatchObject({ way: 'by-hand' })
})

test('Stripe learns no address of a guest’s own page: it sends everybody back to the same two', async () => {
  await room.asked()
  const form = room.stripe.orders.at(-1)?.form
  expect([form?.get('success_url'), form?.get('cancel_url')]).toEqual([
    'https://kais.example/stay/paid',
    'https://kais.example/stay/not-paid',
  ])
  const french = await makeStay(room.kais, { locale: 'fr' })
  await room.ask(french)
  const last = room.stripe.orders.at(-1)?.form
  expect(last?.get('success_url')).toBe('https://kais.example/fr/stay/paid')
  expect(decodeURIComponent(String(last))).not.toContain(await keyOf(french))
})
