import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { idempotencyKeys } from '#platform/forms/submission-columns.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { bookingDraft, makeVehicle, someone } from '#tests/helpers/factories.ts'
import { call, desk, LEADS, leadOf, openDesk, write } from '#tests/helpers/lead-desk.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import type { PersonData } from './lead.public.ts'
import { activities, leadContacts, leads } from './lead.table.server.ts'

openDesk()

describe('Somebody who asks to be forgotten', () => {
  test('is gone everywhere: card, timeline, messages, what was held back, and the keys of what they sent', async () => {
    const email = someone()
    const name = `Fatou ${randomUUID()}`
    const first = await write({ email, name })
    const lead = await leadOf(email)
    await desk.kais.db
      .insert(contactSubmissions)
      .values({ type: 'general', email: email.toUpperCase(), name, suspicion: 'trap' })
    await call('POST', `${LEADS}/${lead.id}/activities`, { type: 'note', description: `${name} likes gardens.` })

    const task = { leadId: lead.id, title: `Send ${name} the plans` }
    const planned = await call('POST', '/api/admin/tasks', task, { 'idempotency-key': randomUUID() })
    const taskId = planned.json<{ id: number }>().id

    const data = await call('GET', `${LEADS}/${lead.id}/data`, undefined, {}, desk.admin)
    expect(data.json<PersonData>()).toMatchObject({
      contacts: 2,
      messages: 2,
      activities: 3,
      tasks: 1,
      openBookings: 0,
    })
    expect((await call('POST', `${LEADS}/${lead.id}/erase`)).statusCode).toBe(403)
    expect((await call('POST', `${LEADS}/${lead.id}/erase`, undefined, {}, desk.admin)).statusCode).toBe(204)

    for (const table of [contactSubmissions, outbox, leads, leadContacts, activities, tasks, auditEntries]) {
      const rows = JSON.stringify(await desk.kais.db.select().from(table as typeof leads)).toLowerCase()
      expect(rows).not.toContain(email.toLowerCase())
      expect(rows).not.toContain(name.toLowerCase())
    }
    expect(await desk.kais.db.$count(idempotencyKeys, eq(idempotencyKeys.recordId, first))).toBe(0)
    const isTask = and(eq(idempotencyKeys.scope, 'task'), eq(idempotencyKeys.recordId, taskId))
    expect(await desk.kais.db.$count(idempotencyKeys, isTask)).toBe(0)
  })

  test('has to return the car first', async () => {
    const email = someone()
    const vehicleId = await makeVehicle(desk.kais)
    const made = await desk.kais.app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: bookingDraft({ vehicleId }, { email }),
    })
    expect(made.statusCode).toBe(201)
    const lead = await leadOf(email)
    const answer = await call('POST', `${LEADS}/${lead.id}/erase`, undefined, {}, desk.admin)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'open_hires' })
    await leadOf(email)
  })
})

describe('Spam', () => {
  test('is deleted for good; what stands on a timeline is not', async () => {
    const [spam] = await desk.kais.db
      .insert(contactSubmissions)
      .values({ type: 'general', email: someone(), name: 'Cheap watches', suspicion: 'trap' })
      .returning()
    expect(
      (await call('DELETE', `/api/admin/submissions/contact/${spam?.id}`, undefined, {}, desk.admin)).statusCode,
    ).toBe(204)
    expect(await desk.kais.db.$count(contactSubmissions, eq(contactSubmissions.id, spam?.id ?? 0))).toBe(0)
    const id = await write({ email: someone() })
    const kept = await call('DELETE', `/api/admin/submissions/contact/${id}`, undefined, {}, desk.admin)
    expect([kept.statusCode, kept.json().code]).toEqual([409, 'submission_of_lead'])
  })
})
