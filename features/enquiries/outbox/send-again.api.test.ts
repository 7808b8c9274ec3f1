import { desc, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'

const room = mailRoom()

async function sendAgain(id: number, role: 'agent' | 'editor' = 'agent') {
  const headers = await signInAs(room.kais, `${role}-${crypto.randomUUID().slice(0, 8)}`, role)
  return room.kais.app.inject({ method: 'POST', url: `/api/admin/outbox/${id}/send-again`, headers })
}

async function failed(lastError: string): Promise<{ id: number; email: string }> {
  const email = await room.write()
  const id = (await room.rowTo(email))?.id ?? 0
  await room.kais.db.update(outbox).set({ failedAt: new Date(), lastError, attempts: 4 }).where(eq(outbox.id, id))
  return { id, email }
}

describe('A message that failed', () => {
  test('is sent again when staff ask for it, and the audit trail says who did, without the address', async () => {
    const { id, email } = await failed('550 No such person')
    expect((await sendAgain(id)).statusCode).toBe(204)
    expect(await room.rowTo(email)).toMatchObject({ attempts: 0, failedAt: null, lastError: null })
    const [entry] = await room.kais.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({
      entity: 'enquiry',
      before: { delivery: 'failed' },
      after: { delivery: 'waiting' },
    })
    expect(JSON.stringify(entry)).not.toContain(email)

    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    expect(server.arrived.filter(({ to }) => to.includes(email))).toHaveLength(1)
  })

  test('that our own limit held back goes out then: the limit has had its say', async () => {
    const { id, email } = await failed('Not sent: too many to one address within an hour.')
    await room.kais.db
      .update(outbox)
      .set({ createdAt: new Date(Date.now() - 9 * 86_400_000) })
      .where(eq(outbox.id, id))
    await sendAgain(id)
    const server = await room.startServer()
    room.sendThrough(server)
    await vi.waitFor(async () => expect((await room.rowTo(email))?.sentAt).toBeInstanceOf(Date), WITHIN)
  })

  test('is put back once, however many press at the same moment', async () => {
    const { id } = await failed('550 No such person')
    const answers = await Promise.all([sendAgain(id), sendAgain(id), sendAgain(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
  })
})

test('A message that was sent, or waits, is left alone; one that is none is not found', async () => {
  const email = await room.write()
  const id = (await room.rowTo(email))?.id ?? 0
  expect((await sendAgain(id)).json()).toEqual({
    code: 'not_failed',
    message: 'This message is already waiting to be sent.',
  })
  await room.kais.db.update(outbox).set({ sentAt: new Date() }).where(eq(outbox.id, id))
  const sent = await sendAgain(id)
  expect([sent.statusCode, sent.json().message]).toEqual([409, expect.stringMatching(/has been sent by now/)])
  expect((await sendAgain(2_000_000_000)).statusCode).toBe(404)
  expect((await sendAgain(id, 'editor')).statusCode).toBe(403)
})
