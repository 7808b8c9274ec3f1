import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { type StayRow, stays } from '#features/nest/stays/stay.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { receivedStay } from '../leads/received-submission.ts'
import { recordLead } from '../leads/record-lead.server.ts'
import { actAsGuest, readGuestPage } from '../stays/guest-page.server.ts'
import { guestPath } from '../stays/guest-path.server.ts'
import { releaseSomeExpiredStays } from '../stays/release-expired-stays.server.ts'
import type { GuestAct } from '../stays/stay.public.ts'
import { makeStay, paymentRoom, today } from './payment-room.fixture.ts'

const room = paymentRoom()

const visitor = () => ({ db: room.kais.db, actor: VISITOR })
const keyOf = async (stayId: number) => (await guestPath(room.kais.db, stayId)).split('/').at(-1) ?? ''
const page = async (stayId: number) => readGuestPage(visitor(), await keyOf(stayId), 'en')
const due = async (stayId: number) => (await page(stayId)).payments
async function press(stayId: number, act: GuestAct) {
  const { version } = await page(stayId)
  await actAsGuest(visitor(), await keyOf(stayId), { act, version })
}

function decide(stayId: number, payload: object) {
  return room.kais.app.inject({
    method: 'PATCH',
    url: `/api/admin/stays/${stayId}`,
    headers: room.headers,
    payload,
  })
}
async function staff(stayId: number, payload: object) {
  const answer = await decide(stayId, payload)
  expect(answer.statusCode, answer.body).toBe(200)
}
async function release(): Promise<void> {
  while ((await releaseSomeExpiredStays(room.kais.db)) > 0);
}

/** A stay with a link that can be paid. */
async function askedFor(changes: Partial<StayRow>) {
  const stayId = await makeStay(room.kais, changes)
  return { stayId, id: await room.ask(stayId), session: room.stripe.newest }
}
/** A person of the desk, whose stay it is. */
async function leadOf(stayId: number): Promise<number> {
  const [stay] = await room.kais.db.select().from(stays).where(eq(stays.id, stayId))
  if (!stay) throw new Error(`There is no stay ${stayId}`)
  return room.kais.db.transaction((tx) => recordLead(tx, receivedStay(stay)))
}
async function erase(leadId: number) {
  const headers = await signInAs(room.kais, `admin-${crypto.randomUUID().slice(0, 8)}`, 'admin')
  const answer = await room.kais.app.inject({ method: 'POST', url: `/api/admin/leads/${leadId}/erase`, headers })
  expect(answer.statusCode, answer.body).toBe(204)
}

const reason = 'The roof is being mended.'
const ENDS: [string, Partial<StayRow>, (stayId: number) => Promise<void>][] = [
  ['cancelled by staff', {}, (id) => staff(id, { act: 'cancel', reason })],
  ['declined by staff', { status: 'pending' }, (id) => staff(id, { act: 'decline', reason })],
  ['cancelled by the guest', {}, (id) => press(id, 'cancel')],
  ['expired', { status: 'pending', holdUntil: new Date(0) }, release],
]

describe('What was asked for a stay that is', () => {
  test.for(ENDS)('%s is asked for no more, and its link is closed', async ([, changes, end]) => {
    const { stayId, id, session } = await askedFor(changes)
    expect(await due(stayId)).toMatchObject([{ linkUrl: session.url }])
    await end(stayId)
    expect(await room.rowOf(id)).toMatchObject({ state: 'cancelled', linkState: 'closing' })
    expect(await due(stayId)).toEqual([])
    await room.look({ waits: true })
    expect(session.status).toBe('expired')
    expect(await room.rowOf(id)).toMatchObject({ state: 'cancelled', linkState: 'closed' })
  })

  test('cancelled stays asked for where staff ask anew: what its terms keep', async () => {
    const { stayId } = await askedFor({})
    await press(stayId, 'cancel')
    await room.ask(stayId, { purpose: 'stay', amount: '350000' })
    expect(await due(stayId)).toMatchObject([{ linkUrl: room.stripe.newest.url }])
  })

  test('cancelled leaves what was paid before as it was', async () => {
    const { stayId, id, session } = await askedFor({})
    await room.tell(room.stripe.pay(session.id))
    await press(stayId, 'cancel')
    expect(await room.rowOf(id)).toMatchObject({ state: 'paid', linkState: 'paid' })
    expect(await room.list(stayId)).toMatchObject({ paid: '150000', unclear: [] })
  })
})

test('Money that comes for a cancelled stay all the same is kept, in no sum, and shown to staff', async () => {
  const { stayId, session } = await askedFor({})
  const event = room.stripe.pay(session.id)
  await press(stayId, 'cancel')
  expect((await room.tell(event)).statusCode).toBe(200)
  expect(await room.list(stayId)).toMatchObject({ paid: '0', unclear: [{ outcome: 'cancelled-request' }] })
})

test('A link that was still to be made for a stay that has ended is not made', async () => {
  room.stripe.mishaps.push('busy')
  const stayId = await makeStay(room.kais)
  const id = await room.ask(stayId)
  expect(await room.rowOf(id)).toMatchObject({ linkState: 'wanted' })
  await press(stayId, 'cancel')
  const made = room.stripe.orders.length
  await room.look()
  expect(room.stripe.orders).toHaveLength(made)
  expect(await room.rowOf(id)).toMatchObject({ state: 'cancelled', linkState: 'closed', linkUrl: null })
})

test('Staff mark it paid while the guest cancels: one comes first, and neither waits for the other for ever', async () => {
  const cash = { amount: '150000', method: 'cash', day: today, note: 'In an envelope' }
  for (let time = 0; time < 10; time += 1) {
    const stayId = await makeStay(room.kais)
    const id = await room.ask(stayId, { provider: 'manual' })
    await leadOf(stayId)
    const [marked] = await Promise.all([
      room.post(`/api/admin/payments/${id}/mark-paid`, cash),
      decide(stayId, { act: 'cancel', reason }).then((answer) => expect(answer.statusCode, answer.body).toBe(200)),
    ])
    expect([204, 409]).toContain(marked?.statusCode)
    expect(await room.rowOf(id)).toMatchObject({ state: marked?.statusCode === 204 ? 'paid' : 'cancelled' })
  }
})

test('Who is forgotten leaves no link behind that could be paid, and no letter about one', async () => {
  const { stayId, id, session } = await askedFor({ arrival: '2026-01-01', departure: '2026-01-03' })
  const lead = await leadOf(stayId)
  // As where a lead is known by another address than the stay's.
  await room.kais.db.update(stays).set({ email: null }).where(eq(stays.id, stayId))
  await room.kais.db.update(outbox).set({ recipient: 'other@example.com' })
  const letters = async () =>
    (await room.kais.db.select().from(outbox)).filter(({ payload }) => payload.paymentId === id).length
  expect(await letters()).toBe(1)
  await erase(lead)
  expect(await room.rowOf(id)).toMatchObject({ stayId: null, state: 'cancelled', linkState: 'closing' })
  expect(await letters()).toBe(0)
  await room.look()
  expect(session.status).toBe('expired')
  // Paid in the same moment: it is told to nobody's face, and kept.
  await room.tell(room.stripe.event('checkout.session.completed', session, { payment_status: 'paid' }))
  expect(await room.eventsOf(id)).toMatchObject([{ outcome: 'noted' }, { outcome: 'cancelled-request' }])
})

test('Nothing is asked for a stay that has changed since it was read: what was cancelled a moment ago is not charged', async () => {
  const stayId = await makeStay(room.kais, { status: 'confirmed' })
  const { updatedAt } = (
    await room.kais.app.inject({ url: `/api/admin/stays/${stayId}`, headers: room.headers })
  ).json<{ updatedAt: string }>()
  await staff(stayId, { act: 'cancel', reason: 'The roof is being mended.' })
  const ask = { amount: '150000', purpose: 'stay', due: today, provider: 'manual' }
  const url = `/api/admin/stays/${stayId}/payments`
  const old = await room.post(url, ask, { 'if-match': `"${updatedAt}"` })
  expect([old.statusCode, old.json().code]).toEqual([412, 'stale_edit'])
  // What the terms keep can still be asked for, by whoever has seen how it stands.
  expect((await room.post(url, ask)).statusCode).toBe(201)
})
