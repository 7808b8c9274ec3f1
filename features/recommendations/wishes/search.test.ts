import { expect, test } from 'vitest'
import { NOTHING_ASKED } from '../preferences.ts'
import { combine } from './combine.ts'
import { changeSearch, NOTHING_READ, readReading, readSearch, type Search, searchPath } from './search.ts'
import type { Wish } from './wish.ts'
import { codeOf, readWishCode } from './wish-code.ts'

const TODAY = '2026-11-16'
const paramsOf = (path: string) => new URLSearchParams(path.split('?')[1])

const wish = (code: string): Wish => {
  const read = readWishCode(code)
  if (!read) throw new Error(`No wish: ${code}`)
  return read
}

const search = (codes: string[], preferences: Partial<Search['preferences']> = {}): Search => ({
  preferences: { ...NOTHING_ASKED, maxBudget: 300_000_000, kind: 'villa', ...preferences },
  reading: { ...NOTHING_READ, wishes: codes.map(wish) },
})

const asked = ({ preferences, reading }: Search) => combine(preferences, reading, TODAY).wishes.map(codeOf)

test('An address says the same search again, and holds none of the text', () => {
  const whole = search([
    'bedrooms.between.2|4',
    'pool.not.any',
    'place.oneOf.Petite Côte|Saint-Louis (ville)~',
    'price.atMost.200000000.buy',
  ])
  const path = searchPath({ ...whole, preferences: { ...whole.preferences, words: 'my own words' } })
  expect(path).not.toContain('own')
  expect(asked(readSearch(paramsOf(path)))).toEqual(asked(whole))
})

test.each([
  ['a field of its own', 'buy-now.exactly.true'],
  ['a name of its own', 'amenity.oneOf.<script>alert(1)</script>'],
  ['words of its own', 'place.oneOf.Visit evil.example today'],
  ['an operator that the field does not have', 'lift.atLeast.3'],
  ['a number that is none', 'bedrooms.atLeast.NaN'],
  ['a range the wrong way round', 'area.between.200|100'],
  ['a price of no deal', 'price.atMost.5'],
  ['a day that is none', 'readyBy.atMost.2027-99-99'],
])('An address cannot say %s', (_, code) => {
  expect(
    readReading(
      new URLSearchParams([
        ['w', code],
        ['open', '<b>'],
        ['ask', 'hello'],
        ['unread', '9e9'],
      ]),
    ),
  ).toMatchObject({
    wishes: [],
    open: [],
    questions: [],
  })
})

test('A wish of the text is taken back alone; one of the form with its answer', () => {
  const whole = search(['lift.exactly.true', 'amenity.oneOf.Terrace'], { bedrooms: 3 })
  expect(asked(changeSearch(whole, wish('amenity.oneOf.Terrace')))).toEqual(
    asked(search(['lift.exactly.true'], { bedrooms: 3 })),
  )
  const rooms = combine(whole.preferences, whole.reading, TODAY).wishes.find(({ field }) => field === 'bedrooms')
  expect(rooms && changeSearch(whole, rooms).preferences.bedrooms).toBeNull()
})

test('What a result cannot be without is said not to matter', () => {
  const whole = search([])
  const kind = combine(whole.preferences, whole.reading, TODAY).wishes.find(({ field }) => field === 'kind')
  expect(kind && asked(changeSearch(whole, kind)).some((code) => code.startsWith('kind'))).toBe(false)
})

test('Where text and form speak of the same, the text says it', () => {
  expect(asked(search(['price.atMost.200000000.buy']))).toContain('price.atMost.200000000.buy')
  expect(asked(search(['kind.oneOf.commercial']))).toContain('kind.oneOf.commercial')
  expect(asked(search(['bedrooms.atLeast.2'], { bedrooms: 4 }))).not.toContain('bedrooms.atLeast.4')
})

test('What the text only narrows stands beside the form', () => {
  expect(asked(search(['bedrooms.atMost.4'], { bedrooms: 3 }))).toEqual(
    expect.arrayContaining(['bedrooms.atLeast.3', 'bedrooms.atMost.4']),
  )
  expect(asked(search(['place.oneOf.Dakar'], { place: 'Ngor' }))).toContain('place.oneOf.Ngor')
  expect(asked(search(['price.atMost.200000000.buy'], { minBudget: 100_000_000 }))).toContain(
    'price.between.100000000|200000000.buy',
  )
})

test('Of a stay, those who come are guests, and nothing is waited for', () => {
  const stay = asked(
    search(['deal.oneOf.short-stay', 'people.atLeast.4~'], { maxBudget: 200_000, timeframe: 'immediate' }),
  )
  expect(stay).toEqual(expect.arrayContaining(['guests.atLeast.4', 'price.atMost.200000.short-stay']))
  expect(stay.some((code) => code.startsWith('readyBy'))).toBe(false)
})

const stayIn = (days: readonly [string, string], codes: string[] = []): Search => ({
  preferences: NOTHING_ASKED,
  reading: { ...NOTHING_READ, wishes: ['deal.oneOf.short-stay', ...codes].map(wish), stay: days },
})

test('The days of a stay are a wish of their own, as long as they exist and are to come', () => {
  const codes = (search: Search) => asked(search).filter((code) => code.startsWith('dates'))
  expect(codes(stayIn(['2027-03-03', '2027-03-10']))).toEqual(['dates.exactly.2027-03-03|2027-03-10'])
  expect(codes(stayIn(['2026-11-01', '2026-11-20']))).toEqual([])
  expect(codes(stayIn(['2027-02-25', '2027-02-31']))).toEqual([])
  expect(readReading(new URLSearchParams('stay=2027-02-25_2027-02-31')).stay).toBeNull()
  expect(codes(search(['deal.oneOf.buy']))).toEqual([])
})

test('Days that are taken back take the nights with them; other nights move the departure', () => {
  const whole = stayIn(['2027-03-03', '2027-03-10'], ['nights.exactly.7'])
  const days = combine(whole.preferences, whole.reading, TODAY).wishes.find(({ field }) => field === 'dates') as Wish
  expect(changeSearch(whole, days).reading).toMatchObject({ stay: null, wishes: [{ field: 'deal' }] })
  const longer = changeSearch(whole, wish('nights.exactly.7'), wish('nights.exactly.9'))
  expect(longer.reading.stay).toEqual(['2027-03-03', '2027-03-12'])
})
