import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { VISITOR } from '#common/permissions.ts'
import { validationMessage } from '#common/validation.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { MapView } from '../get-map-view.server.ts'
import type { PublicProperty } from '../property.public.ts'
import { properties } from '../property.table.server.ts'
import { readFiltersLeniently } from '../property-filters.ts'
import { type Facets, searchCards, suggestRelaxedFilters } from '../search-properties.server.ts'
import { heldNights } from './held-night.table.server.ts'
import { holdNights } from './held-nights.repository.server.ts'
import { addDays } from './stay-days.ts'

const TODAY = todayInDakar()
const day = (ahead: number) => addDays(TODAY, ahead)
const WEEK = { arrival: day(30), departure: day(34) }
const LISTS = ['/api/properties', '/api/properties/map', '/api/properties/facets']

let kais: TestApp
let house: number
let flat: number
let onRequest: number

beforeAll(async () => {
  kais = await startTestApp()
  const stay = { type: 'short-stay', kind: 'villa', latitude: 14.74, longitude: -17.51 } as const
  house = await makeProperty(kais, {
    ...stay,
    price: '100000',
    maxGuests: 6,
    stayTerms: { guestsIncluded: 4, extraGuestPrice: '5000', cleaningFee: '20000', preparationDays: 1 },
  })
  flat = await makeProperty(kais, { ...stay, kind: 'apartment', price: '40000', maxGuests: 2, stayTerms: {} })
  onRequest = await makeProperty(kais, { ...stay, price: '70000' })
  await makeProperty(kais, { type: 'rent', price: '900000' })
})
afterAll(() => kais.close())

async function ids(query: Record<string, string>): Promise<number[]> {
  const answer = await kais.app.inject({ url: '/api/properties', query: { sort: 'price-desc', ...query } })
  expect(answer.statusCode).toBe(200)
  return answer.json<PublicProperty[]>().map(({ id }) => id)
}

test('Dates find the homes that take them, and so do the map and the counts; without them every home is found', async () => {
  expect(await ids(WEEK)).toEqual([house, flat])
  expect(await ids({ ...WEEK, type: 'short-stay' })).toEqual([house, flat])
  expect(await ids({ ...WEEK, guests: '3' })).toEqual([house])
  expect(await ids({ ...WEEK, kind: 'apartment' })).toEqual([flat])
  // Another deal has no stays.
  expect(await ids({ ...WEEK, type: 'rent' })).toEqual([])
  expect(await ids({})).toHaveLength(4)
  const facets = await kais.app.inject({ url: '/api/properties/facets', query: WEEK })
  expect(facets.json<Facets>()).toMatchObject({ kind: { villa: 1, apartment: 1 }, type: { 'short-stay': 2 } })
  const map = await kais.app.inject({ url: '/api/properties/map', query: { ...WEEK, guests: '3' } })
  expect(map.json<MapView>()).toMatchObject({ total: 1, markers: [{ id: house }] })
})

test('Guests alone find the short stays that take so many, those on request too where they do not say', async () => {
  expect(await ids({ guests: '3' })).toEqual([house, onRequest])
  expect(await ids({ guests: '2' })).toEqual([house, onRequest, flat])
})

test('The end of the scale of nights is no limit for a search with dates', async () => {
  await kais.db.update(properties).set({ price: '1200000' }).where(eq(properties.id, house))
  expect(await ids({ ...WEEK, maxPrice: '1000000' })).toEqual([house, flat])
  expect(await ids({ ...WEEK, maxPrice: '990000' })).toEqual([flat])
  await kais.db.update(properties).set({ price: '100000' }).where(eq(properties.id, house))
})

test('Nights that somebody has hide a home, with the day in which it is made ready again', async () => {
  const from = addDays(WEEK.departure, 1)
  await holdNights(kais.db, { propertyId: house, from, until: addDays(from, 2) })
  expect(await ids(WEEK)).toEqual([house, flat])
  expect(await ids({ ...WEEK, departure: from })).toEqual([flat])
  await kais.db.delete(heldNights)
  expect(await ids({ ...WEEK, departure: from })).toEqual([house, flat])
})

test('Cards and markers say what the stay costs in all, with the fees and the tourist tax', async () => {
  const query = { ...WEEK, guests: '5' }
  const filters = readFiltersLeniently(new URLSearchParams(query))
  const found = await searchCards(
    { db: kais.db, actor: VISITOR },
    { filters, paging: { limit: 12, cursor: undefined } },
  )
  // Four nights at 100,000, one guest more than included, cleaning, and 1,000 of tax for each guest and night.
  const total = String(400_000 + 4 * 5_000 + 20_000 + 4 * 5 * 1_000)
  expect(found.items).toMatchObject([
    { id: house, price: '100000.00', stay: { ...WEEK, guests: 5, nights: 4, total: `${total}.00` } },
  ])
  const map = await kais.app.inject({ url: '/api/properties/map', query })
  expect(map.json<MapView>().markers).toMatchObject([{ id: house, price: '100000.00', total: `${total}.00` }])
  const without = await kais.app.inject({ url: '/api/properties/map', query: { guests: '5' } })
  for (const marker of without.json<MapView>().markers) expect(marker).not.toHaveProperty('total')
})

test('Where nobody said how many they are, the price is that of one, and the card knows that nobody said so', async () => {
  const filters = readFiltersLeniently(new URLSearchParams({ ...WEEK, kind: 'apartment' }))
  const found = await searchCards(
    { db: kais.db, actor: VISITOR },
    { filters, paging: { limit: 12, cursor: undefined } },
  )
  expect(found.items).toMatchObject([{ id: flat, stay: { guests: null, nights: 4, total: '164000.00' } }])
})

test('A search that finds nothing says what it would find without its dates, or for fewer', async () => {
  const params = new URLSearchParams({ type: 'short-stay', kind: 'apartment', ...WEEK, guests: '4' })
  const visitor = { db: kais.db, actor: VISITOR }
  const ways = Object.fromEntries(
    (await suggestRelaxedFilters(visitor, params)).map(({ name, total }) => [name, total]),
  )
  expect(ways).toEqual({ type: 1, guests: 1, kind: 1 })
  await holdNights(kais.db, { propertyId: flat, from: WEEK.arrival, until: WEEK.departure })
  params.set('guests', '2')
  const others = Object.fromEntries(
    (await suggestRelaxedFilters(visitor, params)).map(({ name, total }) => [name, total]),
  )
  expect(others).toEqual({ type: 1, arrival: 1, kind: 1 })
  await kais.db.delete(heldNights)
})

test.for<[Record<string, string>, Record<string, string>]>([
  [{ arrival: 'soon', departure: day(9) }, { arrival: 'date' }],
  [{ arrival: '2027-02-31', departure: day(9) }, { arrival: 'date' }],
  [{ arrival: day(-1), departure: day(3) }, { arrival: 'pastDate' }],
  [{ arrival: day(5), departure: day(5) }, { departure: 'departureBeforeArrival' }],
  [{ arrival: day(5), departure: day(3) }, { departure: 'departureBeforeArrival' }],
  [{ arrival: day(5), departure: day(400) }, { departure: 'stayTooFarAhead:12' }],
  [
    { arrival: day(400), departure: day(402) },
    { arrival: 'stayTooFarAhead:12', departure: 'stayTooFarAhead:12' },
  ],
  [{ arrival: day(5) }, { departure: 'required' }],
  [{ departure: day(5) }, { arrival: 'required' }],
  [{ guests: '0' }, { guests: 'countFromOne' }],
  [{ guests: '2.5' }, { guests: 'countFromOne' }],
  [{ guests: 'many' }, { guests: 'countFromOne' }],
  [{ guests: '51' }, { guests: 'tooLarge' }],
])('%o is refused at its field, by the list, the map and the counts alike', async ([query, problems]) => {
  const fields = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, validationMessage(problem, 'en')]),
  )
  for (const url of LISTS) {
    const answer = await kais.app.inject({ url, query })
    expect({ status: answer.statusCode, fields: answer.json().fields }).toEqual({ status: 400, fields })
  }
})

test('Empty fields of a form are nothing to refuse', async () => {
  expect(await ids({ arrival: '', departure: ' ', guests: '' })).toHaveLength(4)
})
