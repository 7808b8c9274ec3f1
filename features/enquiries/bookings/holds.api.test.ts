import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { bookingDraft, dakarMorning, makeVehicle, someone } from '#tests/helpers/factories.ts'
import { reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

describe('One car', () => {
  test('goes to exactly one of 200 who ask for it at the same moment; the others are told it is taken', async () => {
    const vehicleId = await makeVehicle(kais)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, position) =>
        reserve(kais, bookingDraft({ vehicleId }, { email: someone(), name: `Visitor ${position}` })),
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
    await reserve(kais, bookingDraft({ vehicleId }))
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
    await reserve(kais, bookingDraft({ vehicleId }))
    const hoursLater = (hours: number) => new Date(Date.parse(`${dakarMorning(12)}Z`) + hours * 3_600_000).toISOString()
    const next = (pickupDateTime: string) =>
      reserve(kais, bookingDraft({ vehicleId, pickupDateTime, dropoffDateTime: dakarMorning(14) }))
    expect((await next(hoursLater(1.9))).statusCode).toBe(409)
    expect((await next(hoursLater(2))).statusCode).toBe(201)
  })

  test('may be held by a cancelled reservation no longer', async () => {
    const vehicleId = await makeVehicle(kais)
    await reserve(kais, bookingDraft({ vehicleId }))
    expect((await reserve(kais, bookingDraft({ vehicleId }))).statusCode).toBe(409)
    await kais.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.vehicleId, vehicleId))
    expect((await reserve(kais, bookingDraft({ vehicleId }))).statusCode).toBe(201)
  })

  test('is not taken from people by what looks like spam', async () => {
    const vehicleId = await makeVehicle(kais)
    const trapped = await reserve(kais, bookingDraft({ vehicleId }), { 'x-form-trap': 'https://buy.example' })
    expect(trapped.statusCode).toBe(201)
    expect((await reserve(kais, bookingDraft({ vehicleId }))).statusCode).toBe(201)
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
      reserve(kais, bookingDraft({ vehicleId: await makeVehicle(kais) }, { email, phone: null, ...contact }))
    for (let car = 1; car <= 3; car++) expect((await ask({})).statusCode).toBe(201)
    const fourth = await ask({ email: email.toUpperCase() })
    expect(fourth.statusCode).toBe(409)
    expect(fourth.json()).toMatchObject({
      code: 'too_many_holds',
      fields: { 'bookingData.vehicleId': expect.stringMatching(/under your name/) },
    })
  })

  test('who corrects a reservation whose answer was lost gets the same car, once', async () => {
    const [email, key] = [someone(), randomUUID()]
    const vehicleId = await makeVehicle(kais)
    await reserve(kais, bookingDraft({ vehicleId }, { email }), { 'idempotency-key': key })
    const corrected = await reserve(kais, bookingDraft({ vehicleId, passengers: '3-4' }, { email }), {
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
    await reserve(kais, bookingDraft({ vehicleId }, { email: someone() }), { 'idempotency-key': key })
    const answer = await reserve(kais, bookingDraft({ vehicleId }, { email: someone() }), { 'x-form-replaces': key })
    expect(answer.statusCode).toBe(409)
  })

  test('who only has the address of a confirmation, with the e-mail address it shows, cancels nothing', async () => {
    const [email, key] = [someone(), 'a1'.repeat(32)]
    const vehicleId = await makeVehicle(kais)
    await reserve(kais, bookingDraft({ vehicleId }, { email }), { 'idempotency-key': key })
    await reserve(kais, bookingDraft({ isRequest: true }, { email }), { 'x-form-replaces': key })
    const [first] = await kais.db.select().from(bookings).where(eq(bookings.email, email)).orderBy(bookings.id)
    expect(first).toMatchObject({ vehicleId, status: 'pending' })
  })
})
