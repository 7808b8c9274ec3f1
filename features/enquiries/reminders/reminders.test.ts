import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { contactDraft, signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom, STAFF, WITHIN } from '#tests/helpers/mail-room.ts'
import { leads } from '../leads/lead.table.server.ts'
import { deskNotices } from '../notices/desk-notices.server.ts'
import type { StaffTask } from '../tasks/task.public.ts'
import { insertTask } from '../tasks/task.repository.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { remindOwners } from './remind-owners.server.ts'

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

const anHourAgo = () => new Date(Date.now() - HOUR)

/** A call at an hour that has passed, if nothing else is said. */
const newTask = (task: Partial<typeof tasks.$inferInsert> = {}) =>
  insertTask(room.kais.db, { title: '', kind: 'follow-up', dueAt: anHourAgo(), hasHour: true, ...task })

describe('A task that is due', () => {
  test('calls its owner once, by letter and on their devices, with what it is for and the way to the lead’s page', async () => {
    const owner = await newOwner()
    const leadId = await newLead({ assignedTo: owner.id, locale: 'en' })
    const task = {
      ...{ leadId, kind: 'follow-up', title: 'Ask about the second visit' },
      ...{ dueAt: new Date(Date.now() + HOUR).toISOString(), hasHour: true },
    }
    const planned = await room.kais.app.inject({
      ...{ method: 'POST', url: '/api/admin/tasks', headers: owner.session, payload: task },
    })
    expect(planned.statusCode, planned.body).toBe(201)
    const { id } = planned.json<StaffTask>()
    expect(await remindOwners(room.kais.db)).toBe(0)

    const due = anHourAgo()
    await room.kais.db.update(tasks).set({ dueAt: due }).where(eq(tasks.id, id))
    const [before] = await room.kais.db.select().from(tasks).where(eq(tasks.id, id))
    expect(await remindOwners(room.kais.db)).toBe(1)
    expect(await remindOwners(room.kais.db)).toBe(0)
    const [after] = await room.kais.db.select().from(tasks).where(eq(tasks.id, id))
    expect(after).toMatchObject({ remindedOf: due, updatedAt: before?.updatedAt })
    await deskNotices.queueDue(room.kais.db)
    await deskNotices.queueDue(room.kais.db)
    const queued = await room.kais.db.select().from(pushNotices).where(eq(pushNotices.userId, owner.id))
    // Devices have a clock of their own, which tells each once.
    const notices = queued.filter(({ kind }) => kind === 'task-due')
    expect(notices).toMatchObject([{ kind: 'task-due', about: { taskId: id } }])

    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    const [arrived] = server.arrived
    expect(arrived?.to).toEqual([owner.email])
    expect(arrived?.mail.subject).toBe('Follow up: Awa Diop')
    expect(arrived?.mail.text).toContain('What for: Ask about the second visit')
    expect(arrived?.mail.html).toContain(`href="https://kais.example/admin/dashboard/leads/${leadId}"`)
  })

  test('of nobody calls the staff address, in the language of the lead', async () => {
    await newTask({ leadId: await newLead({ locale: 'fr' }), kind: 'callback' })
    await remindOwners(room.kais.db)
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    expect(server.arrived.map(({ to }) => to)).toEqual([STAFF])
    expect(server.arrived[0]?.mail.subject).toBe('À rappeler\u00a0: Awa Diop')
  })

  test('of a lead or of none calls alike; of the house it leads to the tasks', async () => {
    await newTask({ kind: 'task', title: 'Order flowers' })
    await remindOwners(room.kais.db)
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    expect(server.arrived[0]?.mail.subject).toBe('To do: Order flowers')
    expect(server.arrived[0]?.mail.html).toContain('href="https://kais.example/admin/dashboard/tasks"')
  })

  test('of somebody whose account was closed is everybody’s', async () => {
    const owner = await newOwner()
    await room.kais.db.update(users).set({ isActive: false }).where(eq(users.id, owner.id))
    await newTask({ leadId: await newLead(), assignedTo: owner.id })
    await remindOwners(room.kais.db)
    expect(await room.rows()).toMatchObject([{ kind: 'follow-up-reminder', recipient: null }])
  })

  test('without an hour calls in the morning of its day, not before and not at its end', async () => {
    const { db } = room.kais
    await newTask({ dueAt: new Date('2020-01-02T00:00:00Z'), hasHour: false })
    const tomorrow = await newTask({ dueAt: new Date(Date.now() + 24 * HOUR), hasHour: false })
    expect(await remindOwners(db)).toBe(1)
    // Of today: as soon as it is eight.
    await db
      .update(tasks)
      .set({ dueAt: sql`date_trunc('day', now()) + interval '23:59:59'` })
      .where(eq(tasks.id, tomorrow))
    expect(await remindOwners(db)).toBe(new Date().getUTCHours() >= 8 ? 1 : 0)
    await db.delete(tasks)
  })

  test('calls once however many instances look at the same moment', async () => {
    for (let lead = 0; lead < 12; lead++) await newTask({ leadId: await newLead() })
    await room.kais.db.delete(outbox)
    const look = async () => {
      while ((await remindOwners(room.kais.db)) > 0);
    }
    await Promise.all([look(), look(), look(), look()])
    expect(await room.rows()).toHaveLength(12)
    const leadIds = (await room.rows()).map(({ payload }) => ('leadId' in payload ? payload.leadId : 0))
    expect(new Set(leadIds).size).toBe(12)
  })

  test('calls again when it was put off or given to somebody else, and not when the lead is closed', async () => {
    const owner = await newOwner()
    const leadId = await newLead()
    const id = await newTask({ leadId })
    await room.kais.db.delete(outbox)
    const change = (payload: object) =>
      room.kais.app.inject({ method: 'PATCH', url: `/api/admin/tasks/${id}`, headers: owner.session, payload })
    await remindOwners(room.kais.db)
    await change({ dueAt: new Date(Date.now() - HOUR / 2).toISOString() })
    await remindOwners(room.kais.db)
    await change({ assignedTo: owner.id })
    await remindOwners(room.kais.db)
    expect((await room.rows()).map(({ recipient }) => recipient)).toEqual([null, null, owner.email])
    const other = await newLead()
    await newTask({ leadId: other })
    await room.kais.app.inject({
      ...{ method: 'PATCH', url: `/api/admin/leads/${other}`, headers: owner.session, payload: { status: 'lost' } },
    })
    expect(await remindOwners(room.kais.db)).toBe(0)
  })

  test('is not called when it was done, or the lead erased, before the mail server came back', async () => {
    const [done, erased] = [await newLead(), await newLead()]
    const taskId = await newTask({ leadId: done })
    await newTask({ leadId: erased })
    await remindOwners(room.kais.db)
    await room.kais.db.update(tasks).set({ doneAt: new Date() }).where(eq(tasks.id, taskId))
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
