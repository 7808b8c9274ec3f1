import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { onTopMessages } from './on-top-messages.ts'
import { readCosts, tidyCosts } from './read-costs.ts'

const read = (query: string) => readCosts(new URLSearchParams(query), STARTING_RATES)
const tidy = (query: string) => tidyCosts(new URLSearchParams(query), STARTING_RATES).toString()

test('An address without a price is not wrong: there is nothing to count', () => {
  expect(read('')).toEqual({ entry: '', currency: 'XOF', costs: null, problem: null })
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

test('The address is the shortest that shows the same', () => {
  expect(tidy('price=200 000 000&currency=XOF')).toBe('price=200000000')
  expect(tidy('price=200M')).toBe('price=200000000')
  expect(tidy('price=304,898&currency=EUR')).toBe('price=304898&currency=EUR')
  expect(tidy('price=abc&currency=XOF')).toBe('price=abc')
  expect(tidy(`price=${'a'.repeat(5_000)}`).length).toBeLessThan(100)
})

test('In French one million and a half is still singular', () => {
  expect(onTopMessages.fr.millions('1,5')).toBe('1,5 million de FCFA')
  expect(onTopMessages.fr.millions('17,3')).toBe('17,3 millions de FCFA')
})
