import { expect, test } from 'vitest'
import { type Currency, STARTING_RATES } from '#common/money.ts'
import { onTopMessages } from './on-top-messages.ts'
import { readCosts, tidyCosts } from './read-costs.ts'

const money = (currency: Currency) => ({ currency, rates: STARTING_RATES })
const read = (query: string, currency: Currency = 'XOF') => readCosts(new URLSearchParams(query), money(currency))
const tidy = (query: string) => tidyCosts(new URLSearchParams(query), money('XOF')).toString()

test('An address without a price is not wrong: there is nothing to count', () => {
  expect(read('')).toEqual({ entry: '', currency: 'XOF', costs: null, problem: null })
  // The field waits for the visitor's own currency.
  expect(read('', 'EUR')).toEqual({ entry: '', currency: 'EUR', costs: null, problem: null })
})

test.each([
  ['price=200000000', 17_310_000n],
  ['price=200000000.00', 17_310_000n],
  ['price=200+000+000', 17_310_000n],
  ['price=320000&currency=USD', 17_310_000n],
  ['price=200000000&currency=constructor', 17_310_000n],
])('?%s comes to %s', (query, total) => {
  expect(read(query)).toMatchObject({ costs: { total }, problem: null })
})

test.each([
  ['price=', 'missing'],
  ['price=-1', 'notPositive'],
  ['price=1e30', 'unreadable'],
  ['price=%00', 'unreadable'],
  [`price=${'9'.repeat(40)}`, 'tooLarge'],
  ['price=160000001&currency=USD', 'tooLarge'],
])('?%s computes nothing, keeps what was typed, and says "%s"', (query, problem) => {
  const asked = read(query)
  expect(asked).toMatchObject({ costs: null, problem })
  expect(asked.entry).toBe(new URLSearchParams(query).get('price'))
})

test('An address in francs is shown in the visitor’s currency, and counted to the franc it says', () => {
  expect(read('price=200000000', 'EUR')).toMatchObject({
    entry: '304\u202f898',
    currency: 'EUR',
    costs: { price: 200_000_000n },
  })
  expect(read('price=320,000&currency=USD', 'EUR')).toMatchObject({ entry: '320,000', currency: 'USD' })
  expect(read('price=abc', 'EUR')).toMatchObject({ entry: 'abc', currency: 'EUR', problem: 'unreadable' })
})

test('The address is in francs, whatever was typed: the shortest that means the same to everybody', () => {
  expect(tidy('price=200 000 000&currency=XOF')).toBe('price=200000000')
  expect(tidy('price=200M')).toBe('price=200000000')
  expect(tidy('price=304,898&currency=EUR')).toBe('price=199999977')
  expect(tidy('price=abc&currency=EUR')).toBe('price=abc&currency=EUR')
  expect(tidy('price=abc&currency=XOF')).toBe('price=abc')
  expect(tidy(`price=${'a'.repeat(5_000)}`).length).toBeLessThan(100)
})

test('What nobody touched stays what the address said, to the franc', () => {
  const before = read('price=200000000', 'EUR')
  const sent = (price: string) => new URLSearchParams({ price, currency: 'EUR' })
  expect(tidyCosts(sent('304\u202f898'), money('EUR'), before).toString()).toBe('price=200000000')
  expect(tidyCosts(sent('304\u202f899'), money('EUR'), before).toString()).toBe('price=200000633')
})

test('In French one million and a half is still singular', () => {
  expect(onTopMessages.fr.millions('1,5')).toBe('1,5 million de FCFA')
  expect(onTopMessages.fr.millions('17,3')).toBe('17,3 millions de FCFA')
})
