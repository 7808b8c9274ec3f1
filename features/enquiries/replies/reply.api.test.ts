import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { contactDraft, makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'
import { bookViewing, startsOf } from '#tests/helpers/viewings.ts'
import type { StaffActivity } from '../leads/lead.public.ts'
import { activities, leads } from '../leads/lead.table.server.ts'

const room = mailRoom()

async function newLead(email = someone()): Promise<{ id: number; email: string }> {
  await room.post('/api/contact', contactDraft({ email, phone: null }))
  const [lead] = await room.kais.db.select().from(leads).where(eq(leads.email, email))
  await room.kais.db.delete(outbox)
  return { id: lead?.id ?? 0, email }
}

const ANSWER = { subject: 'Your question', body: 'Dear Awa,\n\nThe house is free.\n\nKind regards', locale: 'en' }

interface Options {
  key?: string
  role?: 'agent' | 'editor'
  change?: Record<string, unknown>
}

async function answer(leadId: number, { key, role = 'agent', change = {} }: Options = {}) {
  const session = await signInAs(room.kais, `${role}-${crypto.randomUUID().slice(0, 8)}`, role)
  return room.kais.app.inject({
    method: 'POST',
    url: `/api/admin/leads/${leadId}/replies`,
    headers: { ...session, ...(key && { 'idempotency-key': key }) },
    payload: { ...ANSWER, ...change },
  })
}

const leadRow = async (id: number) => (await room.kais.db.select().from(leads).where(eq(leads.id, id)))[0]

describe('An answer by e-mail', () => {
  test('stands on the timeline, ends the wait, moves a new lead on, and arrives signed, from the house', async () => {
    const { id, email } = await newLead()
    expect((await leadRow(id))?.waitingSince).toBeInstanceOf(Date)
    const sent = await answer(id)
    expect(sent.statusCode, sent.body).toBe(201)
    expect(sent.json<StaffActivity>()).toMatchObject({
      leadId: id,
      type: 'email',
      subject: 'Your question',
      description: ANSWER.body,
      by: { id: expect.any(Number), name: expect.any(String) },
      delivery: { state: 'waiting', lastError: null },
    })
    expect(await leadRow(id)).toMatchObject({
      status: 'contacted',
      waitingSince: null,
      firstAnsweredAt: expect.any(Date),
      lastContactDate: expect.any(Date),
    })

    const server = await room.startServer()
    const { by } = sent.json<StaffActivity>()
    await room.kais.db
      .update(users)
      .set({ firstName: 'Rama', lastName: 'Ba' })
      .where(eq(users.id, by?.id ?? 0))
    room.sendThrough(server)
    await room.allSent()
    const [arrived] = server.arrived
    expect(server.arrived).toHaveLength(1)
    expect(arrived?.to).toEqual([email])
    const { mail } = arrived ?? {}
    expect(mail).toMatchObject({
      subject: 'Your question',
      from: { name: 'Kais', address: 'hello@kais.example' },
      replyTo: [{ name: 'Kais', address: 'desk@kais.example' }],
    })
    expect(mail?.text).toContain('The house is free.\n\nKind regards\n\nRama Ba\nKais')
    expect(mail?.html).toContain('The house is free.')
    expect(mail?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
  })

  test('is sent once for one key, however often the press is repeated', async () => {
    const { id } = await newLead()
    const key = crypto.randomUUID()
    const answers = await Promise.all([answer(id, { key }), answer(id, { key }), answer(id, { key })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((one) => one.json<StaffActivity>().id)).size).toBe(1)
    expect(await room.rows()).toHaveLength(1)
    expect((await answer(id, { key, change: { body: 'Something else' } })).statusCode).toBe(409)
  })

  test('cannot smuggle a header in: its subject is one line whatever was sent', async () => {
    const { id } = await newLead()
    const subject = 'Your question\r\nBcc: victim@example.com\r\n\r\nBuy now'
    expect((await answer(id, { change: { subject } })).statusCode).toBe(201)
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    const [arrived] = server.arrived
    expect(arrived?.to).toHaveLength(1)
    expect(arrived?.mail.headers.some(({ key }) => key === 'bcc')).toBe(false)
    expect(arrived?.mail.subject).toBe('Your question Bcc: victim@example.com Buy now')
  })

  test('that names a place nobody filled in is refused, as is an empty one', async () => {
    const { id } = await newLead()
    const unfilled = await answer(id, { change: { body: 'Dear {{firstName}},', subject: '{{ subject }}' } })
    expect(unfilled.statusCode).toBe(400)
    expect(Object.keys(unfilled.json<{ fields: object }>().fields).sort()).toEqual(['body', 'subject'])
    expect((await answer(id, { change: { body: '  \n ' } })).statusCode).toBe(400)
    expect((await answer(id, { change: { subject: ' \r\n ' } })).statusCode).toBe(400)
    expect((await answer(id, { change: { locale: 'wo' } })).statusCode).toBe(400)
    expect(await room.rows()).toHaveLength(0)
  })

  test('to somebody without an address is refused with that reason, and nothing is written down', async () => {
    const { id } = await newLead()
    await room.kais.db.update(leads).set({ email: null }).where(eq(leads.id, id))
    const refused = await answer(id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'no_email_address' })
    expect((await leadRow(id))?.status).toBe('new')
    expect((await answer(2_000_000_000)).statusCode).toBe(404)
    expect((await answer(id, { role: 'editor' })).statusCode).toBe(403)
  })

  test('leaves no word of it in the audit trail', async () => {
    const { id, email } = await newLead()
    await answer(id)
    const trail = JSON.stringify(await room.kais.db.select().from(auditEntries).where(eq(auditEntries.entityId, id)))
    expect(trail).toContain('contacted')
    for (const word of [email, 'Awa', 'The house is free', 'Your question']) expect(trail).not.toContain(word)
  })

  test('that bounces has failed with the server’s reason, on the timeline too, and the person waits again', async () => {
    const { id } = await newLead()
    const server = await room.startServer({ refusesReceiver: () => 550 })
    await answer(id)
    room.sendThrough(server)
    await vi.waitFor(async () => expect((await room.rows())[0]?.failedAt).toBeInstanceOf(Date), WITHIN)
    const headers = await signInAs(room.kais, `reader-${crypto.randomUUID().slice(0, 8)}`, 'agent')
    const timeline = await room.kais.app.inject({ url: `/api/admin/leads/${id}/activities`, headers })
    const email = timeline.json<StaffActivity[]>().find(({ type }) => type === 'email')
    expect(email?.delivery).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('We do not want this'),
    })
    expect((await leadRow(id))?.waitingSince?.toISOString()).toBe(email?.createdAt)
  })

  test('that leaves late ends no wait that began meanwhile: somebody moved or cancelled their viewing', async () => {
    const { id, email } = await newLead()
    await signInAs(room.kais, 'whoever-shows-it', 'agent')
    const home = await makeProperty(room.kais)
    const [start = ''] = (await startsOf(room.kais, home)).slice(20)
    const { key } = await bookViewing(room.kais, home, start, { email })
    await room.kais.db.delete(outbox)
    expect((await answer(id)).statusCode).toBe(201)
    expect((await leadRow(id))?.waitingSince).toBeNull()
    const cancelled = await room.kais.app.inject({ method: 'POST', url: `/api/viewings/${key}/cancel`, payload: {} })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    const since = (await leadRow(id))?.waitingSince
    expect(since).toBeInstanceOf(Date)
    room.sendThrough(await room.startServer())
    await room.allSent()
    expect((await leadRow(id))?.waitingSince).toEqual(since)
  })

  test('that bounced goes to the address as it was corrected, once staff send it again', async () => {
    const { id } = await newLead()
    await answer(id)
    await room.kais.db.update(outbox).set({ failedAt: new Date(), lastError: '550 No such person' })
    const corrected = someone()
    await room.kais.db.update(leads).set({ email: corrected }).where(eq(leads.id, id))
    const headers = await signInAs(room.kais, `again-${crypto.randomUUID().slice(0, 8)}`, 'agent')
    const url = `/api/admin/outbox/${(await room.rows())[0]?.id}/send-again`
    expect((await room.kais.app.inject({ method: 'POST', url, headers })).statusCode).toBe(204)
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    expect(server.arrived.map(({ to }) => to)).toEqual([[corrected]])
  })

  test('knows no limits of acknowledgements: a hundredth answer to one address still goes', async () => {
    const { id, email } = await newLead()
    await room.kais.db.insert(outbox).values(
      Array.from({ length: 210 }, () => ({
        kind: 'contact-acknowledgement' as const,
        recipient: email,
        locale: 'en' as const,
        payload: { submissionId: 1 },
        sentAt: new Date(),
      })),
    )
    await answer(id)
    await room.kais.db
      .update(outbox)
      .set({ createdAt: new Date(Date.now() - 30 * 86_400_000) })
      .where(eq(outbox.kind, 'lead-reply'))
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    expect(server.arrived).toHaveLength(1)
  })

  test('is not sent when it was taken off the timeline before', async () => {
    const { id } = await newLead()
    await answer(id)
    await room.kais.db.delete(activities).where(eq(activities.leadId, id))
    const server = await room.startServer()
    room.sendThrough(server)
    await vi.waitFor(
      async () =>
        expect((await room.rows())[0]).toMatchObject({ lastError: 'Not sent: what it was about has been deleted.' }),
      WITHIN,
    )
    expect(server.arrived).toHaveLength(0)
  })
})
