import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { receivedStay } from '../leads/received-submission.ts'
import { recordLead } from '../leads/record-lead.server.ts'
import { stayReference } from '../stays/stay-reference.ts'
import type { ListedPayment } from './payment.public.ts'
import { paymentRequests } from './payment.table.server.ts'
import { makeStay, paymentRoom, today } from './payment-room.fixture.ts'

const room = paymentRoom()
const URL = '/api/admin/payments'
const read = (query = '', headers: { cookie: string } = room.headers) =>
  room.kais.app.inject({ url: `${URL}${query}`, headers })
const idsOf = async (query: string) => (await read(query)).json<ListedPayment[]>().map(({ id }) => id)

async function asked(changes: object = {}) {
  const stayId = await makeStay(room.kais)
  return { stayId, id: await room.ask(stayId, { provider: 'manual', ...changes }) }
}

describe('The payments of the house', () => {
  test('stand in one list, newest first: open, overdue, paid; each with its home and stay, or without one any more', async () => {
    const [open, late, paid, gone] = [await asked(), await asked(), await asked(), await asked()]
    await room.kais.db
      .update(paymentRequests)
      .set({ due: addDays(today, -1) })
      .where(eq(paymentRequests.id, late.id))
    const cash = { amount: '150000', method: 'cash', day: today }
    for (const { id } of [paid, gone]) expect((await room.post(`${URL}/${id}/mark-paid`, cash)).statusCode).toBe(204)
    await room.kais.db.delete(stays).where(eq(stays.id, gone.stayId))

    expect((await idsOf('')).slice(0, 4)).toEqual([gone.id, paid.id, late.id, open.id])
    expect(await idsOf('?state=open')).toEqual([late.id, open.id])
    expect(await idsOf('?state=overdue')).toEqual([late.id])
    expect(await idsOf('?state=paid')).toEqual([gone.id, paid.id])
    const [first, second] = (await read('?limit=2')).json<ListedPayment[]>()
    expect(first).toMatchObject({ stay: null, paid: '150000', state: 'paid' })
    expect(second?.stay).toEqual({
      id: paid.stayId,
      reference: stayReference(paid.stayId),
      homeTitle: 'Villa Teranga',
      homeTitleFr: 'La villa Teranga',
    })
    const next = /<([^>]+)>; rel="next"/.exec(String((await read('?limit=2')).headers.link))?.[1] ?? ''
    const page = await room.kais.app.inject({ url: next, headers: room.headers })
    expect(page.json<ListedPayment[]>().map(({ id }) => id)).toEqual([late.id, open.id])
    expect((await read('?state=lost')).statusCode).toBe(400)
  })

  test('are for staff who answer guests', async () => {
    expect((await read('', await signInAs(room.kais, 'editor-of-money', 'editor'))).statusCode).toBe(403)
  })
})

describe('On the timeline of whoever is asked', () => {
  async function leadOf(stayId: number): Promise<number> {
    const [stay] = await room.kais.db.select().from(stays).where(eq(stays.id, stayId))
    if (!stay) throw new Error(`There is no stay ${stayId}`)
    return room.kais.db.transaction((tx) => recordLead(tx, receivedStay(stay)))
  }
  async function entriesOf(leadId: number) {
    const answer = await room.kais.app.inject({ url: `/api/admin/leads/${leadId}/activities`, headers: room.headers })
    const entries = answer.json<{ type: string; subject: string; description: string; by: { name: string } | null }[]>()
    return entries
      .filter(({ type }) => type === 'payment')
      .map(({ subject, description, by }) => [subject, description.replaceAll(/\s/g, ' '), by?.name ?? null])
  }

  test('stands what was asked and what came, with who saw it: staff, or the provider', async () => {
    const stayId = await makeStay(room.kais)
    const lead = await leadOf(stayId)
    await room.ask(stayId)
    await room.tell(room.stripe.pay(room.stripe.newest.id))
    const manual = await room.ask(stayId, { provider: 'manual', amount: '700000' })
    await room.post(`${URL}/${manual}/mark-paid`, { amount: '700000', method: 'cash', day: today })
    expect(await entriesOf(lead)).toEqual([
      ['paid', '700 000 FCFA', 'awa'],
      ['asked', '700 000 FCFA', 'awa'],
      ['paid', '150 000 FCFA', null],
      ['asked', '150 000 FCFA', 'awa'],
    ])
  })

  test('and a letter about it that failed says in the outbox whose it is', async () => {
    const stayId = await makeStay(room.kais)
    const lead = await leadOf(stayId)
    const id = await room.ask(stayId)
    await room.kais.db.execute(
      sql`update outbox set failed_at = now(), last_error = 'no such mailbox' where (payload->>'paymentId')::int = ${id}`,
    )
    const answer = await room.kais.app.inject({ url: '/api/admin/outbox?state=failed', headers: room.headers })
    expect(answer.json()).toMatchObject([{ kind: 'payment-asked', lead: { id: lead, name: 'Awa Diop' } }])
  })
})
