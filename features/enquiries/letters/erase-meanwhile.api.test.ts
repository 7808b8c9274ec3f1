import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Delivery } from '#platform/mail/delivery.ts'
import { MAIL_TIMING } from '#platform/mail/mail-timing.ts'
import { type OutboxRow, outbox } from '#platform/mail/outbox.table.server.ts'
import { settleMessage } from '#platform/mail/settle-message.server.ts'
import { contactDraft, signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom } from '#tests/helpers/mail-room.ts'
import { leads } from '../leads/lead.table.server.ts'
import { deskLetters } from './make-mail.server.ts'

const room = mailRoom()
/** Enough for the two to meet in every order; one that meets in the wrong one would be an error. */
const ROUNDS = 25

let admin: { cookie: string }
beforeAll(async () => {
  admin = await signInAs(room.kais, 'erasing-admin', 'admin')
})

const post = (url: string, payload?: object) =>
  room.kais.app.inject({ method: 'POST', url, headers: admin, ...(payload && { payload }) })

/** Somebody who was answered, and the message that carries the answer. */
async function answered(): Promise<{ leadId: number; row: OutboxRow }> {
  const email = someone()
  await room.post('/api/contact', contactDraft({ email, phone: null }))
  const [lead] = await room.kais.db.select().from(leads).where(eq(leads.email, email))
  await room.kais.db.delete(outbox)
  const answer = { subject: 'Your question', body: 'The house is free.', locale: 'en' }
  expect((await post(`/api/admin/leads/${lead?.id}/replies`, answer)).statusCode).toBe(201)
  const row = await room.rowTo(email)
  if (!lead || !row) throw new Error('The answer is not in the outbox')
  return { leadId: lead.id, row }
}

const OUTCOMES: Delivery[] = [
  { kind: 'sent', note: null },
  { kind: 'unusable', reason: '550 No such person' },
]

describe('A person who is erased while a message to them', () => {
  test.for(OUTCOMES)('is written down as $kind is gone, and neither waits for the other', async (delivery) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { leadId, row } = await answered()
      const [erased] = await Promise.all([
        post(`/api/admin/leads/${leadId}/erase`),
        settleMessage({ db: room.kais.db, letters: deskLetters, timing: MAIL_TIMING }, row, delivery),
      ])
      expect(erased.statusCode, erased.body).toBe(204)
      expect(await room.rows()).toHaveLength(0)
    }
  })

  test('is sent again is gone, and whoever pressed hears of it or was just in time', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { leadId, row } = await answered()
      await room.kais.db.update(outbox).set({ failedAt: new Date(), lastError: '550' }).where(eq(outbox.id, row.id))
      const [erased, again] = await Promise.all([
        post(`/api/admin/leads/${leadId}/erase`),
        post(`/api/admin/outbox/${row.id}/send-again`),
      ])
      expect(erased.statusCode, erased.body).toBe(204)
      expect([204, 404], again.body).toContain(again.statusCode)
      expect(await room.rows()).toHaveLength(0)
    }
  })
})
