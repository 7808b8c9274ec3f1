import { expect, test } from 'vitest'
import type { HomeFacts } from '#features/recommendations/engine/home-facts.ts'
import { home } from '#features/recommendations/engine/homes.fixture.ts'
import { scoreMatch } from './score-match.ts'
import { NO_WISHES, type Wishes } from './wishes.schema.ts'

const HOME = home({ type: 'rent', price: 2_000_000, area: 250 })
const WISHES: Wishes = {
  deal: 'rent',
  kinds: ['villa'],
  places: ['Almadies'],
  minPrice: '1500000',
  maxPrice: '2000000',
  minBedrooms: 4,
  minArea: 250,
}

const match = (facts: Partial<HomeFacts> = {}, wishes: Partial<Wishes> = {}) =>
  scoreMatch({ ...WISHES, ...wishes }, { ...HOME, ...facts })
const verdictOf = (wish: string, facts: Partial<HomeFacts>, wishes: Partial<Wishes> = {}) =>
  match(facts, wishes)?.reasons.find((reason) => reason.wish === wish)?.verdict

test('A home that meets every wish scores a hundred, and says so wish by wish', () => {
  const found = match()
  expect(found?.score).toBe(100)
  expect(found?.reasons.map(({ wish, verdict }) => [wish, verdict])).toEqual(
    ['deal', 'kind', 'place', 'price', 'bedrooms', 'area'].map((wish) => [wish, 'met']),
  )
})

test('What is not asked for is not a reason, and who asks for nothing is shown nothing', () => {
  expect(match({}, { ...NO_WISHES, deal: 'rent' })?.reasons).toEqual([
    { wish: 'deal', verdict: 'met', offered: 'rent' },
  ])
  expect(scoreMatch(NO_WISHES, HOME)).toBeNull()
})

test('Another deal is never a match, however well the rest fits', () => {
  expect(match({ type: 'buy' })).toBeNull()
  expect(match({ type: 'short-stay' })).toBeNull()
})

test.for([
  [2_000_000, 'met'],
  [2_000_001, 'near'],
  [2_200_000, 'near'],
  [2_200_001, undefined],
  [1_500_000, 'met'],
  [1_350_000, 'near'],
  [1_000_000, undefined],
] as const)('A price of %i, where 1.5 to 2 million was asked, is %s', ([price, verdict]) => {
  expect(verdictOf('price', { price })).toBe(verdict)
})

test('A price that is nearly met says by how much, and never by nothing', () => {
  const percentOff = (price: number) => {
    const reason = match({ price })?.reasons.find(({ wish }) => wish === 'price')
    return reason?.wish === 'price' ? reason.percentOff : undefined
  }
  expect([percentOff(2_000_001), percentOff(2_150_000), percentOff(1_400_000)]).toEqual([1, 8, -7])
})

test('Without a highest price nothing is too dear; without a lowest nothing too cheap', () => {
  expect(verdictOf('price', { price: 9_000_000 }, { maxPrice: null })).toBe('met')
  expect(verdictOf('price', { price: 100_000 }, { minPrice: null })).toBe('met')
})

test('One bedroom fewer is nearly met, two fewer are not a match; more are welcome', () => {
  expect([5, 4, 3, 2].map((bedrooms) => verdictOf('bedrooms', { bedrooms }))).toEqual(['met', 'met', 'near', undefined])
})

test('The next district is nearly met and names the one that was asked for; another part of town is no match', () => {
  const place = match({ location: 'Ngor' }, { places: ['Almadies', 'Plateau'] })?.reasons.find(
    ({ wish }) => wish === 'place',
  )
  expect(place).toEqual({ wish: 'place', verdict: 'near', offered: 'Ngor', asked: ['Almadies'] })
  expect(match({ location: 'Médina' })).toBeNull()
  expect(match({ location: 'Saly' })).toBeNull()
})

test('A townhouse nearly does for a villa, a flat is shown as what was not asked for, an office never', () => {
  expect(verdictOf('kind', { kind: 'townhouse' })).toBe('near')
  expect(verdictOf('kind', { kind: 'apartment' })).toBe('missed')
  expect(match({ kind: 'commercial' })).toBeNull()
  expect(match({ kind: 'land' })).toBeNull()
  expect(verdictOf('kind', { kind: 'land' }, { kinds: ['land'] })).toBe('met')
})

test('A tenth smaller is nearly met; a little more is missed, never together with another kind; half the size is no match', () => {
  expect([250, 225, 205].map((area) => verdictOf('area', { area }))).toEqual(['met', 'near', 'missed'])
  expect(match({ area: 205, kind: 'apartment' })).toBeNull()
  expect(match({ area: 125 })).toBeNull()
})

test('A wish nearly met costs less than a missed one', () => {
  expect(
    [{}, { kind: 'townhouse' as const }, { kind: 'apartment' as const }].map((facts) => match(facts)?.score),
  ).toEqual([100, 92, 85])
})

test('Whoever asks for bedrooms is shown no plot, which has none to be too few', () => {
  const wishes = { kinds: [], minArea: null }
  expect(match({}, wishes)?.score).toBe(100)
  expect(match({ kind: 'land', bedrooms: 0 }, wishes)).toBeNull()
  expect(verdictOf('bedrooms', { kind: 'studio', bedrooms: 1 }, { ...wishes, minBedrooms: 1 })).toBe('near')
})

test('A town that is called like its region is the town alone', () => {
  expect(match({ location: 'Thiès' }, { places: ['Thiès'] })?.score).toBe(100)
  expect(match({ location: 'Saly' }, { places: ['Thiès'] })).toBeNull()
})

test('Little that fits is no match: everything nearly, or one wish of two', () => {
  const only = (wishes: Partial<Wishes>, facts: Partial<HomeFacts>) => match(facts, { ...NO_WISHES, ...wishes })
  expect(only({ kinds: ['villa'] }, { kind: 'apartment' })).toBeNull()
  expect(only({ deal: 'rent', kinds: ['villa'] }, { kind: 'apartment' })).toBeNull()
  expect(only({ places: ['Almadies'], minBedrooms: 4 }, { location: 'Ngor', bedrooms: 3 })).toBeNull()
  expect(only({ minArea: 400 }, {})).toBeNull()
  expect(only({ deal: 'rent', places: ['Almadies'] }, { location: 'Ngor' })?.score).toBe(84)
})
