import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { neededData } from '#features/experience/relocation/relocation.fixture.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { bookingDraft, contactDraft, makeProperty, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { activities, leadContacts, leads } from './lead.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const someNumber = () => `+221 77 ${String(Math.random()).slice(2, 9)}`

async function post(url: string, payload: object, headers: Record<string, string> = {}): Promise<number> {
  const answer = await kais.app.inject({ method: 'POST', url, payload, headers })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number }>().id
}

async function leadsKnownBy(value: string) {
  const rows = await kais.db
    .select({ lead: leads })
    .from(leadContacts)
    .innerJoin(leads, eq(leads.id, leadContacts.leadId))
    .where(eq(leadContacts.value, value))
  return rows.map(({ lead }) => lead)
}

const timelineOf = (leadId: number) =>
  kais.db.select().from(activities).where(eq(activities.leadId, leadId)).orderBy(asc(activities.id))

describe('Who writes to us', () => {
  test('becomes a lead with a name, a way to answer, an interest and a first entry on the timeline', async () => {
    const [email, phone] = [someone(), someNumber()]
    const submissionId = await post(
      '/api/contact',
      contactDraft({
        type: 'relocation',
        name: 'Awa Fatou Diop',
        email,
        phone,
        message: 'We arrive in May.',
        formData: neededData(),
      }),
      { 'content-language': 'fr' },
    )
    const [lead] = await leadsKnownBy(email)
    expect(lead).toMatchObject({
      firstName: 'Awa',
      lastName: 'Fatou Diop',
      email,
      phone,
      locale: 'fr',
      source: 'website',
      status: 'new',
      priority: 'medium',
      interestedIn: 'relocation',
    })
    expect(await timelineOf(lead?.id ?? 0)).toMatchObject([
      {
        type: 'submission',
        subject: 'relocation',
        description: 'We arrive in May.',
        contactSubmissionId: submissionId,
        inquiryId: null,
        bookingId: null,
      },
    ])
  })

  test('by three different forms is one lead with three entries and every interest', async () => {
    const email = someone()
    const propertyId = await makeProperty(kais)
    await post('/api/contact', contactDraft({ email, phone: null }))
    await post('/api/inquiries', { propertyId, name: 'Awa Diop', email: email.toUpperCase(), message: 'Is it quiet?' })
    await post('/api/bookings', bookingDraft({ vehicleId: await makeVehicle(kais) }, { email, phone: null }))
    const found = await leadsKnownBy(email)
    expect(found).toMatchObject([{ interestedIn: 'real-estate, property, vehicle-rental' }])
    expect((await timelineOf(found[0]?.id ?? 0)).map(({ subject }) => subject)).toEqual([
      'general',
      expect.stringMatching(/^House of the baobab \(KN-\d{4}\)$/),
      'Evening car (Sédar Limousine)',
    ])
  })

  test('from another address but the same number, however it is spelt, is the same lead, known by both', async () => {
    const digits = String(Math.random()).slice(2, 9)
    const [first, second] = [someone(), someone()]
    await post('/api/contact', contactDraft({ email: first, phone: `77 ${digits}` }))
    await post('/api/contact', contactDraft({ email: second, phone: `00221-77-${digits}` }))
    const [lead] = await leadsKnownBy(first)
    expect(await leadsKnownBy(second)).toEqual([lead])
    expect(lead).toMatchObject({ email: first })
    // And from the second address alone, too.
    await post('/api/contact', contactDraft({ email: second, phone: null }))
    expect(await timelineOf(lead?.id ?? 0)).toHaveLength(3)
  })

  test('by a number alone changes nothing that is known of its owner, and is named on the timeline', async () => {
    const [owner, other, phone] = [someone(), someone(), someNumber()]
    const relocation = { type: 'relocation' as const, phone }
    await post(
      '/api/contact',
      contactDraft({ ...relocation, email: owner, formData: neededData({ budget: '3000000+' }) }),
    )
    await post(
      '/api/contact',
      contactDraft({ ...relocation, name: 'Eve', email: other, formData: neededData({ budget: '500000-1000000' }) }),
      { 'content-language': 'fr' },
    )
    const [lead] = await leadsKnownBy(owner)
    expect(lead).toMatchObject({ email: owner, locale: 'en', budget: '3000000+' })
    expect((await timelineOf(lead?.id ?? 0)).map(({ sender }) => sender)).toEqual([
      `Awa Diop <${owner}>`,
      `Eve <${other}>`,
    ])
  })

  test('with an endless budget or a number of zeros does not bend the lead', async () => {
    const [email, other] = [someone(), someone()]
    const formData = { serviceInterest: 'media', budget: 'y'.repeat(1_000) }
    await post('/api/contact', contactDraft({ email, phone: '0000 0000', formData }))
    await post('/api/contact', contactDraft({ email: other, phone: '00000000', formData }))
    const [lead] = await leadsKnownBy(email)
    expect(lead?.interestedIn).toBe('media')
    expect(lead?.budget).toHaveLength(100)
    expect(await leadsKnownBy(other)).not.toEqual([lead])
  })

  test('whose address and number belong to two leads stays with the lead of the address', async () => {
    const [email, other, phone] = [someone(), someone(), someNumber()]
    await post('/api/contact', contactDraft({ email, phone: null }))
    await post('/api/contact', contactDraft({ email: other, phone }))
    await post('/api/contact', contactDraft({ email, phone }))
    const [lead] = await leadsKnownBy(email)
    expect(await timelineOf(lead?.id ?? 0)).toHaveLength(2)
    expect(await leadsKnownBy(other)).toHaveLength(1)
  })

  test('twenty times at the same moment is one lead with twenty entries', async () => {
    const [email, phone] = [someone(), someNumber()]
    await Promise.all(
      Array.from({ length: 20 }, (_, position) =>
        post('/api/contact', contactDraft({ email: position % 2 ? email : someone(), phone })),
      ),
    )
    const [lead, ...others] = await leadsKnownBy(email)
    expect(others).toEqual([])
    expect(await timelineOf(lead?.id ?? 0)).toHaveLength(20)
  })
})

describe('What looks like spam', () => {
  const messagesAbout = async (submissionId: number) =>
    (await kais.db.select().from(outbox)).filter(
      ({ payload }) => 'submissionId' in payload && payload.submissionId === submissionId,
    )

  test('is kept for staff and calls for nothing, until staff release it; then it is like any other', async () => {
    const email = someone()
    const id = await post('/api/contact', contactDraft({ email, phone: null }), { 'x-form-trap': 'Buy now' })
    expect(await leadsKnownBy(email)).toEqual([])
    expect(await messagesAbout(id)).toEqual([])

    const url = `/api/admin/submissions/contact/${id}/release`
    const release = (headers = {}) => kais.app.inject({ method: 'POST', url, headers })
    expect((await release()).statusCode).toBe(401)
    expect((await release(await signInAs(kais, 'spam-editor', 'editor'))).statusCode).toBe(403)
    const agent = await signInAs(kais, 'spam-agent', 'agent')
    const [once, twice] = await Promise.all([release(agent), release(agent)])
    expect([once?.statusCode, twice?.statusCode].sort()).toEqual([204, 404])
    expect(await leadsKnownBy(email)).toHaveLength(1)
    expect(await messagesAbout(id)).toHaveLength(2)
  })

  test('is a link sent in an instant, but neither a fast message without one nor a slow one with one', async () => {
    const [bot, fast, slow] = [someone(), someone(), someone()]
    const link = 'See https://villa.example for what we like'
    await post('/api/contact', contactDraft({ email: bot, phone: null, message: link }), { 'x-form-elapsed': '300' })
    await post('/api/contact', contactDraft({ email: fast, phone: null }), { 'x-form-elapsed': '300' })
    await post('/api/contact', contactDraft({ email: slow, phone: null, message: link }), { 'x-form-elapsed': '9000' })
    expect(await leadsKnownBy(bot)).toEqual([])
    expect(await leadsKnownBy(fast)).toHaveLength(1)
    expect(await leadsKnownBy(slow)).toHaveLength(1)
  })

  test('a released reservation takes its car if that is still free; if not, it is there without the car', async () => {
    const vehicleId = await makeVehicle(kais)
    const held = { 'x-form-trap': 'x' }
    const first = await post('/api/bookings', bookingDraft({ vehicleId }), held)
    const second = await post('/api/bookings', bookingDraft({ vehicleId }), held)
    const headers = await signInAs(kais, 'spam-booker', 'agent')
    const release = (id: number) =>
      kais.app.inject({ method: 'POST', url: `/api/admin/submissions/booking/${id}/release`, headers })
    expect((await release(first)).statusCode).toBe(204)
    expect((await release(second)).statusCode).toBe(204)
    const rows = await kais.db.select().from(bookings).where(eq(bookings.vehicleId, vehicleId)).orderBy(bookings.id)
    expect(rows).toMatchObject([
      { suspicion: null, held: expect.any(String) },
      { suspicion: null, held: null },
    ])
    const list = await kais.app.inject({ url: '/api/bookings?limit=2', headers })
    expect(list.json()).toMatchObject([
      { id: second, isCarHeld: false },
      { id: first, isCarHeld: true },
    ])
  })
})
