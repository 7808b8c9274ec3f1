import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { getMapView, type MapView } from './get-map-view.server.ts'
import { properties } from './property.table.server.ts'
import { propertyFiltersSchema } from './property-filters.ts'
import { type Facets, getFacets } from './search-properties.server.ts'

/** The middle of homes in one spot may differ from it in the last digit. */
const ROUNDING = 1e-9

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
  const at = (latitude: number | null, longitude: number | null) => ({ latitude, longitude })
  await makeProperty(kais, { location: 'Almadies', type: 'rent', kind: 'villa', ...at(14.744, -17.515) })
  await makeProperty(kais, { location: 'Plateau', type: 'rent', kind: 'apartment', ...at(14.669, -17.437) })
  await makeProperty(kais, { location: 'Plateau', type: 'buy', kind: 'apartment', ...at(null, null) })
  // Typed with the wrong sign: in the Red Sea.
  await makeProperty(kais, { location: 'Saly', type: 'buy', kind: 'land', ...at(14.442, 17.01) })
  await makeProperty(kais, { location: 'Saly', type: 'buy', kind: 'land', isAvailable: false, ...at(14.442, -17.01) })
})
afterAll(() => kais.close())

async function get<Body>(path: string, query: Record<string, string> = {}): Promise<Body> {
  const answer = await kais.app.inject({ url: path, query })
  expect(answer.statusCode).toBe(200)
  return answer.json<Body>()
}

test('The facets count the homes found per place, kind and deal, and none that visitors cannot see', async () => {
  expect(await get<Facets>('/api/properties/facets')).toEqual({
    location: { Plateau: 2, Almadies: 1, Saly: 1 },
    region: { Dakar: 3, Thiès: 1, 'Petite Côte': 1 },
    kind: { apartment: 2, villa: 1, land: 1 },
    type: { rent: 2, buy: 2 },
  })
  expect(await get<Facets>('/api/properties/facets', { type: 'rent', kind: 'apartment' })).toEqual({
    location: { Plateau: 1 },
    region: { Dakar: 1 },
    kind: { apartment: 1 },
    type: { rent: 1 },
  })
})

test('The map shows a home without a position, or with one abroad, in the middle of its place, and says that it is about there', async () => {
  const view = await get<MapView>('/api/properties/map')
  expect(view).toMatchObject({ total: 4, unlocated: 0 })
  const shown = view.markers.map((marker) => 'id' in marker && [marker.latitude, marker.isApproximate])
  expect(shown).toHaveLength(4)
  expect(shown).toEqual(
    expect.arrayContaining([
      [14.744, false],
      [14.669, false],
      [14.669, true],
      [14.442, true],
    ]),
  )
  // Saly's middle, and the list agrees.
  const bounds = '-17.1,14.4,-16.9,14.5'
  expect(await get<MapView>('/api/properties/map', { bounds })).toMatchObject({ total: 1 })
  expect(await get<unknown[]>('/api/properties', { bounds })).toHaveLength(1)
})

test.for([
  ['Dakar', 3],
  ['dakar', 3],
  ['Plateau', 2],
  ['Petite Côte', 1],
  ['petite cote', 1],
  ['PETITE-COTE', 1],
  ['Thies', 1],
  ['Thiès (ville)', 0],
  ['thies ville', 0],
  ['Saint-Louis', 0],
] as const)('“%s” finds %i homes, in the list, on the map and in the facets alike', async ([location, total]) => {
  expect(await get<unknown[]>('/api/properties', { location })).toHaveLength(total)
  expect(await get<MapView>('/api/properties/map', { location })).toMatchObject({ total })
  const { kind } = await get<Facets>('/api/properties/facets', { location })
  expect(Object.values(kind).reduce((sum, count) => sum + count, 0)).toBe(total)
})

test('The end of the price slider is no limit, and neither is the end of the area’s', async () => {
  const id = await makeProperty(kais, { location: 'Gorée', type: 'rent', price: '12000000.00', area: 1_400 })
  const ids = async (query: Record<string, string>) =>
    (await get<{ id: number }[]>('/api/properties', { location: 'Gorée', ...query })).map(({ id }) => id)
  expect(await ids({ maxPrice: '10000000' })).toEqual([id])
  expect(await ids({ type: 'rent', maxPrice: '10000000.00', minPrice: '11000000' })).toEqual([id])
  expect(await ids({ maxArea: '1000' })).toEqual([id])
  expect(await ids({ maxPrice: '9950000' })).toEqual([])
  expect(await ids({ maxArea: '990' })).toEqual([])
  await kais.db.delete(properties).where(eq(properties.id, id))
})

test('A part of the map finds the homes in it, for the list as for the map', async () => {
  const bounds = '-17.55,14.7,-17.48,14.8'
  expect((await get<MapView>('/api/properties/map', { bounds })).total).toBe(1)
  expect(await get<unknown[]>('/api/properties', { bounds })).toHaveLength(1)
  expect(await get<unknown[]>('/api/properties', { bounds: '-10,10,-9,11' })).toEqual([])
})

test.for([
  '',
  'a,b,c,d',
  '1,2,3',
  '-17,15,-18,14',
  '-17,14,-17,15',
  '-200,14,-17,15',
  '1,2,3,4,5',
  'NaN,1,2,3',
  ',,1,1',
])('Bounds that are no box are refused by name: "%s"', async (bounds) => {
  for (const path of ['/api/properties', '/api/properties/map', '/api/properties/facets']) {
    const answer = await kais.app.inject({ url: path, query: { bounds } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ fields: { bounds: expect.any(String) } })
  }
})

test('Hundreds of homes are gathered on the server, finer as the map comes nearer, and none is lost', async () => {
  await kais.db.execute(sql`
    insert into properties (title, description, price, location, type, kind, bedrooms, bathrooms, area, latitude, longitude)
    select 'Home', 'One of many', 1000000, 'Mbour', 'short-stay', 'studio', 1, 1, 30,
      14.4 + (n % 30) * 0.01, -17.0 + (n / 30) * 0.01
    from generate_series(0, 599) as n`)
  const near = await get<MapView>('/api/properties/map', { type: 'short-stay', zoom: '10' })
  const nearest = await get<MapView>('/api/properties/map', { type: 'short-stay', zoom: '22' })
  // More squares than anybody could see are widened, not left out.
  expect(nearest.total).toBe(600)
  expect(nearest.markers.length).toBeLessThanOrEqual(500)
  const far = await get<MapView>('/api/properties/map', { type: 'short-stay', zoom: '6' })
  expect(near.total).toBe(600)
  expect(far.total).toBe(600)
  expect(near.markers.length).toBeGreaterThan(far.markers.length)
  for (const marker of near.markers) {
    if (!('west' in marker)) throw new Error('A single home among six hundred.')
    expect(marker.west).toBeLessThan(marker.longitude + ROUNDING)
    expect(marker.north).toBeGreaterThan(marker.latitude - ROUNDING)
  }
  await kais.db.delete(properties).where(sql`${properties.location} = 'Mbour'`)
})

test('Of very many homes a part is counted for the map and the facets, the same each time, and both say so', async () => {
  await kais.db.execute(sql`
    insert into properties (title, description, price, location, type, kind, bedrooms, bathrooms, area, latitude, longitude)
    select 'Home', 'One of very many', 1000000, case when n % 4 = 0 then 'Mbour' else 'Saly' end, 'short-stay', 'duplex', 1, 1, 30,
      14.4 + (n % 40) * 0.01, -17.0 + (n / 40 % 40) * 0.01
    from generate_series(0, 2999) as n`)
  await kais.db.execute(sql`analyze properties`)
  const context = { db: kais.db, actor: VISITOR }
  const filters = propertyFiltersSchema.parse({ kind: 'duplex' })
  const sample = { most: 1_000, rows: 900 }
  const view = await getMapView(context, filters, 10, sample)
  expect(view).toMatchObject({ isEstimate: true, unlocated: 0 })
  expect(Math.abs(view.total - 3_000)).toBeLessThan(900)
  expect(await getMapView(context, filters, 10, sample)).toEqual(view)
  const { facets, isEstimate } = await getFacets(context, filters, sample)
  expect(isEstimate).toBe(true)
  expect(Math.abs((facets.kind.duplex ?? 0) - 3_000)).toBeLessThan(900)
  expect(Math.abs((facets.location.Mbour ?? 0) / (facets.location.Saly ?? 1) - 1 / 3)).toBeLessThan(0.15)
  // A place, or a kind, of which the part that was looked at holds none is there all the same.
  const [alone] = await kais.db
    .insert(properties)
    .values({
      title: 'Home',
      description: 'One of its kind',
      price: '1000000',
      location: 'Cap Skirring',
      type: 'rent',
      kind: 'duplex',
      bedrooms: 1,
      bathrooms: 1,
      area: 30,
    })
    .returning({ id: properties.id })
  const unseen = { most: 1_000, rows: 1 }
  const { facets: guessed } = await getFacets(context, filters, unseen)
  expect(guessed).toMatchObject({
    location: { Saly: 1, Mbour: 1, 'Cap Skirring': 1 },
    type: { rent: 1, 'short-stay': 1 },
  })
  expect(guessed.location).not.toHaveProperty('Ngor')
  await kais.db.delete(properties).where(eq(properties.id, alone?.id ?? 0))
  // As many as can be counted one by one are.
  expect(await getMapView(context, filters, 10)).toMatchObject({ isEstimate: false, total: 3_000 })
  expect((await getFacets(context, filters)).facets.kind).toEqual({ duplex: 3_000 })
  await kais.db.delete(properties).where(eq(properties.kind, 'duplex'))
})
