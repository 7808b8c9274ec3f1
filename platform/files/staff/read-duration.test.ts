import { expect, test } from 'vitest'
import { wholeMinutes } from './read-duration.ts'

test('A length is told in whole minutes, at least one; a stream has none', () => {
  expect(wholeMinutes(2_130)).toBe(36)
  expect(wholeMinutes(4)).toBe(1)
  expect(wholeMinutes(Number.POSITIVE_INFINITY)).toBe(null)
  expect(wholeMinutes(Number.NaN)).toBe(null)
  expect(wholeMinutes(0)).toBe(null)
})
