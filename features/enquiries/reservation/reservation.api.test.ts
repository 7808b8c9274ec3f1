import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingDraft, dakarMorning, makeVehicle, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { activities } from '../leads/lead.table.server.ts'
import { outbox } from '../outbox/outbox.table.server.ts'
import type { Availability } from './availability.ts'
import { bookings } from './booking.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const someone = () => `${randomUUID()}@example.com`

function reserve(draft: object, headers: Record<string, string> = {}) {
  return kais.app.inject({ method: 'POST', url: '/api/bookings', payload: draft, headers })
}

const storedFrom = (email: string) => kais.db.select().from(bookings).where(eq(bookings.email, email))

async function availability(vehicleId: number, from: string, to: string, more = ''): Promise<Availability> {
  const answer = await kais.app.inject({ url: `/api/vehicles/${vehicleId}/availability?from=${from}&to=${to}${more}` })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('A reservation', () => {
  test('by category is stored whole, as pending, and holds no car', async () => {
    const email = someone()
    const answer = await reserve(
      bookingDraft(
        {
          vehicleCategory: 'van',
          passengers: '5-6',
          extras: ['chauffeur', 'wifi'],
          flightNumber: 'af718',
          specialRequests: 'Two surfboards 🏄🏾',
        },
        { email, message: 'Two surfboards 🏄🏾' },
      ),
    )
    expect(answer.statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([
      {
        ...answer.json<{ id: number }>(),
        type: 'vehicle-rental',
        status: 'pending',
        name: 'Awa Diop',
        message: 'Two surfboards 🏄🏾',
        vehicleId: null,
        held: null,
        quote: null,
        bookingDate: new Date(`${dakarMorning(10)}Z`),
        bookingData: {
          vehicleCategory: 'van',
          pickupDateTime: `${dakarMorning(10)}:00.000Z`,
          dropoffDateTime: `${dakarMorning(12)}:00.000Z`,
          passengers: '5-6',
          extras: ['chauffeur', 'wifi'],
          flightNumber: 'AF 718',
          specialRequests: 'Two surfboards 🏄🏾',
        },
      },
    ])
  })

  test('may use the words of the screen and a number of people', async () => {
    const email = someone()
    const draft = bookingDraft({}, { email })
    const bookingData = {
      ...draft.bookingData,
      vehicleCategory: 'Luxury SUV',
      passengers: 3,
      extras: ['Professional Chauffeur', 'Baby Seat', 'WiFi Hotspot', 'Refreshments'],
    }
    expect((await reserve({ ...draft, bookingData })).statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([
      {
        bookingData: {
          vehicleCategory: 'suv',
          passengers: '3',
          extras: ['chauffeur', 'baby-seat', 'wifi', 'refreshments'],
        },
      },
    ])
  })

  test('of a car keeps its name and the price that was shown, and calls for two messages', async () => {
    const email = someone()
    const vehicleId = await makeVehicle(kais, { category: 'luxury' })
    const answer = await reserve(bookingDraft({ vehicleId, extras: ['chauffeur'] }, { email }), {
      'content-language': 'fr',
    })
    expect(answer.statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([
      {
        vehicleId,
        vehicleName: 'Evening car (Sédar Limousine)',
        locale: 'fr',
        quote: { days: 2, total: '330000.00' },
        bookingData: { vehicleCategory: 'luxury' },
      },
    ])
    const { id } = answer.json<{ id: number }>()
    const messages = await kais.db.select().from(outbox).orderBy(outbox.kind)
    expect(messages.filter(({ payload }) => 'bookingId' in payload && payload.bookingId === id)).toMatchObject([
      { kind: 'booking-acknowledgement', recipient: email, locale: 'fr' },
      { kind: 'booking-staff-notice', recipient: null, replyTo: email },
    ])
  })

  test.for([
    ['pickupDateTime', { pickupDateTime: '2020-01-01T10:00' }, 'This is in the past. Please choose a later date.'],
    ['pickupDateTime', { pickupDateTime: 'tomorrow' }, 'Please write a day and a time.'],
    ['pickupDateTime', { pickupDateTime: '2027-02-30T10:00' }, 'Please write a day and a time.'],
    [
      'dropoffDateTime',
      { dropoffDateTime: dakarMorning(9) },
      'The return is before the pick-up. Please choose a later time.',
    ],
    [
      'dropoffDateTime',
      { dropoffDateTime: dakarMorning(80) },
      'A hire lasts 60 days at most. For a longer one, please write to us.',
    ],
    [
      'pickupDateTime',
      { pickupDateTime: dakarMorning(400), dropoffDateTime: dakarMorning(401) },
      'We take reservations up to 12 months ahead.',
    ],
    ['passengers', { passengers: 0 }, /how many people/],
    ['passengers', { passengers: 500 }, /how many people/],
    ['passengers', { passengers: 'a crowd' }, /how many people/],
    ['vehicleCategory', { vehicleCategory: 'boat' }, 'Please choose one of the options.'],
    ['extras.0', { extras: ['elephant'] }, 'Please choose one of the options.'],
    ['flightNumber', { flightNumber: 'the late one' }, 'A flight number looks like AF 718.'],
    ['vehicleId', { vehicleId: 999_999 }, /not for hire at the moment/],
    ['vehicleId', { vehicleId: true }, /identifier/],
    ['vehicleId', { vehicleId: [2] }, /identifier/],
    ['specialRequests', { specialRequests: 'x'.repeat(5_001) }, 'This text is too long.'],
  ] as const)('with a wrong %s (%o) is refused there and stores nothing', async ([field, change, sentence]) => {
    const email = someone()
    const draft = bookingDraft({}, { email })
    const answer = await reserve({ ...draft, bookingData: { ...draft.bookingData, ...change } })
    expect(answer.statusCode).toBe(400)
    const expected = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { [`bookingData.${field}`]: expected } })
    expect(await storedFrom(email)).toEqual([])
  })

  test('for more people than the car seats is refused', async () => {
    const vehicleId = await makeVehicle(kais, { maxPassengers: 4 })
    const answer = await reserve(bookingDraft({ vehicleId, passengers: '5-6' }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      fields: { 'bookingData.passengers': expect.stringMatching(/fewer passengers/) },
    })
  })

  test('sent twice with one key is one reservation', async () => {
    const email = someone()
    const draft = bookingDraft({ vehicleId: await makeVehicle(kais) }, { email })
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = await Promise.all([reserve(draft, headers), reserve(draft, headers)])
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201])
    expect(first?.json()).toEqual(second?.json())
    expect(await storedFrom(email)).toHaveLength(1)
  })
})

describe('One car', () => {
  test('goes to exactly one of 200 who ask for it at the same moment; the others are told it is taken', async () => {
    const vehicleId = await makeVehicle(kais)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, position) =>
        reserve(bookingDraft({ vehicleId }, { email: someone(), name: `Visitor ${position}` })),
      ),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused).toHaveLength(199)
    for (const answer of refused) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({
        code: 'vehicle_taken',
        message: 'This car has just been taken for those days. Nothing was reserved.',
        fields: {
          'bookingData.vehicleId':
            'This car has just been taken for those days. Please choose other days or another car.',
        },
      })
    }
    expect(await kais.db.$count(bookings, eq(bookings.vehicleId, vehicleId))).toBe(1)
  })

  test('is kept by the database even from code that forgets to ask', async () => {
    const vehicleId = await makeVehicle(kais)
    await reserve(bookingDraft({ vehicleId }))
    const [held] = await kais.db.select().from(bookings).where(eq(bookings.vehicleId, vehicleId))
    if (!held) throw new Error('The first reservation is not there.')
    const { id: _id, ...copy } = held
    await expect(kais.db.insert(bookings).values(copy)).rejects.toMatchObject({
      cause: { constraint: 'bookings_one_hire_at_a_time' },
    })
    await expect(kais.db.insert(bookings).values({ ...copy, status: 'cancelled' })).resolves.toBeDefined()
  })

  test('is free again two hours after it comes back, and not before', async () => {
    const vehicleId = await makeVehicle(kais)
    await reserve(bookingDraft({ vehicleId }))
    const hoursLater = (hours: number) => new Date(Date.parse(`${dakarMorning(12)}Z`) + hours * 3_600_000).toISOString()
    const next = (pickupDateTime: string) =>
      reserve(bookingDraft({ vehicleId, pickupDateTime, dropoffDateTime: dakarMorning(14) }))
    expect((await next(hoursLater(1.9))).statusCode).toBe(409)
    expect((await next(hoursLater(2))).statusCode).toBe(201)
  })

  test('may be held by a cancelled reservation no longer', async () => {
    const vehicleId = await makeVehicle(kais)
    await reserve(bookingDraft({ vehicleId }))
    expect((await reserve(bookingDraft({ vehicleId }))).statusCode).toBe(409)
    await kais.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.vehicleId, vehicleId))
    expect((await reserve(bookingDraft({ vehicleId }))).statusCode).toBe(201)
  })

  test('is not taken from people by what looks like spam', async () => {
    const vehicleId = await makeVehicle(kais)
    const trapped = await reserve(bookingDraft({ vehicleId }), { 'x-form-trap': 'https://buy.example' })
    expect(trapped.statusCode).toBe(201)
    expect((await reserve(bookingDraft({ vehicleId }))).statusCode).toBe(201)
    const held = await kais.db
      .select({ suspicion: bookings.suspicion })
      .from(bookings)
      .where(and(eq(bookings.vehicleId, vehicleId)))
      .orderBy(bookings.id)
    expect(held).toEqual([{ suspicion: 'trap' }, { suspicion: null }])
  })
})

describe('One person', () => {
  test('may have three cars waiting for our confirmation, and is asked to write for a fourth', async () => {
    const email = someone()
    const ask = async (contact: object) =>
      reserve(bookingDraft({ vehicleId: await makeVehicle(kais) }, { email, phone: null, ...contact }))
    for (let car = 1; car <= 3; car++) expect((await ask({})).statusCode).toBe(201)
    const fourth = await ask({ email: email.toUpperCase() })
    expect(fourth.statusCode).toBe(409)
    expect(fourth.json()).toMatchObject({
      code: 'too_many_holds',
      fields: { 'bookingData.vehicleId': expect.stringMatching(/three cars/) },
    })
    await kais.db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.email, email))
    expect((await ask({})).statusCode).toBe(201)
  })

  test('who corrects a reservation whose answer was lost gets the same car, once', async () => {
    const [email, key] = [someone(), randomUUID()]
    const vehicleId = await makeVehicle(kais)
    await reserve(bookingDraft({ vehicleId }, { email }), { 'idempotency-key': key })
    const corrected = await reserve(bookingDraft({ vehicleId, passengers: '3-4' }, { email }), {
      'idempotency-key': randomUUID(),
      'x-form-replaces': key,
    })
    expect(corrected.statusCode).toBe(201)
    const stored = await kais.db.select().from(bookings).where(eq(bookings.email, email)).orderBy(bookings.id)
    expect(stored.map(({ status }) => status)).toEqual(['cancelled', 'pending'])
  })

  test('cannot push another one out of a car, even with a key that was overheard', async () => {
    const key = randomUUID()
    const vehicleId = await makeVehicle(kais)
    await reserve(bookingDraft({ vehicleId }, { email: someone() }), { 'idempotency-key': key })
    const answer = await reserve(bookingDraft({ vehicleId }, { email: someone() }), { 'x-form-replaces': key })
    expect(answer.statusCode).toBe(409)
  })
})

describe('Staff', () => {
  const move = (id: number, status: string, headers = {}) =>
    kais.app.inject({ method: 'PATCH', url: `/api/bookings/${id}`, payload: { status }, headers })

  test('confirm, complete and cancel; what is over stays over, and a cancelled car is free again', async () => {
    const vehicleId = await makeVehicle(kais)
    const answer = await reserve(bookingDraft({ vehicleId }, { email: someone() }))
    const { id } = answer.json<{ id: number }>()
    expect((await move(id, 'confirmed')).statusCode).toBe(401)
    expect((await move(id, 'confirmed', await signInAs(kais, 'mover-editor', 'editor'))).statusCode).toBe(403)
    const agent = await signInAs(kais, 'mover-agent', 'agent')
    expect((await move(id, 'completed', agent)).statusCode).toBe(409)
    expect((await move(id, 'lost', agent)).statusCode).toBe(400)
    expect((await move(999_999, 'confirmed', agent)).statusCode).toBe(404)
    const [first, second] = await Promise.all([move(id, 'confirmed', agent), move(id, 'confirmed', agent)])
    expect([first?.statusCode, second?.statusCode].sort()).toEqual([200, 409])
    expect((await availability(vehicleId, dakarMorning(10), dakarMorning(12))).available).toBe(false)
    expect((await move(id, 'cancelled', agent)).json()).toMatchObject({ status: 'cancelled', isCarHeld: false })
    expect((await availability(vehicleId, dakarMorning(10), dakarMorning(12))).available).toBe(true)
    expect((await move(id, 'confirmed', agent)).statusCode).toBe(409)
    const timeline = await kais.db.select().from(activities).where(eq(activities.bookingId, id)).orderBy(activities.id)
    expect(timeline.map(({ type, subject }) => [type, subject])).toEqual([
      ['submission', 'Evening car (Sédar Limousine)'],
      ['booking-status', 'confirmed'],
      ['booking-status', 'cancelled'],
    ])
  })
})

describe('The availability of a car', () => {
  test('comes with what it costs', async () => {
    const vehicleId = await makeVehicle(kais)
    const extras = '&extras=chauffeur,baby-seat&flight=1'
    expect(await availability(vehicleId, dakarMorning(10), dakarMorning(12), extras)).toEqual({
      available: true,
      quote: {
        days: 2,
        lines: [
          { item: 'car', days: 2, pricePerDay: '120000.00', amount: '240000.00' },
          { item: 'chauffeur', days: 2, pricePerDay: '45000.00', amount: '90000.00' },
          { item: 'baby-seat', amount: null },
          { item: 'airport-pickup', amount: null },
        ],
        total: '330000.00',
      },
      freeFrom: null,
      others: [],
    })
  })

  test('that is taken says from when on a hire as long fits, and which like it are free', async () => {
    const vehicleId = await makeVehicle(kais, { category: 'sports', name: 'First' })
    const other = await makeVehicle(kais, { category: 'sports', name: 'Second' })
    await makeVehicle(kais, { category: 'sports', name: 'In the workshop', isAvailable: false })
    const days = (pickup: number, dropoff: number) => ({
      vehicleId,
      pickupDateTime: dakarMorning(pickup),
      dropoffDateTime: dakarMorning(dropoff),
    })
    // Two hires with a gap of a day, too short for the two days asked for.
    await reserve(bookingDraft(days(10, 12)))
    await reserve(bookingDraft(days(13, 15)))
    const answer = await availability(vehicleId, dakarMorning(11), dakarMorning(13))
    expect(answer).toMatchObject({
      available: false,
      quote: { days: 2 },
      freeFrom: `${dakarMorning(15).slice(0, 11)}12:00:00.000Z`,
      others: [{ id: other, name: 'Second' }],
    })
    const again = await availability(vehicleId, String(answer.freeFrom), dakarMorning(17))
    expect(again.available).toBe(true)
  })

  test('of a category lists the free cars, cheapest first', async () => {
    const dear = await makeVehicle(kais, { category: 'van', name: 'Dear', pricePerDay: '200000' })
    const cheap = await makeVehicle(kais, { category: 'van', name: 'Cheap', pricePerDay: '90000' })
    const taken = await makeVehicle(kais, { category: 'van', name: 'Taken', pricePerDay: '10000' })
    await reserve(bookingDraft({ vehicleId: taken }))
    const answer = await kais.app.inject({
      url: `/api/vehicles/availability?category=van&from=${dakarMorning(10)}&to=${dakarMorning(11)}`,
    })
    expect(answer.json()).toMatchObject([
      { id: cheap, name: 'Cheap', quote: { total: '90000.00' } },
      { id: dear, name: 'Dear', quote: { total: '200000.00' } },
    ])
  })

  test.for([
    ['from=2020-01-01T10:00&to=2020-01-02T10:00', 'from'],
    [`from=${dakarMorning(12)}&to=${dakarMorning(10)}`, 'to'],
    ['from=soon&to=later', 'from'],
    ['', 'from'],
  ] as const)('asked for with %s says what is wrong', async ([query, field]) => {
    const vehicleId = await makeVehicle(kais)
    const answer = await kais.app.inject({ url: `/api/vehicles/${vehicleId}/availability?${query}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
  })

  test('of a car that is not for hire is not found', async () => {
    const hidden = await makeVehicle(kais, { isAvailable: false })
    const times = `from=${dakarMorning(10)}&to=${dakarMorning(11)}`
    const answer = await kais.app.inject({ url: `/api/vehicles/${hidden}/availability?${times}` })
    expect(answer.statusCode).toBe(404)
  })
})

describe('The list of bookings', () => {
  test('is for staff who answer people, and shows what was asked', async () => {
    const email = someone()
    await reserve(bookingDraft({ vehicleId: await makeVehicle(kais) }, { email }))
    const read = (headers = {}) => kais.app.inject({ url: '/api/bookings?limit=1', headers })
    expect((await read()).statusCode).toBe(401)
    expect((await read(await signInAs(kais, 'booking-editor', 'editor'))).statusCode).toBe(403)
    const answer = await read(await signInAs(kais, 'booking-agent', 'agent'))
    expect(answer.json()).toMatchObject([{ email, status: 'pending', vehicleName: 'Evening car (Sédar Limousine)' }])
    expect(answer.json<object[]>()[0]).not.toHaveProperty('held')
  })
})
