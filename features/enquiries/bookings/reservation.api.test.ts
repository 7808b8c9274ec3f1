import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { bookingDraft, dakarMorning, makeVehicle, someone } from '#tests/helpers/factories.ts'
import { reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const storedFrom = (email: string) => kais.db.select().from(bookings).where(eq(bookings.email, email))

describe('A reservation', () => {
  test('by category is stored whole, as pending, and holds no car', async () => {
    const email = someone()
    const answer = await reserve(
      kais,
      bookingDraft(
        {
          vehicleCategory: 'van',
          passengers: '5-6',
          extras: ['chauffeur', 'wifi'],
          flightNumber: 'af718',
          specialRequests: 'Two surfboards 🏄🏾',
        },
        { email, phone: '+221 77 000 00 00', message: 'Two surfboards 🏄🏾' },
      ),
    )
    expect(answer.statusCode).toBe(201)
    expect(await storedFrom(email)).toMatchObject([
      {
        id: answer.json<{ id: number }>().id,
        type: 'vehicle-rental',
        status: 'pending',
        name: 'Awa Diop',
        email,
        phone: '+221 77 000 00 00',
        userId: null,
        createdAt: expect.any(Date),
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
    expect((await reserve(kais, { ...draft, bookingData })).statusCode).toBe(201)
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
    const answer = await reserve(kais, bookingDraft({ vehicleId, extras: ['chauffeur'] }, { email }), {
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
    const answer = await reserve(kais, { ...draft, bookingData: { ...draft.bookingData, ...change } })
    expect(answer.statusCode).toBe(400)
    const expected = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { [`bookingData.${field}`]: expected } })
    expect(await storedFrom(email)).toEqual([])
  })

  test('for more people than the car seats is refused', async () => {
    const vehicleId = await makeVehicle(kais, { maxPassengers: 4 })
    const answer = await reserve(kais, bookingDraft({ vehicleId, passengers: '5-6' }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      fields: { 'bookingData.passengers': expect.stringMatching(/fewer passengers/) },
    })
  })

  test('sent twice with one key is one reservation', async () => {
    const email = someone()
    const draft = bookingDraft({ vehicleId: await makeVehicle(kais) }, { email })
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = await Promise.all([reserve(kais, draft, headers), reserve(kais, draft, headers)])
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201])
    expect(first?.json()).toEqual(second?.json())
    expect(await storedFrom(email)).toHaveLength(1)
  })
})
