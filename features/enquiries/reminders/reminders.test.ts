import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { bookingDraft, contactDraft, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom, STAFF, WITHIN } from '#tests/helpers/mail-room.ts'
import { leads } from '../leads/lead.table.server.ts'
import { remindOwners } from './remind-owners.server.ts'
import { startReminders } from './start-reminders.server.ts'

const room = mailRoom()

const HOUR = 3_600_000

async function newLead(changes: Partial<typeof leads.$inferInsert> = {}): Promise<number> {
  const email = someone()
  await room.post('/api/contact', contactDraft({ email, phone: null }))
  const [lead] = await room.kais.db
    .update(leads)
    .set({ email, ...changes })
    .where(eq(leads.email, email))
    .returning()
  await room.kais.db.delete(outbox)
  return lead?.id ?? 0
}

async function newOwner(): Promise<{ id: number; email: string; session: { cookie: string } }> {
  const username = `owner-${crypto.randomUUID().slice(0, 8)}`
  const session = await signInAs(room.kais, username, 'agent')
  const [user] = await room.kais.db.select().from(users).where(eq(users.username, username))
  return { id: user?.id ?? 0, email: user?.email ?? '', session }
}

test('A car whose time is over is released though follow-ups cannot be read, and each says so by itself', async () => {
  const { db } = room.kais
  const vehicleId = await makeVehicle(room.kais)
  const id = await room.post('/api/bookings', bookingDraft({ vehicleId }, { email: someone() }))
  await db.update(bookings).set({ holdUntil: sql`now()` }).where(eq(bookings.id, id))
  const log = { error: vi.fn(), info: vi.fn() }
  await db.execute(sql`alter table leads rename column reminded_of to mislaid`)
  const reminders = startReminders({ db, log, pollMs: 5 })
  try {
    await vi.waitFor(async () => {
      const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
      expect(row?.held).toBeNull()
    }, WITHIN)
  } finally {
    await db.execute(sql`alter table leads rename column mislaid to reminded_of`)
  }
  await vi.waitFor(() => expect(log.info.mock.calls).toEqual([['follow-ups can be read again']]), WITHIN)
  await reminders.stop()
  expect(log.error.mock.calls).toEqual([[{ err: expect.any(Error) }, 'follow-ups cannot be read: reminders come late']])
})

const anHourAgo = () => new Date(Date.now() - HOUR)

describe('A follow-up that is due', () => {
  test('calls its owner once, with what it is for and the way to the lead’s page', async () => {
    const owner = await newOwner()
    const id = await newLead({ assignedTo: owner.id, locale: 'en' })
    const plan = { at: new Date(Date.now() + HOUR).toISOString(), nextAction: 'Ask about the second visit' }
    const url = `/api/admin/leads/${id}/follow-up`
    const planned = await room.kais.app.inject({ method: 'PUT', url, headers: owner.session, payload: plan })
    expect(planned.statusCode, planned.body).toBe(200)
    expect(await remindOwners(room.kais.db)).toBe(0)

    const due = anHourAgo()
    await room.kais.db.update(leads).set({ nextFollowUpDate: due }).where(eq(leads.id, id))
    const [before] = await room.kais.db.select().from(leads).where(eq(leads.id, id))
    expect(await remindOwners(room.kais.db)).toBe(1)
    expect(await remindOwners(room.kais.db)).toBe(0)
    const [after] = await room.kais.db.select().from(leads).where(eq(leads.id, id))
    expect(after).toMatchObject({ remindedOf: due, updatedAt: before?.updatedAt })

    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    const [arrived] = server.arrived
    expect(arrived?.to).toEqual([owner.email])
    expect(arrived?.mail.subject).toBe('Follow up: Awa Diop')
    expect(arrived?.mail.text).toContain('What for: Ask about the second visit')
    expect(arrived?.mail.html).toContain(`href="https://kais.example/admin/dashboard/leads/${id}"`)
  })

  test('of nobody’s lead calls the staff address, in the language of the lead', async () => {
    await newLead({ locale: 'fr', nextFollowUpDate: anHourAgo() })
    await remindOwners(room.kais.db)
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    expect(server.arrived.map(({ to }) => to)).toEqual([STAFF])
    expect(server.arrived[0]?.mail.subject).toBe('À relancer\u00a0: Awa Diop')
  })

  test('of somebody whose account was closed is everybody’s', async () => {
    const owner = await newOwner()
    await room.kais.db.update(users).set({ isActive: false }).where(eq(users.id, owner.id))
    await newLead({ assignedTo: owner.id, nextFollowUpDate: anHourAgo() })
    await remindOwners(room.kais.db)
    expect(await room.rows()).toMatchObject([{ kind: 'follow-up-reminder', recipient: null }])
  })

  test('calls once however many instances look at the same moment', async () => {
    for (let lead = 0; lead < 12; lead++) await newLead({ nextFollowUpDate: anHourAgo() })
    const log = room.kais.app.log
    const instances = Array.from({ length: 4 }, () => startReminders({ db: room.kais.db, log, pollMs: 5 }))
    await vi.waitFor(async () => expect(await room.rows()).toHaveLength(12), WITHIN)
    await Promise.all(instances.map((instance) => instance.stop()))
    const leadIds = (await room.rows()).map(({ payload }) => ('leadId' in payload ? payload.leadId : 0))
    expect(new Set(leadIds).size).toBe(12)
  })

  test('calls again when it was put off to another day, and not when the lead is closed', async () => {
    const id = await newLead({ nextFollowUpDate: anHourAgo() })
    await remindOwners(room.kais.db)
    await room.kais.db.update(leads).set({ nextFollowUpDate: sql`now() - interval '1 minute'` }).where(eq(leads.id, id))
    await remindOwners(room.kais.db)
    expect(await room.rows()).toHaveLength(2)
    await newLead({ nextFollowUpDate: anHourAgo(), status: 'lost' })
    await remindOwners(room.kais.db)
    expect(await room.rows()).toHaveLength(0)
  })

  test('is not called when it was done, or the lead erased, before the mail server came back', async () => {
    const [done, erased] = [await newLead(), await newLead()]
    await room.kais.db.update(leads).set({ nextFollowUpDate: anHourAgo() })
    await remindOwners(room.kais.db)
    await room.kais.db.update(leads).set({ nextFollowUpDate: null }).where(eq(leads.id, done))
    await room.kais.db.delete(leads).where(eq(leads.id, erased))
    await room.kais.db.delete(outbox).where(sql`(payload->>'leadId')::int not in (${done}, ${erased})`)
    const server = await room.startServer()
    room.sendThrough(server)
    await vi.waitFor(async () => expect((await room.rows()).every(({ failedAt }) => failedAt)).toBe(true), WITHIN)
    const reasons = (await room.rows()).map(({ lastError }) => lastError).sort()
    expect(reasons).toEqual(['Not sent: things have moved on since.', 'Not sent: what it was about has been deleted.'])
    expect(server.arrived).toHaveLength(0)
  })
})
