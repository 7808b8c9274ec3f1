import { expect, test } from 'vitest'
import { filterWords } from './filter-words.ts'
import { nestMessages } from './messages.ts'

const { en } = nestMessages
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
