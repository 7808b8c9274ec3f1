import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { bookingDraft, contactDraft, dakarMorning, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { availability, reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { pendingHolds } from '../holds/pending-hold.table.server.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import type { ListedBooking } from './list-bookings.server.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'hire-agent', 'agent')
})
afterAll(() => kais.close())

const HOURS = { pickupDateTime: dakarMorning(10), dropoffDateTime: dakarMorning(12) }

const draft = (vehicleId: number, changes: object = {}) => ({
  name: 'Fatou Ndiaye',
  email: someone(),
  phone: null,
  locale: 'fr',
  vehicleId,
  ...HOURS,
  ...changes,
})
const make = (payload: object, headers: object = agent) =>
  kais.app.inject({ method: 'POST', url: '/api/admin/bookings', payload, headers: { ...headers } })
const change = (id: number, payload: object, headers: object = agent) =>
  kais.app.inject({ method: 'PUT', url: `/api/admin/bookings/${id}/hire`, payload, headers: { ...headers } })
const move = (id: number, payload: object) =>
  kais.app.inject({ method: 'PATCH', url: `/api/bookings/${id}`, payload, headers: agent })
const isFree = async (vehicleId: number, from = 10, to = 12) =>
  (await availability(kais, { vehicleId, from: dakarMorning(from), to: dakarMorning(to) })).available

async function made(vehicleId: number, changes: object = {}): Promise<ListedBooking> {
  const answer = await make(draft(vehicleId, changes))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
async function reserved(vehicleId: number, email = someone()): Promise<number> {
  const answer = await reserve(kais, bookingDraft({ vehicleId }, { email }))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number }>().id
}
const lettersTo = async (recipient: string) =>
  (await kais.db.select().from(outbox).where(eq(outbox.recipient, recipient))).map(({ kind, locale, payload }) => ({
    kind,
    locale,
    status: payload.status,
  }))
async function leadOf(bookingId: number) {
  const [row] = await kais.db
    .select({ lead: leads })
    .from(activities)
    .innerJoin(leads, eq(leads.id, activities.leadId))
    .where(and(eq(activities.bookingId, bookingId), eq(activities.type, 'submission')))
  if (!row) throw new Error('It stands on no timeline')
  return row.lead
}
async function timelineOf(leadId: number) {
  const rows = await kais.db.select().from(activities).where(eq(activities.leadId, leadId)).orderBy(activities.id)
  return rows.map(({ type, subject, description }) => [type, subject, description])
}

describe('A hire that staff write down', () => {
  test('is confirmed at once at the visitors’ price, keeps its car, and the caller becomes a lead who gets a letter', async () => {
    const vehicleId = await makeVehicle(kais, { name: 'Called for', chauffeur: 'required' })
    const email = someone()
    const booking = await made(vehicleId, { email, phone: '77 123 45 67', flightNumber: 'af718', message: 'Two seats' })
    expect(booking).toMatchObject({
      status: 'confirmed',
      type: 'vehicle-rental',
      name: 'Fatou Ndiaye',
      locale: 'fr',
      isCarHeld: true,
      holdUntil: null,
      message: 'Two seats',
      bookingData: { vehicleCategory: 'sedan', extras: ['chauffeur'], flightNumber: 'AF 718' },
    })
    const asked = await availability(kais, {
      vehicleId,
      from: dakarMorning(20),
      to: dakarMorning(22),
      more: '&extras=chauffeur&flight=1',
    })
    expect(booking.quote).toEqual(asked.quote)
    expect(await isFree(vehicleId)).toBe(false)
    expect(await lettersTo(email)).toEqual([{ kind: 'booking-moved', locale: 'fr', status: 'confirmed' }])
    const lead = await leadOf(booking.id)
    expect(lead).toMatchObject({ firstName: 'Fatou', email, source: 'phone', status: 'contacted', waitingSince: null })
    expect(await timelineOf(lead.id)).toEqual([
      ['submission', 'Called for (Sédar Limousine)', 'Two seats'],
      ['booking-status', 'confirmed', null],
      ['status', 'contacted', null],
    ])
    expect(booking.leadId).toBe(lead.id)
    const [entry] = await kais.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'booking'), eq(auditEntries.entityId, booking.id)))
    expect(entry).toMatchObject({ action: 'create', label: `#${booking.id}`, after: { status: 'confirmed' } })
    expect(JSON.stringify(entry)).not.toContain('Fatou')
  })

  test('joins the lead of whoever is known, and ends their wait', async () => {
    const email = someone()
    await kais.app.inject({ method: 'POST', url: '/api/contact', payload: contactDraft({ email, phone: null }) })
    const [before] = await kais.db.select().from(leads).where(eq(leads.email, email))
    expect(before?.waitingSince).toBeInstanceOf(Date)
    const { leadId } = await made(await makeVehicle(kais), { email: email.toUpperCase() })
    expect(leadId).toBe(before?.id)
    const [after] = await kais.db.select().from(leads).where(eq(leads.email, email))
    expect(after).toMatchObject({ waitingSince: null, firstAnsweredAt: expect.any(Date), source: 'website' })
  })

  test('needs a number or an address; of a number alone no letter goes out, and the lead has no address', async () => {
    const vehicleId = await makeVehicle(kais)
    const neither = await make(draft(vehicleId, { email: '', phone: '' }))
    expect([neither.statusCode, neither.json().fields]).toEqual([
      400,
      { email: 'Please give an e-mail address or a phone number.' },
    ])
    const before = await kais.db.$count(outbox)
    const booking = await made(vehicleId, { email: '', phone: '+221 78 555 44 33' })
    expect(booking.email).toBe('')
    expect(await kais.db.$count(outbox)).toBe(before)
    expect(await leadOf(booking.id)).toMatchObject({ email: null, phone: '+221 78 555 44 33' })
    const again = await made(vehicleId, {
      email: null,
      phone: '78 555 44 33',
      pickupDateTime: dakarMorning(30),
      dropoffDateTime: dakarMorning(31),
    })
    expect(again.leadId).toBe(booking.leadId)
    expect((await move(booking.id, { status: 'cancelled', reason: 'She called' })).statusCode).toBe(200)
    expect(await kais.db.$count(outbox)).toBe(before)
  })

  test('is refused where the car is taken, gone or too small, and where its times make no sense: nothing is kept', async () => {
    const vehicleId = await makeVehicle(kais, { maxPassengers: 2 })
    await reserved(vehicleId)
    const taken = await make(draft(vehicleId))
    expect([taken.statusCode, taken.json().fields.vehicleId]).toEqual([409, 'Somebody has this car at that time.'])
    const fieldsOf = async (changes: object) => Object.keys((await make(draft(vehicleId, changes))).json().fields)
    const later = { pickupDateTime: dakarMorning(20), dropoffDateTime: dakarMorning(22) }
    expect(await fieldsOf({ ...later, passengers: '7+' })).toEqual(['passengers'])
    expect(await fieldsOf({ ...later, vehicleId: await makeVehicle(kais, { isAvailable: false }) })).toEqual([
      'vehicleId',
    ])
    expect(await fieldsOf({ ...later, dropoffDateTime: dakarMorning(19) })).toEqual(['dropoffDateTime'])
    expect(await fieldsOf({ pickupDateTime: dakarMorning(-3) })).toEqual(['pickupDateTime'])
    expect(await fieldsOf({ ...later, name: ' ' })).toEqual(['name'])
    expect(await fieldsOf({ ...later, locale: 'wo' })).toEqual(['locale'])
    expect(await kais.db.$count(bookings, eq(bookings.vehicleId, vehicleId))).toBe(1)
  })

  test('is kept once per press, however often it is sent, and only by those who answer people', async () => {
    const payload = draft(await makeVehicle(kais))
    expect((await make(payload, {})).statusCode).toBe(401)
    expect((await make(payload, await signInAs(kais, 'hire-editor', 'editor'))).statusCode).toBe(403)
    const headers = { ...agent, 'idempotency-key': 'one-press-of-staff' }
    const [first, second] = await Promise.all([make(payload, headers), make(payload, headers)])
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201])
    expect(second?.json().id).toBe(first?.json().id)
    expect(await lettersTo(payload.email)).toHaveLength(1)
  })

  test('that came by a stranger’s number can be given a lead of its own', async () => {
    const phone = '+221 76 111 22 33'
    const first = await made(await makeVehicle(kais), { email: null, phone })
    const other = await made(await makeVehicle(kais), { email: null, phone, name: 'Somebody Else' })
    expect(other.leadId).toBe(first.leadId)
    const [entry] = await kais.db
      .select()
      .from(activities)
      .where(and(eq(activities.bookingId, other.id), eq(activities.type, 'submission')))
    const url = `/api/admin/activities/${entry?.id}/separate`
    const answer = await kais.app.inject({ method: 'POST', url, headers: agent })
    expect([answer.statusCode, answer.json().name]).toEqual([201, 'Somebody Else'])
    expect((await leadOf(first.id)).id).toBe(first.leadId)
    expect((await leadOf(other.id)).id).not.toBe(first.leadId)
  })
})

describe('Another car or other times', () => {
  const to = (vehicleId: number, pickup = 10, dropoff = 12, reason: string | null = null) => ({
    vehicleId,
    pickupDateTime: dakarMorning(pickup),
    dropoffDateTime: dakarMorning(dropoff),
    reason,
  })

  test('free what was held, hold the new, and are quoted anew; the visitor, the timeline and the trail are told', async () => {
    const [small, large] = [await makeVehicle(kais), await makeVehicle(kais, { name: 'Larger', pricePerDay: '200000' })]
    const email = someone()
    const booking = await made(small, { email })
    const answer = await change(booking.id, to(large, 11, 14, 'The first one has a flat tyre.'))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      status: 'confirmed',
      isCarHeld: true,
      vehicleId: large,
      vehicleName: 'Larger (Sédar Limousine)',
      bookingDate: `${dakarMorning(11)}:00.000Z`,
      bookingData: { dropoffDateTime: `${dakarMorning(14)}:00.000Z` },
      quote: { days: 3, total: '600000.00' },
    })
    expect([await isFree(small), await isFree(large, 11, 14)]).toEqual([true, false])
    expect(await lettersTo(email)).toEqual([
      { kind: 'booking-moved', locale: 'fr', status: 'confirmed' },
      { kind: 'booking-moved', locale: 'fr', status: 'changed' },
    ])
    const lead = await leadOf(booking.id)
    expect((await timelineOf(lead.id)).at(-1)).toEqual(['booking-status', 'changed', 'The first one has a flat tyre.'])
    const [entry] = await kais.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'booking'), eq(auditEntries.entityId, booking.id)))
      .orderBy(desc(auditEntries.id))
      .limit(1)
    expect(entry).toMatchObject({
      action: 'update',
      before: { car: 'Evening car (Sédar Limousine)', quotedTotal: '240000.00' },
      after: { car: 'Larger (Sédar Limousine)', quotedTotal: '600000.00' },
    })
    // What staff wrote to a person goes with that person.
    expect(JSON.stringify(entry)).not.toContain('tyre')
  })

  test('may overlap its own time, and nobody else’s: then nothing is changed', async () => {
    const [vehicleId, other] = [await makeVehicle(kais), await makeVehicle(kais)]
    const booking = await made(vehicleId)
    await reserved(other)
    await make(draft(vehicleId, { pickupDateTime: dakarMorning(15), dropoffDateTime: dakarMorning(16) }))
    expect((await change(booking.id, to(vehicleId, 11, 13))).statusCode).toBe(200)
    for (const refused of [to(other, 11, 13), to(vehicleId, 11, 15)]) {
      const answer = await change(booking.id, refused)
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        409,
        'vehicle_taken',
        expect.stringMatching(/^Somebody has this car at that time\. Nothing was changed/),
      ])
    }
    const payload = { vehicleId: other, from: dakarMorning(40), until: dakarMorning(42), reason: 'Oil' }
    await kais.app.inject({ method: 'POST', url: '/api/admin/car-blocks', payload, headers: agent })
    expect((await change(booking.id, to(other, 41, 43))).json().message).toMatch(/^This car is off the road/)
    const [row] = await kais.db.select().from(bookings).where(eq(bookings.id, booking.id))
    expect(row).toMatchObject({ vehicleId, status: 'confirmed', bookingDate: new Date(`${dakarMorning(11)}Z`) })
  })

  test('leave a pending one pending, held anew; a plain request gets its car', async () => {
    const vehicleId = await makeVehicle(kais)
    const pending = await reserved(vehicleId)
    await kais.db
      .update(bookings)
      .set({ holdUntil: new Date(Date.now() + 60_000) })
      .where(eq(bookings.id, pending))
    const moved = (await change(pending, to(vehicleId, 20, 21))).json<ListedBooking>()
    expect(moved).toMatchObject({ status: 'pending', isCarHeld: true })
    expect(Date.parse(moved.holdUntil ?? '') - Date.now()).toBeGreaterThan(3_600_000)
    const [hold] = await kais.db.select().from(pendingHolds).where(eq(pendingHolds.bookingId, pending))
    expect(hold?.until.toISOString()).toBe(moved.holdUntil)

    const request = (await reserve(kais, bookingDraft({ isRequest: true }))).json<{ id: number }>()
    const given = (await change(request.id, to(vehicleId, 30, 31))).json<ListedBooking>()
    expect(given).toMatchObject({ status: 'pending', isCarHeld: true, vehicleName: 'Evening car (Sédar Limousine)' })
    expect((await move(request.id, { status: 'confirmed' })).json()).toMatchObject({ isCarHeld: true, holdUntil: null })
  })

  test('are refused for what is over, held back, unchanged, in the past or too small, and where a colleague was faster', async () => {
    const [vehicleId, small] = [await makeVehicle(kais), await makeVehicle(kais, { maxPassengers: 1 })]
    const booking = await made(vehicleId, { passengers: '3-4' })
    const fieldsOf = async (payload: object) => (await change(booking.id, payload)).json().fields
    expect(await fieldsOf(to(vehicleId))).toEqual({
      pickupDateTime: 'Nothing has been changed in this booking.',
    })
    expect(Object.keys(await fieldsOf(to(vehicleId, -2, 12)))).toEqual(['pickupDateTime'])
    expect(Object.keys(await fieldsOf(to(vehicleId, 12, 11)))).toEqual(['dropoffDateTime'])
    expect(await fieldsOf(to(small))).toEqual({ vehicleId: expect.stringMatching(/fewer passengers/) })
    expect(Object.keys(await fieldsOf(to(999_999)))).toEqual(['vehicleId'])
    const stale = await change(booking.id, to(vehicleId, 11), { ...agent, 'if-match': '"2020-01-01T00:00:00.000Z"' })
    expect(stale.statusCode).toBe(412)
    await move(booking.id, { status: 'cancelled' })
    const over = await change(booking.id, to(vehicleId, 11))
    expect([over.statusCode, over.json().message]).toEqual([
      409,
      'This booking is completed or cancelled: it cannot be changed any more.',
    ])
    const trapped = await reserve(kais, bookingDraft({ vehicleId }), { 'x-form-trap': 'https://buy.example' })
    expect((await change(trapped.json<{ id: number }>().id, to(vehicleId, 11))).json().code).toBe('forbidden_move')
    expect((await change(999_999, to(vehicleId))).statusCode).toBe(404)
  })

  test('a hire that has begun can be given a later end, and no other beginning', async () => {
    const vehicleId = await makeVehicle(kais)
    const { id } = await made(vehicleId)
    const begun = new Date(Date.now() - 3_600_000)
    begun.setUTCSeconds(0, 0)
    await kais.db.update(bookings).set({ bookingDate: begun }).where(eq(bookings.id, id))
    const later = { ...to(vehicleId, 10, 13), pickupDateTime: begun.toISOString() }
    expect((await change(id, later)).statusCode).toBe(200)
    const earlier = { ...later, pickupDateTime: new Date(begun.getTime() - 60_000).toISOString() }
    expect(Object.keys((await change(id, earlier)).json().fields)).toEqual(['pickupDateTime'])
  })
})

describe('A decision about a hire', () => {
  test('is an answer to the lead: confirmed and cancelled end a wait, completed is nothing they hear of', async () => {
    const waits = async (id: number) => (await leadOf(id)).waitingSince !== null
    const [one, two] = [await reserved(await makeVehicle(kais)), await reserved(await makeVehicle(kais))]
    expect([await waits(one), await waits(two)]).toEqual([true, true])
    await move(one, { status: 'confirmed' })
    await move(two, { status: 'cancelled' })
    expect([await waits(one), await waits(two)]).toEqual([false, false])
    expect(await leadOf(one)).toMatchObject({ status: 'contacted', firstAnsweredAt: expect.any(Date) })
    await kais.db
      .update(leads)
      .set({ waitingSince: new Date() })
      .where(eq(leads.id, (await leadOf(one)).id))
    await move(one, { status: 'completed' })
    expect(await waits(one)).toBe(true)
  })

  test('counts as one when a closed lead is opened again: who was answered so does not wait', async () => {
    const id = await reserved(await makeVehicle(kais))
    await move(id, { status: 'confirmed' })
    const lead = await leadOf(id)
    const url = `/api/admin/leads/${lead.id}`
    for (const status of ['won', 'contacted'])
      await kais.app.inject({ method: 'PATCH', url, payload: { status }, headers: agent })
    expect((await leadOf(id)).waitingSince).toBeNull()
  })

  test('may say why it is cancelled, on the timeline too; of no other move can a reason be given', async () => {
    const id = await reserved(await makeVehicle(kais))
    const refused = await move(id, { status: 'confirmed', reason: 'Because' })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['reason']])
    expect((await move(id, { status: 'cancelled', reason: ' The car is being repaired. ' })).statusCode).toBe(200)
    expect(await timelineOf((await leadOf(id)).id)).toContainEqual([
      'booking-status',
      'cancelled',
      'The car is being repaired.',
    ])
  })
})
