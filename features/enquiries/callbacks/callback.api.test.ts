import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { investmentInputSchema } from '#features/invest/investment.schema.ts'
import { createInvestment } from '#features/invest/write-investment.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { investmentDraft, makeProperty, makeStaff, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import { tasks } from '../tasks/task.table.server.ts'

let kais: TestApp
let home: number

beforeAll(async () => {
  kais = await startTestApp()
  home = await makeProperty(kais)
})
afterAll(() => kais.close())

let people = 0
/** A number of nobody else's. */
const someNumber = () => `+221 77 ${String(1_000_000 + ++people)}`
const draft = (changes: Record<string, unknown> = {}) => ({
  propertyId: home,
  name: 'Awa Diop',
  phone: someNumber(),
  time: 'morning',
  timeZone: 'Europe/Paris',
  ...changes,
})

const send = (payload: object, headers: Record<string, string> = {}) =>
  kais.app.inject({ method: 'POST', url: '/api/callbacks', headers, payload })

async function storedFrom(phone: string) {
  const [inquiry] = await kais.db.select().from(userInquiries).where(eq(userInquiries.phone, phone))
  const [lead] = await kais.db.select().from(leads).where(eq(leads.phone, phone))
  const planned = lead ? await kais.db.select().from(tasks).where(eq(tasks.leadId, lead.id)) : []
  return { inquiry, lead, tasks: planned }
}

async function idOf(username: string) {
  await makeStaff(kais, username, 'agent')
  const [user] = await kais.db.select({ id: users.id }).from(users).where(eq(users.username, username))
  return user?.id ?? 0
}

describe('A wish to be called', () => {
  test('is an enquiry without an address, a lead that waits, and a task at that hour', async () => {
    const phone = someNumber()
    const answer = await send(draft({ phone }))
    expect(answer.statusCode).toBe(201)
    const { inquiry, lead, tasks: planned } = await storedFrom(phone)
    const subject = `House of the baobab (${propertyReference(home)})`
    expect(inquiry).toMatchObject({ propertyId: home, inquiryType: 'callback', subject, name: 'Awa Diop', email: '' })
    expect(inquiry?.message).toMatch(/^Please call me in the morning: .+ in Dakar \(.+ in Paris\)\.$/)
    expect(inquiry?.callbackAt?.getTime()).toBeGreaterThan(Date.now())
    expect(lead).toMatchObject({
      firstName: 'Awa',
      email: null,
      interestedIn: 'property',
      waitingSince: expect.any(Date),
      nextFollowUpDate: inquiry?.callbackAt,
    })
    expect(planned).toMatchObject([
      { kind: 'callback', title: subject, dueAt: inquiry?.callbackAt, hasHour: true, assignedTo: null },
    ])
  })

  test('is told to staff alone, and confirmed with when we call', async () => {
    const { id, confirmation } = (await send(draft({ time: 'afternoon' }), { 'accept-language': 'fr' })).json()
    const letters = (await kais.db.select().from(outbox)).filter(
      ({ payload }) => 'inquiryId' in payload && payload.inquiryId === id,
    )
    expect(letters).toMatchObject([{ kind: 'inquiry-staff-notice', recipient: null, replyTo: null, locale: 'fr' }])
    expect(confirmation).toMatchObject({ title: 'Nous vous rappellerons', reference: expect.stringMatching(/^KR-/) })
    const said = confirmation.facts.map(({ text }: { text: string }) => text)
    expect(said).not.toContain('')
    expect(said.at(-1)).toMatch(/^Merci de me rappeler l’après-midi.+à Dakar/)
  })

  test('is for whoever shows the home, else for whose lead it is', async () => {
    const [adviser, owner] = [await idOf('adviser'), await idOf('owner')]
    const shown = await makeProperty(kais)
    await kais.db.update(properties).set({ adviserId: adviser }).where(eq(properties.id, shown))
    const phone = someNumber()
    await send(draft({ phone }))
    await kais.db.update(leads).set({ assignedTo: owner }).where(eq(leads.phone, phone))
    await send(draft({ phone }))
    await send(draft({ phone, propertyId: shown }))
    const { tasks: planned } = await storedFrom(phone)
    expect(planned.map(({ assignedTo }) => assignedTo)).toEqual([null, owner, adviser])
  })

  test('may be about a project, or about nothing in particular', async () => {
    const investmentId = await createInvestment(kais.system, investmentInputSchema.parse(investmentDraft()))
    const [one, other] = [someNumber(), someNumber()]
    expect((await send(draft({ propertyId: null, investmentId, phone: one }))).statusCode).toBe(201)
    expect((await send(draft({ propertyId: null, phone: other, timeZone: '' }))).statusCode).toBe(201)
    expect((await storedFrom(one)).lead).toMatchObject({ interestedIn: 'investment' })
    const plain = await storedFrom(other)
    expect(plain.inquiry).toMatchObject({ inquiryType: 'general', subject: 'Callback' })
    expect(plain.lead).toMatchObject({ interestedIn: 'general' })
    expect(plain.tasks).toMatchObject([{ kind: 'callback', title: '' }])
  })

  test('pressed twenty times at once is one wish, one task and one letter', async () => {
    const phone = someNumber()
    const key = { 'idempotency-key': randomUUID() }
    const before = await kais.db.$count(outbox)
    const wish = draft({ phone })
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(wish, key)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect((await storedFrom(phone)).tasks).toHaveLength(1)
    expect(await kais.db.$count(outbox)).toBe(before + 1)
  })

  test('that looks like spam calls for nothing, until staff let it through', async () => {
    const phone = someNumber()
    const { id } = (await send(draft({ phone }), { 'x-form-trap': 'x' })).json()
    expect(await storedFrom(phone)).toMatchObject({ inquiry: { suspicion: 'trap' }, lead: undefined, tasks: [] })
    const headers = await signInAs(kais, 'keeper')
    const released = await kais.app.inject({
      method: 'POST',
      url: `/api/admin/submissions/inquiry/${id}/release`,
      headers,
    })
    expect(released.statusCode).toBeLessThan(300)
    expect((await storedFrom(phone)).tasks).toMatchObject([{ kind: 'callback' }])
  })
})

describe('A callback of a number that two people share', () => {
  const entryOf = async (inquiryId: number) => {
    const [entry] = await kais.db.select().from(activities).where(eq(activities.inquiryId, inquiryId))
    if (!entry) throw new Error('No entry')
    return entry
  }

  test('is separated with its own call, once', async () => {
    const headers = await signInAs(kais, 'separator')
    const phone = someNumber()
    await send(draft({ phone }))
    const { id } = (await send(draft({ phone, name: 'Eve Ndiaye' }))).json()
    const { id: entryId, leadId } = await entryOf(id)
    const separate = () =>
      kais.app.inject({ method: 'POST', url: `/api/admin/activities/${entryId}/separate`, headers })
    const made = await separate()
    expect(made.statusCode, made.body).toBe(201)
    const eve = made.json().id
    expect((await entryOf(id)).leadId).toBe(eve)
    const [again, elsewhere] = [await separate(), await kais.db.$count(leads, eq(leads.firstName, 'Eve'))]
    expect([again.statusCode, elsewhere]).toEqual([409, 1])
    for (const whose of [leadId, eve]) {
      const planned = await kais.db.select().from(tasks).where(eq(tasks.leadId, whose))
      const [lead] = await kais.db.select().from(leads).where(eq(leads.id, whose))
      expect(planned).toMatchObject([{ kind: 'callback', dueAt: lead?.nextFollowUpDate }])
    }
  })

  test('is forgotten with its person, what was held back as well, in whichever way the number is written', async () => {
    const headers = await signInAs(kais, 'eraser')
    const phone = someNumber()
    const local = phone.replace('+221 ', '')
    await send(draft({ phone }))
    const { id } = (await send(draft({ phone: local }), { 'x-form-trap': 'x' })).json()
    const { lead } = await storedFrom(phone)
    const erased = await kais.app.inject({ method: 'POST', url: `/api/admin/leads/${lead?.id}/erase`, headers })
    expect(erased.statusCode, erased.body).toBe(204)
    expect(await kais.db.$count(userInquiries, eq(userInquiries.id, id))).toBe(0)
  })
})

describe('What cannot be called stores nothing and says why:', () => {
  test.each([
    ['a number of too few figures', { phone: '12345' }, 'phone'],
    ['no number', { phone: ' ' }, 'phone'],
    ['no name', { name: '' }, 'name'],
    ['a time that is none', { time: 'night' }, 'time'],
    ['a home that nobody offers', { propertyId: 2_000_000_000 }, 'propertyId'],
    ['a home and a project at once', { investmentId: 1 }, 'propertyId'],
  ])('%s', async (_, changes, field) => {
    const before = await kais.db.$count(userInquiries)
    const answer = await send(draft(changes))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } })
    expect(await kais.db.$count(userInquiries)).toBe(before)
  })
})
