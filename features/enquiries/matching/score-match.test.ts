import { expect, test } from 'vitest'
import { type ComparedHome, scoreMatch } from './score-match.ts'
import { NO_WISHES, type Wishes } from './wishes.ts'

const HOME: ComparedHome = {
  type: 'rent',
  kind: 'villa',
  location: 'Almadies',
  price: '2000000.00',
  bedrooms: 4,
  area: 250,
}
const WISHES: Wishes = {
  deal: 'rent',
  kinds: ['villa'],
  places: ['Almadies'],
  minPrice: '1500000',
  maxPrice: '2000000',
  minBedrooms: 4,
  minArea: 250,
}

const match = (home: Partial<ComparedHome> = {}, wishes: Partial<Wishes> = {}) =>
  scoreMatch({ ...WISHES, ...wishes }, { ...HOME, ...home })
const verdictOf = (wish: string, home: Partial<ComparedHome>, wishes: Partial<Wishes> = {}) =>
  match(home, wishes)?.reasons.find((reason) => reason.wish === wish)?.verdict

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
  ['2000000.00', 'met'],
  ['2000000.01', 'near'],
  ['2200000.00', 'near'],
  ['2200000.01', undefined],
  ['1500000', 'met'],
  ['1350000', 'near'],
  ['1349999.99', undefined],
] as const)('A price of %s, where 1.5 to 2 million was asked, is %s', ([price, verdict]) => {
  expect(verdictOf('price', { price })).toBe(verdict)
})

test('A price that is nearly met says by how much, and never by nothing', () => {
  const percentOff = (price: string) => {
    const reason = match({ price })?.reasons.find(({ wish }) => wish === 'price')
    return reason?.wish === 'price' ? reason.percentOff : undefined
  }
  expect([percentOff('2000000.01'), percentOff('2150000'), percentOff('1400000')]).toEqual([1, 8, -7])
})

test('Without a highest price nothing is too dear; without a lowest nothing too cheap', () => {
  expect(verdictOf('price', { price: '9000000' }, { maxPrice: null })).toBe('met')
  expect(verdictOf('price', { price: '100000' }, { minPrice: null })).toBe('met')
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

test('A tenth smaller is nearly met; smaller still is missed, and never together with another kind', () => {
  expect([250, 225, 224].map((area) => verdictOf('area', { area }))).toEqual(['met', 'near', 'missed'])
  expect(match({ area: 100, kind: 'apartment' })).toBeNull()
})

test('A wish nearly met costs half of what a missed one costs', () => {
  expect(match({ kind: 'townhouse' })?.score).toBe(92)
  expect(match({ kind: 'apartment' })?.score).toBe(83)
})

test('Little that fits is no match: everything nearly, or one wish of two', () => {
  const only = (wishes: Partial<Wishes>, home: Partial<ComparedHome>) => match(home, { ...NO_WISHES, ...wishes })
  expect(only({ kinds: ['villa'] }, { kind: 'apartment' })).toBeNull()
  expect(only({ deal: 'rent', kinds: ['villa'] }, { kind: 'apartment' })).toBeNull()
  expect(only({ places: ['Almadies'], minBedrooms: 4 }, { location: 'Ngor', bedrooms: 3 })).toBeNull()
  expect(only({ minArea: 400 }, {})).toBeNull()
  expect(only({ deal: 'rent', places: ['Almadies'] }, { location: 'Ngor' })?.score).toBe(75)
})
