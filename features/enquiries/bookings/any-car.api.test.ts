import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { vehicles } from '#features/mobility/vehicle.table.server.ts'
import { bookingDraft, dakarMorning, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { pendingHolds } from '../holds/pending-hold.table.server.ts'
import type { ReservationReceipt } from './submit-reservation.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())
/** Each test has a fleet of its own. */
beforeEach(async () => {
  await kais.db.update(vehicles).set({ isAvailable: false })
})

const storedFrom = (email: string) => kais.db.select().from(bookings).where(eq(bookings.email, email))

/** We choose the car, unless it is said to be a request. */
const anyCar = (wish: Parameters<typeof bookingDraft>[0] = {}, email = someone()) =>
  bookingDraft({ vehicleCategory: 'suv', isRequest: false, ...wish }, { email })

describe('Whichever is free', () => {
  test('is the cheapest car of the category that is free and takes all of them, and it is held', async () => {
    await makeVehicle(kais, { category: 'suv', name: 'Too small', pricePerDay: '50000', maxPassengers: 4 })
    await makeVehicle(kais, { category: 'suv', name: 'No room', pricePerDay: '60000', maxPassengers: 7, maxBags: 2 })
    const room = { category: 'suv', maxPassengers: 7, maxBags: 6 } as const
    const taken = await makeVehicle(kais, { ...room, name: 'Taken', pricePerDay: '70000' })
    await makeVehicle(kais, { ...room, name: 'Dear', pricePerDay: '90000' })
    const wanted = await makeVehicle(kais, { ...room, name: 'Wanted', pricePerDay: '80000' })
    await reserve(kais, bookingDraft({ vehicleId: taken }))
    const email = someone()
    const answer = await reserve(kais, anyCar({ passengers: '5-6', bags: '5-6' }, email))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      isCarHeld: true,
      vehicleName: 'Wanted (Sédar Limousine)',
      quote: { days: 2, total: '160000.00' },
    })
    expect(await storedFrom(email)).toMatchObject([
      { vehicleId: wanted, held: expect.any(String), bookingData: { isOurChoice: true, bags: '5-6' } },
    ])
  })

  test('goes to as many as there are cars, each with another one; the others are told at once', async () => {
    for (const name of ['One', 'Two', 'Three']) await makeVehicle(kais, { category: 'suv', name })
    const answers = await Promise.all(Array.from({ length: 24 }, () => reserve(kais, anyCar())))
    const held = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json<ReservationReceipt>())
    expect(new Set(held.map(({ vehicleName }) => vehicleName)).size).toBe(3)
    expect(held).toHaveLength(3)
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code))).toEqual(
      new Set(['no_car_free']),
    )
  })

  test.for([
    ['en', /^No car of this category is free then .* send it as a request\.$/],
    ['fr', /^Aucune voiture de cette catégorie n’est libre .* envoyez une simple demande\.$/],
  ] as const)(
    'that none is free is said with the next free time and other categories (%s)',
    async ([locale, sentence]) => {
      const vehicleId = await makeVehicle(kais, { category: 'suv' })
      await makeVehicle(kais, { category: 'van', maxPassengers: 6, pricePerDay: '150000' })
      await makeVehicle(kais, { category: 'sedan', maxPassengers: 2 })
      await reserve(kais, bookingDraft({ vehicleId }))
      const email = someone()
      const answer = await reserve(kais, anyCar({ passengers: '3-4' }, email), { 'accept-language': locale })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'no_car_free',
        fields: { 'bookingData.vehicleCategory': expect.stringMatching(sentence) },
        offers: {
          isTooSmall: false,
          // Two hours after the other one brings it back.
          freeFrom: `${dakarMorning(12).slice(0, 11)}12:00:00.000Z`,
          categories: [{ category: 'van', cars: 1, total: '300000.00' }],
        },
      })
      expect(await storedFrom(email)).toEqual([])
      const later = { pickupDateTime: answer.json().offers.freeFrom, dropoffDateTime: dakarMorning(15) }
      expect((await reserve(kais, anyCar({ passengers: '3-4', ...later }, email))).json()).toMatchObject({
        isCarHeld: true,
      })
    },
  )

  test('of a category whose cars are all too small has no next free time', async () => {
    await makeVehicle(kais, { category: 'suv', maxPassengers: 4 })
    const answer = await reserve(kais, anyCar({ passengers: '7+' }))
    expect(answer.json()).toMatchObject({ offers: { isTooSmall: true, freeFrom: null, categories: [] } })
  })
})

describe('A request', () => {
  test('is kept without a car, and says so to whoever sent it', async () => {
    await makeVehicle(kais, { category: 'suv' })
    const email = someone()
    const answer = await reserve(kais, anyCar({ isRequest: true }, email))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ id: expect.any(Number), isCarHeld: false, vehicleName: null, quote: null })
    const [stored] = await storedFrom(email)
    expect(stored).toMatchObject({ vehicleId: null, vehicleName: null, held: null, quote: null })
  })

  test('for one car is none: a car that is named is reserved or refused', async () => {
    const vehicleId = await makeVehicle(kais)
    const answer = await reserve(kais, bookingDraft({ vehicleId, isRequest: true }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      fields: { 'bookingData.vehicleId': expect.stringMatching(/^A request is for/) },
    })
  })
})

describe('A chauffeur', () => {
  test('who belongs to the car is counted in, asked for or not', async () => {
    const vehicleId = await makeVehicle(kais, { chauffeur: 'required' })
    const email = someone()
    const answer = await reserve(kais, bookingDraft({ vehicleId, extras: ['wifi'] }, { email }))
    expect(answer.json()).toMatchObject({ isCarHeld: true, quote: { total: '330000.00' } })
    expect(await storedFrom(email)).toMatchObject([{ bookingData: { extras: ['chauffeur', 'wifi'] } }])
  })

  test('is refused where the car has no seat for one, and such a car is not chosen for whoever wants one', async () => {
    const vehicleId = await makeVehicle(kais, { category: 'suv', chauffeur: 'unavailable', pricePerDay: '1000' })
    const refused = await reserve(kais, bookingDraft({ vehicleId, extras: ['chauffeur'] }))
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      fields: { 'bookingData.extras': expect.stringMatching(/not hired with a chauffeur/) },
    })
    await makeVehicle(kais, { category: 'suv', name: 'Driven' })
    const answer = await reserve(kais, anyCar({ extras: ['chauffeur'] }))
    expect(answer.json()).toMatchObject({ vehicleName: 'Driven (Sédar Limousine)' })
  })
})

test('More bags than a chosen car takes are refused at their question', async () => {
  const vehicleId = await makeVehicle(kais, { maxBags: 2 })
  const answer = await reserve(kais, bookingDraft({ vehicleId, bags: 3 }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ fields: { 'bookingData.bags': expect.stringMatching(/fewer bags/) } })
})

test('What was held back as spam takes a car that fits when it is let through; with none left it becomes a request', async () => {
  await makeVehicle(kais, { category: 'suv', name: 'Last', chauffeur: 'required' })
  const [overtaken, first, second] = [someone(), someone(), someone()]
  const trap = { 'x-form-trap': 'https://buy.example' }
  for (const email of [overtaken, first, second])
    expect((await reserve(kais, anyCar({}, email), trap)).json()).toMatchObject({ isCarHeld: false })
  const agent = await signInAs(kais, 'releasing-agent', 'agent')
  await kais.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.email, overtaken))
  for (const email of [overtaken, first, second]) {
    const [held] = await storedFrom(email)
    const url = `/api/admin/submissions/booking/${held?.id}/release`
    expect((await kais.app.inject({ method: 'POST', url, headers: agent })).statusCode).toBeLessThan(300)
  }
  expect(await storedFrom(overtaken)).toMatchObject([{ status: 'cancelled', vehicleName: null, held: null }])
  expect(await storedFrom(first)).toMatchObject([
    {
      vehicleName: 'Last (Sédar Limousine)',
      held: expect.any(String),
      quote: { total: '330000.00' },
      bookingData: { extras: ['chauffeur'] },
    },
  ])
  expect(await storedFrom(second)).toMatchObject([{ vehicleName: null, held: null }])
  const released = inArray(bookings.email, [overtaken, first, second])
  const counted = await kais.db
    .select({ email: bookings.email })
    .from(pendingHolds)
    .innerJoin(bookings, eq(bookings.id, pendingHolds.bookingId))
    .where(released)
  expect(counted).toEqual([{ email: first }])
})
