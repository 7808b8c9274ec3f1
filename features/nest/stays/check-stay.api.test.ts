import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { holdNights } from './held-nights.repository.server.ts'
import { addDays, addMonths } from './stay-days.ts'
import { stayTermsSchema } from './stay-terms.schema.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

/** A Monday within the next weeks, so that weekends do not move. */
const today = todayInDakar()
const inDays = (days: number) => addDays(today, days)
const monday = Array.from({ length: 7 }, (_, n) => inDays(20 + n)).find((day) => new Date(day).getUTCDay() === 1) ?? ''
const on = (days: number) => addDays(monday, days)

const makeHome = (terms: object | null = {}) =>
  makeProperty(kais, {
    type: 'short-stay',
    price: '140000',
    maxGuests: 6,
    minNights: 2,
    stayTerms: terms && stayTermsSchema.parse({ leadDays: 2, ...terms }),
  })
const ask = async (id: number, query: string, language = 'en') => {
  const answer = await kais.app.inject({
    url: `/api/properties/${id}/${query}`,
    headers: { 'accept-language': language },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const stay = (id: number, arrival: string, departure: string, guests: number | string = 2, language?: string) =>
  ask(id, `stay?arrival=${arrival}&departure=${departure}&guests=${guests}`, language)

describe('A stay that is asked about', () => {
  test('is priced line by line, with what cancelling costs and how long its nights would be kept', async () => {
    const id = await makeHome({
      weekendPrice: '160000',
      guestsIncluded: 2,
      extraGuestPrice: '15000',
      cleaningFee: '35000',
      deposit: '200000',
      cancellation: 'moderate',
    })
    const { status, body, headers } = await stay(id, on(3), on(6), 3)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      available: true,
      quote: {
        nights: 3,
        lines: [
          { item: 'nights', nights: 1, price: '140000.00', amount: '140000.00' },
          { item: 'nights', nights: 2, price: '160000.00', amount: '320000.00' },
          { item: 'extra-guests', guests: 1, nights: 3, price: '15000', amount: '45000.00' },
          { item: 'cleaning', amount: '35000.00' },
          { item: 'tourist-tax', guests: 3, nights: 3, price: '1000', amount: '9000.00' },
        ],
        total: '549000.00',
        deposit: '200000.00',
      },
      cancellation: [
        { until: addDays(on(3), -5), keptPercent: 0 },
        { until: addDays(on(3), -1), keptPercent: 50 },
      ],
      nearest: [],
      holdHours: 24,
    })
  })

  test('whose nights are somebody’s says so, and which are free as long', async () => {
    const id = await makeHome({ preparationDays: 1 })
    await holdNights(kais.db, { propertyId: id, from: on(2), until: on(5), reason: 'Owner' })
    const { body } = await stay(id, on(4), on(7))
    expect(body).toMatchObject({
      available: false,
      quote: { nights: 3 },
      nearest: [
        { arrival: on(5), departure: on(8) },
        { arrival: on(8), departure: on(11) },
        { arrival: on(-2), departure: on(1) },
      ],
    })
    expect((await stay(id, on(5), on(8))).body.available).toBe(true)
    // The day of preparation behind the departure is not free.
    expect((await stay(id, on(0), on(2))).body.available).toBe(false)
  })

  test.for([
    ['', '', '2', { arrival: /./, departure: /./ }],
    ['2027-02-30', on(3), '2', { arrival: /./ }],
    [inDays(1), inDays(4), '2', { arrival: /at least 2 days of notice/ }],
    [on(3), on(4), '2', { departure: /at least 2 nights/ }],
    [on(3), on(1), '2', { departure: /before the arrival/ }],
    [on(3), on(6), '9', { guests: /: 6 at most/ }],
    [on(3), on(6), 'many', { guests: /whole number/ }],
    [addMonths(today, 13), addMonths(today, 14), '2', { arrival: /up to 12 months ahead/ }],
  ] as const)('with %s, %s and %s says at each field what is wrong', async ([arrival, departure, guests, fields]) => {
    const { status, body } = await stay(await makeHome(), arrival, departure, guests)
    expect(status).toBe(400)
    const said = Object.entries(fields).map(([field, text]) => [field, expect.stringMatching(text)])
    expect(body.fields).toEqual(Object.fromEntries(said))
  })

  test('is told in the reader’s language', async () => {
    const { body } = await stay(await makeHome(), on(3), on(4), 2, 'fr')
    expect(body.fields.departure).toMatch(/au moins 2\u00a0nuits/)
  })

  test('at a home that is let on request only, or to buy, is refused; one that is not there is not found', async () => {
    const onRequest = await makeHome(null)
    expect((await stay(onRequest, on(3), on(6))).body.fields).toEqual({ propertyId: expect.any(String) })
    expect((await ask(onRequest, 'calendar')).status).toBe(400)
    expect((await stay(await makeProperty(kais), on(3), on(6))).status).toBe(400)
    expect((await stay(999_999, on(3), on(6))).status).toBe(404)
    expect((await ask(999_999, 'calendar')).status).toBe(404)
  })
})

describe('The calendar of a home', () => {
  test('tells which nights are somebody’s, joined, and neither whose nor why', async () => {
    const id = await makeHome()
    const hold = (from: string, until: string) => holdNights(kais.db, { propertyId: id, from, until, reason: 'Aunt' })
    await hold(on(0), on(3))
    await hold(on(3), on(5))
    await hold(on(8), on(9))
    await hold(addDays(today, -3), inDays(2))
    const { body, headers } = await ask(id, `calendar?from=${today}&to=${on(20)}`)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      from: today,
      to: on(20),
      taken: [
        { from: today, until: inDays(2) },
        { from: on(0), until: on(5) },
        { from: on(8), until: on(9) },
      ],
    })
  })

  test('forgets what was held for a time that is over', async () => {
    const id = await makeHome()
    await holdNights(kais.db, {
      propertyId: id,
      from: on(0),
      until: on(3),
      holdUntil: sql<Date>`now() - interval '1 minute'`,
    })
    expect((await ask(id, 'calendar')).body.taken).toEqual([])
  })

  test.for([
    ['from=yesterday', 'from'],
    [`from=${on(3)}&to=${on(3)}`, 'to'],
    [`from=${today}&to=${addMonths(today, 27)}`, 'to'],
  ] as const)('asked for with %s says what is wrong', async ([query, field]) => {
    const { status, body } = await ask(await makeHome(), `calendar?${query}`)
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: expect.any(String) })
  })
})
