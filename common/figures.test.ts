import { expect, test } from 'vitest'
import { formatBytes, formatHundredths, formatTenths, formatWhole } from './figures.ts'

test('One decimal, with each language’s own sign; a whole number stays whole', () => {
  expect([formatTenths(17.31, 'en'), formatTenths(17.31, 'fr'), formatTenths(9, 'fr')]).toEqual(['17.3', '17,3', '9'])
})

test.for([0, 7, 999, 1_000, 45_600, 1_600_000, -1_234, 9_007_199_254_740_991, 12_345_678_901_234_567_890n])(
  'The digits of %s are grouped as Intl does it',
  (whole) => {
    expect(formatWhole(whole, 'en')).toBe(new Intl.NumberFormat('en-GB').format(whole))
    expect(formatWhole(whole, 'fr')).toBe(new Intl.NumberFormat('fr-FR').format(whole))
  },
)

test.for([
  ['en', 'en-GB'],
  ['fr', 'fr-FR'],
] as const)('Decimals are rounded and written as Intl does it, in %s', ([locale, tag]) => {
  const tenths = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const hundredths = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const figures = Array.from({ length: 20_001 }, (_, place) => (place - 10_000) / 100).filter(
    (n) => Math.abs(n) >= 0.05,
  )
  for (const figure of [...figures, 0, 1_234.56, 987_654_321.05]) {
    expect(formatTenths(figure, locale)).toBe(tenths.format(figure))
    expect(formatHundredths(figure, locale)).toBe(hundredths.format(figure))
  }
})

test('A figure of more digits than a number holds is written too: it stopped the page', () => {
  for (const figure of [2 ** 60, 1e21, -1e22]) {
    expect(formatTenths(figure, 'en')).toBe(new Intl.NumberFormat('en-GB').format(BigInt(figure)))
    expect(formatHundredths(figure, 'fr')).toBe(new Intl.NumberFormat('fr-FR').format(BigInt(figure)))
  }
})

test.for([
  [12, '1\u00a0kB', '1\u00a0ko'],
  [436_271, '436\u00a0kB', '436\u00a0ko'],
  [2_440_000, '2.4\u00a0MB', '2,4\u00a0Mo'],
  [115_000_000, '115\u00a0MB', '115\u00a0Mo'],
] as const)('%d bytes are %s, and %s in French', ([bytes, en, fr]) => {
  expect([formatBytes(bytes, 'en'), formatBytes(bytes, 'fr')]).toEqual([en, fr])
})
