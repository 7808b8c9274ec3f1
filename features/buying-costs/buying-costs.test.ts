import { expect, test } from 'vitest'
import { HIGHEST_PRICE } from '#platform/calculator/basis-points.ts'
import { buyingCosts } from './buying-costs.ts'

test('On 200 million the lines are those of the article, and come to 17 310 000', () => {
  expect(buyingCosts(200_000_000n)).toMatchObject({
    registration: 10_000_000n,
    landPublicity: 2_000_000n,
    notary: 4_500_000n,
    vat: 810_000n,
    total: 17_310_000n,
  })
  expect(buyingCosts(200_000_000n).bands.map(({ slice, amount }) => [slice, amount])).toEqual([
    [20_000_000n, 900_000n],
    [60_000_000n, 1_800_000n],
    [120_000_000n, 1_800_000n],
    [0n, 0n],
  ])
})

test.each([
  [0n, 0n],
  [1n, 0n],
  [10_000_000n, 1_131_000n],
  [100_000_000n, 9_540_000n],
  [200_000_000n, 17_310_000n],
  [400_000_000n, 31_965_000n],
  [2_300_000_000n, 162_780_000n],
])('The costs on %s come to %s', (price, total) => {
  expect(buyingCosts(price).total).toBe(total)
})

test.each([
  [19_999_999n, 900_000n],
  [20_000_000n, 900_000n],
  [20_000_100n, 900_003n],
  [79_999_900n, 2_699_997n],
  [80_000_000n, 2_700_000n],
  [80_000_200n, 2_700_003n],
  [299_999_800n, 5_999_997n],
  [300_000_000n, 6_000_000n],
  [300_000_400n, 6_000_003n],
])('At the edge of a band, on %s, the notary’s fee is %s', (price, fee) => {
  expect(buyingCosts(price).notary).toBe(fee)
})

test('Whatever the price: slices make the price, lines make the total, a higher price never costs less', () => {
  let last = 0n
  for (let price = 1n; price <= HIGHEST_PRICE; price = (price * 13n) / 10n + 1n) {
    const { bands, registration, landPublicity, notary, vat, total } = buyingCosts(price)
    expect(bands.reduce((sum, { slice }) => sum + slice, 0n)).toBe(price)
    expect(bands.reduce((sum, { amount }) => sum + amount, 0n)).toBe(notary)
    expect(registration + landPublicity + notary + vat).toBe(total)
    expect(total).toBeGreaterThanOrEqual(last)
    last = total
  }
})

test('A price below zero is refused', () => {
  expect(() => buyingCosts(-1n)).toThrow(RangeError)
})
