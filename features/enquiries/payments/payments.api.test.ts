import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { readGuestPage } from '../stays/guest-page.server.ts'
import { guestPath } from '../stays/guest-path.server.ts'
import { listPaymentsForGuest } from './list-payments.server.ts'
import { paymentNotes, paymentRequests } from './payment.table.server.ts'
import { makeStay, paymentRoom, today } from './payment-room.fixture.ts'

const room = paymentRoom()
const cash = { amount: '150000', method: 'cash', day: today }
const byHand = { provider: 'manual' }

async function manual(changes: object = {}) {
  const stayId = await makeStay(room.kais)
  return { stayId, id: await room.ask(stayId, { ...byHand, ...changes }) }
}
const act = (id: number, what: string, body: object = {}, headers: Record<string, string> = {}) =>
  room.post(`/api/admin/payments/${id}/${what}`, { ...body }, headers)
const lettersAbout = async (id: number) =>
  (await room.kais.db.select().from(outbox)).filter(({ payload }) => payload.paymentId === id).map(({ kind }) => kind)

describe('Staff ask for money', () => {
  test('by transfer or in person, where nothing has to be set up, and mark it when it came', async () => {
    const { stayId, id } = await manual({ note: 'For Mr Diop’s nephew' })
    expect(await room.only(stayId)).toMatchObject({ state: 'open', paid: '0', linkState: null, linkUrl: null })
    expect((await act(id, 'mark-paid', { ...cash, note: 'In an envelope' })).statusCode).toBe(204)
    expect(await room.only(stayId)).toMatchObject({
      state: 'paid',
      paid: '150000',
      method: 'cash',
      paidOn: today,
      markedBy: 'awa',
      notes: [{ about: 'asked' }, { about: 'paid', text: 'In an envelope' }],
    })
    expect(await room.list(stayId)).toMatchObject({ asked: '150000', paid: '150000', unclear: [] })
    expect(await lettersAbout(id)).toEqual(['payment-asked', 'payment-received'])
  })

  test('once, however often the button is pressed', async () => {
    const stayId = await makeStay(room.kais)
    const ask = { amount: 150_000, purpose: 'stay', due: addDays(today, 3), provider: 'stripe' }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const press = () => room.post(`/api/admin/stays/${stayId}/payments`, ask, key)
    const answers = await Promise.all([press(), press(), press()])
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    await room.only(stayId)
    const { reference } = await room.rowOf(answers[0]?.json().id)
    const made = [...room.stripe.sessions.values()].filter(({ metadata }) => metadata.payment_request === reference)
    expect(made).toHaveLength(1)
    expect(await lettersAbout(answers[0]?.json().id)).toEqual(['payment-asked'])
  })

  test.for([
    ['no francs at all', { amount: '0' }, 'amount'],
    ['half a franc', { amount: '150000.50' }, 'amount'],
    ['more than a link takes', { amount: '100000000', provider: 'stripe' }, 'amount'],
    ['less than a link takes', { amount: '100', provider: 'stripe' }, 'amount'],
    ['something by yesterday', { due: addDays(today, -1) }, 'due'],
    ['something for nothing known', { purpose: 'gift' }, 'purpose'],
    ['somebody unknown for it', { provider: 'wave' }, 'provider'],
  ] as const)('but not for %s', async ([, changes, field]) => {
    const stayId = await makeStay(room.kais)
    const ask = { amount: '150000', purpose: 'stay', due: addDays(today, 3), ...byHand, ...changes }
    const answer = await room.post(`/api/admin/stays/${stayId}/payments`, ask)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
    expect((await room.list(stayId)).payments).toEqual([])
  })

  test('and only for a stay that there is', async () => {
    const ask = { amount: '150000', purpose: 'stay', due: today, ...byHand }
    expect((await room.post('/api/admin/stays/999999/payments', ask)).statusCode).toBe(404)
  })
})

describe('A payment is marked', () => {
  test('once, with the amount that was asked for, and not for a day to come', async () => {
    const { id } = await manual()
    const fieldsOf = async (body: object) => (await act(id, 'mark-paid', body)).json().fields
    expect(Object.keys(await fieldsOf({ ...cash, amount: '149999' }))).toEqual(['amount'])
    expect(Object.keys(await fieldsOf({ ...cash, day: addDays(today, 1) }))).toEqual(['day'])
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(id, 'mark-paid', cash)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(9).fill(409)])
    expect(await room.eventsOf(id)).toHaveLength(1)
  })

  test('on the version that was seen, or not at all', async () => {
    const { stayId, id } = await manual()
    const { updatedAt } = await room.only(stayId)
    const version = { 'if-match': `"${updatedAt}"` }
    expect((await act(id, 'mark-paid', cash, version)).statusCode).toBe(204)
    expect((await act(id, 'refund', cash, version)).statusCode).toBe(412)
  })

  test('as sent back, in parts or whole, and never more than came', async () => {
    const { stayId, id } = await manual()
    expect((await act(id, 'refund', cash)).statusCode).toBe(409)
    await act(id, 'mark-paid', cash)
    expect((await act(id, 'refund', { ...cash, amount: '150001' })).json().fields).toHaveProperty('amount')
    expect((await act(id, 'refund', { ...cash, amount: '100000', method: 'wave' })).statusCode).toBe(204)
    expect(await room.only(stayId)).toMatchObject({ state: 'paid', paid: '50000' })
    expect(await listPaymentsForGuest(room.kais.db, stayId)).toMatchObject([{ state: 'paid', refunded: '100000' }])
    const key = (await guestPath(room.kais.db, stayId)).split('/').at(-1) ?? ''
    const told = await readGuestPage({ db: room.kais.db, actor: VISITOR }, key, 'en')
    expect(told.payments[0]?.state).toMatch(/^Paid on .*, 100.000.FCFA of it refunded$/)
    const rest = await Promise.all([1, 2].map(() => act(id, 'refund', { ...cash, amount: '50000' })))
    expect(rest.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    expect(await room.only(stayId)).toMatchObject({ state: 'refunded', paid: '0' })
  })

  test('although a link was open for it: nobody can pay there any more', async () => {
    const { stayId, id, session } = await room.asked()
    expect((await act(id, 'mark-paid', cash)).statusCode).toBe(204)
    expect(session.status).toBe('expired')
    expect(await room.only(stayId)).toMatchObject({ state: 'paid', paid: '150000', linkState: 'closed', linkUrl: null })
  })

  test('as asked for no more: its link is closed, and what is paid cannot be cancelled', async () => {
    const { stayId, id, session } = await room.asked()
    expect((await act(id, 'cancel', { note: 'They come another time' })).statusCode).toBe(204)
    expect(session.status).toBe('expired')
    expect(await room.list(stayId)).toMatchObject({ asked: '0', payments: [{ state: 'cancelled' }] })
    for (const again of ['cancel', 'mark-paid', 'link'])
      expect((await act(id, again, again === 'mark-paid' ? cash : {})).statusCode, again).toBe(409)
  })
})

describe('A link', () => {
  test('that is over is followed by another when staff want it, and only then', async () => {
    const { stayId, id, session } = await room.asked()
    expect((await act(id, 'link')).statusCode).toBe(409)
    await room.tell(room.stripe.expire(session.id))
    expect(await room.only(stayId)).toMatchObject({ state: 'open', linkState: 'over', linkUrl: null })
    expect((await act(id, 'link')).statusCode).toBe(204)
    const next = room.stripe.newest
    expect(next.id).not.toBe(session.id)
    expect(await room.only(stayId)).toMatchObject({ linkState: 'open', linkUrl: next.url })
    expect(await lettersAbout(id)).toEqual(['payment-asked', 'payment-asked'])
  })

  test('that Stripe refuses leaves the request as it is, with the reason beside it', async () => {
    room.stripe.mishaps.push('refused')
    const { stayId, id } = await room.asked()
    expect(await room.only(stayId)).toMatchObject({ linkState: 'refused', linkProblem: 'The amount is too small' })
    expect(await lettersAbout(id)).toEqual(['payment-asked'])
    expect((await act(id, 'link')).statusCode).toBe(204)
    expect(await room.only(stayId)).toMatchObject({ linkState: 'open', linkProblem: null })
  })

  test('is known at Stripe by what it is for, in the guest’s language, and by nothing of the guest', async () => {
    const stayId = await makeStay(room.kais, { locale: 'fr', name: 'Binta Secret', phone: '+221 77 000 11 22' })
    await room.ask(stayId, { note: 'For Binta Secret' })
    const form = room.stripe.orders.at(-1)?.form
    expect(form?.get('line_items[0][price_data][product_data][name]')).toBe(
      'Caution pour le séjour\u00a0: La villa Teranga',
    )
    expect(form?.get('locale')).toBe('fr')
    expect(decodeURIComponent(String(form))).not.toMatch(/Binta|\+221|@/)
  })
})

describe('A guest', () => {
  test('reads what is asked for, by when, what became of it and where it can be paid, and none of our notes', async () => {
    const { stayId, id, session } = await room.asked({ note: 'Given back after the stay' })
    const later = await room.ask(stayId, { ...byHand, purpose: 'stay', amount: '700000', due: addDays(today, 20) })
    const gone = await room.ask(stayId, byHand)
    await act(gone, 'cancel', { note: 'Ours' })
    expect(await listPaymentsForGuest(room.kais.db, stayId)).toEqual([
      {
        id,
        amount: '150000',
        purpose: 'deposit',
        note: 'Given back after the stay',
        due: addDays(today, 10),
        state: 'open',
        paidOn: null,
        refunded: '0',
        way: 'link',
        linkUrl: session.url,
      },
      expect.objectContaining({ id: later, purpose: 'stay', amount: '700000', linkUrl: null }),
    ])
    await room.kais.db
      .update(paymentRequests)
      .set({ linkExpiresAt: new Date(Date.now() - 1_000) })
      .where(eq(paymentRequests.id, id))
    expect((await listPaymentsForGuest(room.kais.db, stayId))[0]?.linkUrl).toBeNull()
  })

  test('who is forgotten with their stay leaves the books as they were, and nobody’s name in them', async () => {
    const { stayId, id } = await manual({ note: 'For Awa Diop' })
    await act(id, 'mark-paid', { ...cash, note: 'From Awa’s brother' })
    await room.kais.db.delete(stays).where(eq(stays.id, stayId))
    expect(await room.kais.db.$count(paymentNotes, eq(paymentNotes.requestId, id))).toBe(0)
    expect(await room.rowOf(id)).toMatchObject({ stayId: null, state: 'paid', amount: '150000' })
    expect(await room.eventsOf(id)).toMatchObject([{ outcome: 'counted', amount: '150000' }])
  })

  test('whose stay is gone can still pay: it is counted', async () => {
    const { stayId, id, session } = await room.asked()
    await room.kais.db.delete(stays).where(eq(stays.id, stayId))
    expect((await room.tell(room.stripe.pay(session.id))).statusCode).toBe(200)
    expect(await room.rowOf(id)).toMatchObject({ state: 'paid' })
    expect(await room.eventsOf(id)).toMatchObject([{ outcome: 'counted' }])
  })
})

test('The audit trail tells who did what with which money, and names no guest', async () => {
  const { id } = await manual({ note: 'For Awa Diop' })
  await act(id, 'mark-paid', { ...cash, note: 'From Awa' })
  await act(id, 'refund', { ...cash, amount: '50000' })
  const entries = await room.kais.db.select().from(auditEntries).where(eq(auditEntries.entity, 'payment'))
  const trail = entries.filter(({ entityId }) => entityId === id)
  expect(trail.map(({ action, actorName, after }) => ({ action, actorName, after }))).toMatchObject([
    { action: 'create', actorName: 'awa', after: { paymentAmount: '150000', paymentState: 'open' } },
    { action: 'update', after: { paymentState: 'paid', paymentMethod: 'cash', paidOn: today } },
    { action: 'update', after: { paymentRefunded: '50000' } },
  ])
  expect(JSON.stringify(trail)).not.toMatch(/Diop|From Awa/)
})
