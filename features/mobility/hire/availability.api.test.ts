import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingDraft, dakarMorning, makeVehicle } from '#tests/helpers/factories.ts'
import { availability, reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

describe('The availability of a car', () => {
  test('comes with what it costs', async () => {
    const vehicleId = await makeVehicle(kais)
    const extras = '&extras=chauffeur,baby-seat&flight=1'
    expect(await availability(kais, { vehicleId, from: dakarMorning(10), to: dakarMorning(12), more: extras })).toEqual(
      {
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
      },
    )
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
    await reserve(kais, bookingDraft(days(10, 12)))
    await reserve(kais, bookingDraft(days(13, 15)))
    const answer = await availability(kais, { vehicleId, from: dakarMorning(11), to: dakarMorning(13) })
    expect(answer).toMatchObject({
      available: false,
      quote: { days: 2 },
      freeFrom: `${dakarMorning(15).slice(0, 11)}12:00:00.000Z`,
      others: [{ id: other, name: 'Second' }],
    })
    const again = await availability(kais, { vehicleId, from: String(answer.freeFrom), to: dakarMorning(17) })
    expect(again.available).toBe(true)
  })

  test('of a category lists the free cars, cheapest first', async () => {
    const dear = await makeVehicle(kais, { category: 'van', name: 'Dear', pricePerDay: '200000' })
    const cheap = await makeVehicle(kais, { category: 'van', name: 'Cheap', pricePerDay: '90000' })
    const taken = await makeVehicle(kais, { category: 'van', name: 'Taken', pricePerDay: '10000' })
    await reserve(kais, bookingDraft({ vehicleId: taken }))
    const answer = await kais.app.inject({
      url: `/api/vehicles/availability?category=van&from=${dakarMorning(10)}&to=${dakarMorning(11)}`,
    })
    expect(answer.json()).toMatchObject({
      free: [
        { id: cheap, name: 'Cheap', quote: { total: '90000.00' } },
        { id: dear, name: 'Dear', quote: { total: '200000.00' } },
      ],
      offers: null,
    })
  })

  test('of a category leaves out cars that are too small, and says what else there is when none is left', async () => {
    const only = await makeVehicle(kais, { category: 'luxury', name: 'Large', maxPassengers: 6, maxBags: 5 })
    await makeVehicle(kais, { category: 'luxury', name: 'Small', maxPassengers: 4 })
    const ask = async (more: string) => {
      const times = `from=${dakarMorning(10)}&to=${dakarMorning(11)}`
      const answer = await kais.app.inject({ url: `/api/vehicles/availability?category=luxury&${times}${more}` })
      return answer.json()
    }
    expect(await ask('&passengers=5-6&bags=3-4')).toMatchObject({ free: [{ id: only }], offers: null })
    expect(await ask('&passengers=7%2B')).toMatchObject({ free: [], offers: { isTooSmall: true, freeFrom: null } })
    await reserve(kais, bookingDraft({ vehicleId: only }))
    expect(await ask('&passengers=5-6')).toMatchObject({
      free: [],
      offers: { isTooSmall: false, freeFrom: `${dakarMorning(12).slice(0, 11)}12:00:00.000Z` },
    })
    expect(await ask('&passengers=crowd')).toMatchObject({ fields: { passengers: expect.any(String) } })
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
