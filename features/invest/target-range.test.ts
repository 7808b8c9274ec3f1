import { expect, test } from 'vitest'
import { targetRange } from './target-range.ts'

test('The range of current targets is read from what the projects say of themselves', () => {
  expect(targetRange(['Targeted: 8–12% a year', '4.5% to 5% a year', 'about 6%'])).toEqual({ lowest: 4.5, highest: 12 })
  expect(targetRange(['4,5 à 5\u00a0% par an'])).toEqual({ lowest: 4.5, highest: 5 })
})

test('Years and amounts are no targets, and words without a figure name none', () => {
  expect(targetRange(['9% after 3 years, from 2027 on'])).toEqual({ lowest: 9, highest: 9 })
  expect(targetRange(['On request'])).toBeNull()
  expect(targetRange([])).toBeNull()
})
