import { expect, test } from 'vitest'
import { filterWords, withoutFilter } from './filter-words.ts'
import { nestMessages } from './messages.ts'
import { staySearchMessages } from './stays/stay-search-messages.ts'

const en = { ...nestMessages.en, stays: staySearchMessages.en }
const words = (name: 'type' | 'minPrice' | 'location', address: string) =>
  filterWords(name, new URLSearchParams(address), en, 'XOF')

test('A kind of deal is said in words, and a price with the period it is for', () => {
  expect(words('type', 'type=short-stay')).toBe('Short stay')
  expect(words('minPrice', 'type=rent&minPrice=250000')).toContain(en.perMonth)
})

test.for(['constructor', 'toString', '__proto__', 'castle'])(
  'A kind of deal nobody knows (%s) stays as it is written',
  (type) => {
    expect(words('type', `type=${type}`)).toBe(type)
    expect(words('minPrice', `type=${type}&minPrice=250000`)).toBe(words('minPrice', 'minPrice=250000'))
  },
)

test.for([
  ['Ngor', 'Ngor'],
  ['dakar', 'All of Dakar'],
  ['Thies', 'All of the Thiès region'],
  ['Thiès (ville)', 'Thiès (town)'],
  ['petite cote', 'Petite Côte'],
  ['Atlantis', 'Atlantis'],
] as const)('Where it is looked for is said in words: %s is “%s”', ([location, said]) => {
  expect(words('location', String(new URLSearchParams({ location })))).toBe(said)
})

test.for([
  ['2027-03-03', '2027-03-10', '3 to 10 March', 'Du 3 au 10 mars'],
  ['2027-02-27', '2027-03-01', '27 February to 1 March', 'Du 27 février au 1er mars'],
  ['2027-03-01', '2027-03-02', '1 to 2 March', 'Du 1er au 2 mars'],
  ['2026-12-29', '2027-01-02', '29 December to 2 January', 'Du 29 décembre au 2 janvier'],
] as const)('The days of a stay, from %s to %s, are said as %s', ([arrival, departure, said, saidInFrench]) => {
  const params = new URLSearchParams({ arrival, departure, guests: '4' })
  const fr = { ...nestMessages.fr, stays: staySearchMessages.fr }
  expect(filterWords('arrival', params, en, 'XOF')).toBe(said)
  expect(filterWords('arrival', params, fr, 'XOF')).toBe(saidInFrench)
  expect([filterWords('guests', params, en, 'XOF'), filterWords('guests', params, fr, 'XOF')]).toEqual([
    '4 guests',
    '4 voyageurs',
  ])
})

test('Without the days of a stay, neither is left; without the deal, nothing of the stay is', () => {
  const params = new URLSearchParams('type=short-stay&arrival=2027-03-03&departure=2027-03-10&guests=4&kind=villa')
  expect(withoutFilter(params, 'arrival').toString()).toBe('type=short-stay&guests=4&kind=villa')
  expect(withoutFilter(params, 'type').toString()).toBe('kind=villa')
})
