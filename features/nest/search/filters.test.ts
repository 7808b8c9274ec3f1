/** Every filter and every pair of filters, against a plain reading of the same homes in memory: same homes, same order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { locate } from '#platform/map/place-coordinates.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { findArea } from '../places.ts'
import { propertyFiltersSchema } from '../property-filters.ts'
import { DEALS, KINDS, PROPERTY_SORTS, type PropertySort, propertyReference } from '../property-types.ts'
import { type FoundProperties, searchProperties } from '../search-properties.server.ts'
import { drawCatalogue } from './catalogue.fixture.ts'
import { foldWords, searchableWords } from './search-words.ts'

/** More than are counted, so that a search without filters is answered the way a large catalogue's is. */
const HOMES = 1_500
const COUNTED = 1_000
const PAGE = 60

type Home = Awaited<ReturnType<typeof drawCatalogue>>[number]
let kais: TestApp
let homes: Home[]

beforeAll(async () => {
  kais = await startTestApp()
  homes = await drawCatalogue(kais.db, HOMES)
})
afterAll(() => kais.close())

/** Asked of every home in a hundred searches. */
const wordsOf = new WeakMap<Home, ReturnType<typeof searchableWords>>()

/** What each filter means, in the plainest words. */
const MEANING: Record<string, (home: Home, value: string) => boolean> = {
  search: (home, text) => {
    if (/^KN-/.test(text)) return propertyReference(home.id) === text
    const words = wordsOf.get(home) ?? searchableWords(home)
    wordsOf.set(home, words)
    return foldWords(text).every((typed) => words.some((word) => word.startsWith(typed)))
  },
  location: (home, place) => findArea(place)?.places.includes(home.location) ?? false,
  type: (home, type) =>
    type === 'vefa' ? home.isVefa : DEALS.some((deal) => deal === type) ? home.type === type : home.kind === type,
  kind: (home, kind) => home.kind === kind,
  minPrice: (home, price) => Number(home.price) >= Number(price),
  maxPrice: (home, price) => Number(home.price) <= Number(price),
  bedrooms: (home, rooms) => home.bedrooms >= Number(rooms),
  bathrooms: (home, rooms) => home.bathrooms >= Number(rooms),
  minArea: (home, area) => home.area >= Number(area),
  maxArea: (home, area) => home.area <= Number(area),
  isVefa: (home, flag) => String(home.isVefa) === flag,
  bounds: (home, box) => {
    const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
    // Without a position of its own it counts where the map shows it.
    const at = locate({ ...home, place: home.location })
    if (!at) return false
    const { latitude, longitude } = at
    return longitude >= west && longitude <= east && latitude >= south && latitude <= north
  },
}

const VALUES: Record<keyof typeof MEANING, string[]> = {
  search: ['baobab', 'oce', 'piscine corniche', 'KN-0007'],
  location: ['Almadies', 'Sacré-Cœur', 'Dakar', 'Thiès', 'Thiès (ville)'],
  type: [...DEALS, 'villa', 'vefa'],
  kind: [KINDS[0], KINDS[5], KINDS[7]],
  minPrice: ['1000000', '100000000'],
  maxPrice: ['100000', '600000000'],
  bedrooms: ['1', '5'],
  bathrooms: ['2', '4'],
  minArea: ['100', '420.5'],
  maxArea: ['99.5', '400'],
  isVefa: ['true', 'false'],
  bounds: ['-17.5,14.7,-17.3,14.8', '-16,14,-15,15'],
}

const ORDER: Record<PropertySort, (a: Home, b: Home) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id,
  'price-asc': (a, b) => Number(a.price) - Number(b.price) || a.id - b.id,
  'price-desc': (a, b) => Number(b.price) - Number(a.price) || b.id - a.id,
  'sqm-asc': (a, b) => Number(a.pricePerSqm) - Number(b.pricePerSqm) || a.id - b.id,
  'area-desc': (a, b) => b.area - a.area || b.id - a.id,
}

function expected(query: Record<string, string>, sort: PropertySort): number[] {
  return homes
    .filter((home) => home.isAvailable)
    .filter((home) => Object.entries(query).every(([name, value]) => MEANING[name]?.(home, value)))
    .sort(ORDER[sort])
    .map(({ id }) => id)
}

function search(query: Record<string, string>, sort: PropertySort, cursor?: string): Promise<FoundProperties> {
  const filters = propertyFiltersSchema.parse({ ...query, sort })
  return searchProperties({ db: kais.db, actor: VISITOR }, { filters, paging: { limit: PAGE, cursor } })
}

async function expectSame(query: Record<string, string>, sort: PropertySort) {
  const ids = expected(query, sort)
  const found = await search(query, sort)
  const told = { ids: found.items.map(({ id }) => id), total: found.total, isTotalExact: found.isTotalExact }
  expect({ query, sort, ...told }).toEqual({
    query,
    sort,
    ids: ids.slice(0, PAGE),
    total: Math.min(ids.length, COUNTED),
    isTotalExact: ids.length <= COUNTED,
  })
}

const names = Object.keys(VALUES)
let turn = 0
/** Orders take turns, so that each meets every filter. */
const nextSort = (): PropertySort => PROPERTY_SORTS[turn++ % PROPERTY_SORTS.length] ?? 'newest'

describe('The same homes as a plain reading finds', () => {
  test.for(names)('with the filter %s, in every order', async (name) => {
    for (const value of VALUES[name] ?? []) {
      for (const sort of PROPERTY_SORTS) await expectSame({ [name]: value }, sort)
    }
  })

  test.for(names.flatMap((first, at) => names.slice(at + 1).map((second): [string, string] => [first, second])))(
    'with the filters %s and %s',
    async ([first, second]) => {
      for (const one of VALUES[first] ?? []) {
        for (const other of VALUES[second] ?? []) {
          const isInverted = /^min/.test(first) && second === first.replace('min', 'max') && Number(one) > Number(other)
          if (!isInverted) await expectSame({ [first]: one, [second]: other }, nextSort())
        }
      }
    },
  )

  test('with all filters at once', async () => {
    const query = Object.fromEntries(names.map((name) => [name, VALUES[name]?.[0] ?? '']))
    const { minPrice: _min, maxPrice: _max, minArea: _area, ...rest } = query
    for (const sort of PROPERTY_SORTS) await expectSame(rest, sort)
  })
})

test.for(PROPERTY_SORTS)(
  'Paging in the order %s shows every home once, whether there are few or many',
  async (sort) => {
    for (const query of [{}, { type: 'rent' }, { bedrooms: '3' }] as Record<string, string>[]) {
      const seen: number[] = []
      let cursor: string | undefined
      do {
        const page = await search(query, sort, cursor)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(expected(query, sort))
    }
  },
)
