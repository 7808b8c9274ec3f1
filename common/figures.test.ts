import { expect, test } from 'vitest'
import { formatBytes, formatTenths } from './figures.ts'

test('One decimal, with each language’s own sign; a whole number stays whole', () => {
  expect([formatTenths(17.31, 'en'), formatTenths(17.31, 'fr'), formatTenths(9, 'fr')]).toEqual(['17.3', '17,3', '9'])
})

test.for([
  [12, '1\u00a0kB', '1\u00a0ko'],
  [436_271, '436\u00a0kB', '436\u00a0ko'],
  [2_440_000, '2.4\u00a0MB', '2,4\u00a0Mo'],
  [115_000_000, '115\u00a0MB', '115\u00a0Mo'],
] as const)('%d bytes are %s, and %s in French', ([bytes, en, fr]) => {
  expect([formatBytes(bytes, 'en'), formatBytes(bytes, 'fr')]).toEqual([en, fr])
})
