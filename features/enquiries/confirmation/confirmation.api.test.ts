import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFromToday, neededData } from '#features/experience/relocation/relocation.fixture.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import type { Confirmation } from '#platform/forms/confirmation.ts'
import { idempotencyKeys } from '#platform/forms/submission-columns.server.ts'
import { bookingDraft, contactDraft, makeProperty, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { referenceOf } from '../reference.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'agent', 'agent')
})
afterAll(() => kais.close())

const newKey = () => randomBytes(16).toString('hex')

async function send(url: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await kais.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'idempotency-key': newKey(), ...headers },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number; confirmation: Confirmation }>()
}

const calendarAt = (address: string | null) => kais.app.inject({ url: address ?? '/nowhere' })

describe('The answer to something that was sent', () => {
  test('holds its reference, each answer with its question in the visitor’s language, and who answers', async () => {
    const draft = contactDraft({ email: someone(), phone: null })
    const { id, confirmation } = await send('/api/contact', draft, { 'content-language': 'fr' })
    expect(confirmation).toMatchObject({
      locale: 'fr',
      title: 'Message envoyé\u202f!',
      reference: referenceOf({ kind: 'contact', id }),
      price: null,
      next: ['L’un de nos conseillers lit votre message et vous répond par e-mail.'],
      calendar: null,
    })
    expect(confirmation.facts).toEqual([
      { label: 'Prénom', text: 'Awa' },
      { label: 'Nom', text: 'Diop' },
      { label: 'E-mail', text: draft.email },
      { label: 'Sujet', text: 'Immobilier' },
      { label: 'Votre message', text: draft.message },
    ])
  })

  test('says by when, once the house has hours', async () => {
    const admin = await signInAs(kais, 'head', 'admin')
    const { values, updatedAt } = (await kais.app.inject({ url: '/api/admin/settings', headers: admin })).json()
    const always = Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, '00:00-23:59']),
    )
    const saved = await kais.app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      headers: { ...admin, 'if-match': `"${updatedAt}"` },
      payload: { ...values, ...always },
    })
    expect(saved.statusCode).toBe(200)
    const { confirmation } = await send('/api/contact', contactDraft({ email: someone() }))
    expect(confirmation.next).toEqual([expect.any(String), expect.stringMatching(/^We aim to answer (by 23:59 )?on /)])
  })

  test('to a reservation says whether a car is held, what it comes to, and has a calendar file', async () => {
    const vehicleId = await makeVehicle(kais)
    const held = (await send('/api/bookings', bookingDraft({ vehicleId }, { email: someone() }))).confirmation
    expect(held.next[0]).toMatch(/^The car is held for you until .+, Dakar time\. /)
    expect(held.price?.total).toEqual({ label: 'Total', amount: expect.stringMatching(/FCFA$/) })
    const { body, headers } = await calendarAt(held.calendar)
    expect(headers['content-disposition']).toBe(`attachment; filename="${held.reference}.ics"`)
    expect(body).toContain(`UID:${held.reference.toLowerCase()}@kais`)
    expect(body).toContain('STATUS:TENTATIVE')

    const { id, confirmation: request } = await send('/api/bookings', bookingDraft({}, { email: someone() }))
    expect(request.title).toBe('Car request sent')
    expect(request.next[0]).toMatch(/^This is a request: it holds no car\./)
    expect(request.price).toBeNull()
    // A car in mind, and none held.
    await kais.db.update(bookings).set({ vehicleId, vehicleName: 'Evening car' }).where(eq(bookings.id, id))
    const file = await calendarAt(request.calendar)
    expect(file.body.replaceAll('\r\n ', '')).toContain('This is a request: it holds no car.')
    await kais.db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, id))
    expect((await calendarAt(request.calendar)).body).toContain('STATUS:CONFIRMED')
  })

  test('to a relocation has the day they mean to move in, for their calendar', async () => {
    const draft = contactDraft({ type: 'relocation', email: someone(), formData: neededData() })
    const { confirmation } = await send('/api/contact', draft)
    expect((await calendarAt(confirmation.calendar)).body).toContain(
      `DTSTART;VALUE=DATE:${dayFromToday(90).replaceAll('-', '')}`,
    )
  })

  test('can be opened again with its own key only, for thirty days, and not with one that can be guessed', async () => {
    const vehicleId = await makeVehicle(kais)
    const draft = () => bookingDraft({ vehicleId, ...nextDays() }, { email: someone() })
    const key = newKey()
    const { confirmation } = await send('/api/bookings', draft(), { 'idempotency-key': key })
    expect(confirmation.calendar).toBe(`/api/confirmations/${key}/calendar.ics`)
    expect((await calendarAt(`/api/confirmations/${newKey()}/calendar.ics`)).statusCode).toBe(404)
    const guessable = await send('/api/bookings', draft(), { 'idempotency-key': 'order-00012' })
    expect(guessable.confirmation.calendar).toBeNull()
    expect((await calendarAt('/api/confirmations/order-00012/calendar.ics')).statusCode).toBe(404)
    const longAgo = new Date(Date.now() - 31 * 86_400_000)
    await kais.db.update(idempotencyKeys).set({ createdAt: longAgo }).where(eq(idempotencyKeys.key, key))
    expect((await calendarAt(confirmation.calendar)).statusCode).toBe(404)
  })
})

/** Days of their own for each of several hires of one car. */
let ahead = 100
function nextDays() {
  ahead += 10
  return { pickupDateTime: `${dayFromToday(ahead)}T10:00`, dropoffDateTime: `${dayFromToday(ahead + 1)}T10:00` }
}

describe('By a reference', () => {
  test('staff find what was sent, in its own list, and the lead it belongs to, however it is typed', async () => {
    const propertyId = await makeProperty(kais)
    const email = someone()
    const sent = {
      'contact-submissions': await send('/api/contact', contactDraft({ email, phone: null })),
      'admin/inquiries': await send('/api/inquiries', { propertyId, name: 'Awa Diop', email, message: 'Is it quiet?' }),
      bookings: await send('/api/bookings', bookingDraft({}, { email, phone: null })),
    }
    const find = async (list: string, search: string) =>
      (await kais.app.inject({ url: `/api/${list}`, query: { search }, headers: staff })).json<
        { id: number; email: string }[]
      >()
    for (const [list, { id, confirmation }] of Object.entries(sent)) {
      const { reference } = confirmation
      expect((await find(list, reference)).map((entry) => entry.id)).toEqual([id])
      for (const other of Object.keys(sent).filter((name) => name !== list))
        expect(await find(other, reference)).toEqual([])
      for (const typed of [reference, reference.toLowerCase().replaceAll('-', ' ')])
        expect((await find('admin/leads', typed)).map((lead) => lead.email)).toEqual([email])
    }
    expect(await find('admin/leads', referenceOf({ kind: 'contact', id: 999_999 }))).toEqual([])
  })
})
