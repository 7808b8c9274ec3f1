import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { addDays } from '#features/nest/stays/stay-days.ts'
import type { MailBlock } from '#platform/mail/mail-blocks.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'
import {
  paymentAskedBlocks,
  paymentAskedLetter,
  paymentReceivedBlocks,
  paymentReceivedLetter,
} from './payment-letter.ts'
import { makeStay, today } from './payment-room.fixture.ts'

const payment = { amount: '150000', purpose: 'deposit', due: '2026-12-01', paidOn: null, method: null } as const
const stay = {
  name: 'Awa Diop',
  homeTitle: 'Villa Teranga',
  homeTitleFr: 'La villa Teranga',
  arrival: '2026-12-10',
  departure: '2026-12-17',
}
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const said = (blocks: readonly MailBlock[]) => plain(JSON.stringify(blocks))

describe('A letter', () => {
  test('asks for money with the place where it can be paid', () => {
    const place = 'https://kais.example/stay/1-0123'
    const letter = paymentAskedLetter({ payment, stay, note: 'Given back', place, locale: 'en' })
    expect(letter.subject).toBe('To be paid: Refundable deposit for the stay at Villa Teranga')
    expect(plain(letter.preview)).toBe('150 000 FCFA, by Tuesday 1 December 2026.')
    const text = said(letter.blocks)
    for (const part of ['Awa Diop', '150 000 FCFA', 'Given back', place, 'leads to your stay’s page'])
      expect(text).toContain(part)
  })

  test('asks in French for a transfer where there is no link, and promises none', () => {
    const letter = paymentAskedLetter({ payment, stay, note: null, place: null, locale: 'fr' })
    const text = said(letter.blocks)
    expect(text).toContain('mardi 1er décembre 2026')
    expect(text).toContain('par virement ou sur place')
    expect(text).not.toContain('http')
    expect(letter.blocks.some(({ kind }) => kind === 'actions')).toBe(false)
  })

  test('says what came, when and how, and asks for nothing any more', () => {
    const paid = { ...payment, paidOn: '2026-11-19', method: 'wave' } as const
    const about = { payment: paid, stay, note: null, locale: 'en' as const }
    const text = said(paymentReceivedLetter(about).blocks)
    for (const part of ['your payment has arrived', 'Thursday 19 November 2026', 'Wave', '150 000 FCFA'])
      expect(text).toContain(part)
    expect(text).not.toContain('To be paid by')
  })

  test('about a deposit says that it is given back; about the stay itself it does not', () => {
    const aboutStay = { ...payment, purpose: 'stay' } as const
    const more = { note: null, place: null, locale: 'en' } as const
    expect(said(paymentAskedBlocks(payment, stay, more))).toContain('The deposit is given back')
    expect(said(paymentReceivedBlocks(payment, stay, more))).toContain('The deposit is given back')
    expect(said(paymentAskedBlocks(aboutStay, stay, more))).not.toContain('The deposit is given back')
  })
})

describe('A guest', () => {
  const room = mailRoom()
  const post = async (url: string, payload: object) => {
    const headers = await signInAs(room.kais, `awa-${crypto.randomUUID().slice(0, 8)}`, 'agent')
    return room.kais.app.inject({ method: 'POST', url, headers, payload })
  }
  const ask = { amount: '150000', purpose: 'deposit', due: addDays(today, 5), provider: 'manual' }
  const cash = { amount: '150000', method: 'cash', day: today }

  test('is asked and thanked in their language; of what was paid before it was sent, only the thanks', async () => {
    const stayId = await makeStay(room.kais, { email: 'binta@example.com', locale: 'fr', name: 'Binta Fall' })
    const { id } = (await post(`/api/admin/stays/${stayId}/payments`, ask)).json()
    expect((await post(`/api/admin/payments/${id}/mark-paid`, cash)).statusCode).toBe(204)
    const server = await room.startServer()
    room.sendThrough(server)
    await vi.waitFor(async () => {
      expect((await room.rows()).every(({ sentAt, failedAt }) => sentAt || failedAt)).toBe(true)
    }, WITHIN)
    expect(await room.rows()).toMatchObject([
      { kind: 'payment-asked', lastError: 'Not sent: things have moved on since.' },
      { kind: 'payment-received', lastError: null },
    ])
    expect(server.arrived.map(({ to, mail }) => [to, plain(mail.subject ?? '')])).toEqual([
      [['binta@example.com'], 'Nous avons votre paiement – Caution pour le séjour : La villa Teranga'],
    ])
  })

  test('without an address, or held back as spam, is not written to', async () => {
    const silent = [await makeStay(room.kais, { email: null }), await makeStay(room.kais, { suspicion: 'trap' })]
    for (const stayId of silent) expect((await post(`/api/admin/stays/${stayId}/payments`, ask)).statusCode).toBe(201)
    expect(await room.kais.db.$count(outbox, eq(outbox.kind, 'payment-asked'))).toBe(0)
  })
})
