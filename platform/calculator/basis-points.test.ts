import { expect, test } from 'vitest'
import { formatRate, partOf } from './basis-points.ts'

test('Halves are rounded up, and no figure is lost however large', () => {
  expect(partOf(10n, 500)).toBe(1n)
  expect(partOf(9n, 500)).toBe(0n)
  expect(partOf(9_007_199_254_740_993n, 10_000)).toBe(9_007_199_254_740_993n)
})

test.each([
  [450, '4.5%', '4,5\u00a0%'],
  [75, '0.75%', '0,75\u00a0%'],
  [500, '5%', '5\u00a0%'],
  [866n, '8.66%', '8,66\u00a0%'],
  [-105n, '-1.05%', '-1,05\u00a0%'],
  [0, '0%', '0\u00a0%'],
])('%s basis points are written %j, and %j in French', (rate, en, fr) => {
  expect(formatRate(rate, 'en')).toBe(en)
  expect(formatRate(rate, 'fr')).toBe(fr)
})
