import { expect, test } from 'vitest'
import { leaseLength } from './rental-terms.ts'

const words = { years: (n: number) => `${n} y`, months: (n: number) => `${n} m` }

test('A lease is told in years where it is whole years, else in months', () => {
  expect(leaseLength(36, words)).toBe('3 y')
  expect(leaseLength(12, words)).toBe('1 y')
  expect(leaseLength(18, words)).toBe('18 m')
})
