import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { pricesInFrancs, typedPrices } from './typed-prices.ts'

const read = (query: string) => pricesInFrancs(new URLSearchParams(query), STARTING_RATES)?.toString()

test('A price typed in euros or dollars without scripts becomes francs in the address, to which it means the same for everybody', () => {
  expect(read('type=buy&minPrice=&minPrice.EUR=100000&maxPrice=&maxPrice.EUR=')).toBe('type=buy&minPrice=65595700')
  expect(read('maxPrice.USD=250000&maxPrice=')).toBe('maxPrice=156250000')
})

test('One that nobody touched stays what it was, to the franc', () => {
  expect(read('minPrice=65600000&minPrice.EUR=100007')).toBe('minPrice=65600000')
  expect(read('minPrice=65600000&minPrice.EUR=100008')).toBe('minPrice=65600948')
  expect(read('minPrice=65600000&minPrice.EUR=')).toBe('')
})

test('What is no amount is left for the page to tell; an address in francs is left alone', () => {
  expect(read('minPrice.EUR=cheap')).toBe('minPrice=cheap')
  expect(read('minPrice=5&type=rent')).toBeUndefined()
  expect(typedPrices({ currency: 'XOF' })).toBeUndefined()
})
