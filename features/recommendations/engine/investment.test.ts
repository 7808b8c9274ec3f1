import { describe, expect, test } from 'vitest'
import { toCatalogue } from './catalogue.ts'
import type { HomeFacts } from './home-facts.ts'
import { home, homes } from './homes.fixture.ts'
import { investmentIn } from './investment.ts'

function invest(facts: Partial<HomeFacts>, others: HomeFacts[]) {
  const bought = home(facts)
  return investmentIn(bought, toCatalogue([bought, ...others]))
}

const toLet = (price: number, location = 'Almadies', area = 100) => home({ type: 'rent', price, area, location })

describe('what a home could bring', () => {
  test('the rent is the median of homes to let in the same place, by the square metre', () => {
    const rents = [toLet(900_000), toLet(1_000_000), toLet(5_000_000)]
    expect(invest({ price: 240_000_000, area: 200 }, rents)).toEqual({
      grossYield: 1_000,
      monthlyRent: 2_000_000,
      comparedHomes: 3,
      comparedIn: ['Almadies'],
      percentBelowMedian: null,
    })
  })

  test('two homes to let are no market; those in the next district may make it one, and are named', () => {
    const rents = [toLet(900_000), toLet(1_000_000)]
    expect(invest({}, rents)).toMatchObject({ grossYield: null, monthlyRent: null, comparedHomes: 0, comparedIn: [] })
    expect(invest({}, [...rents, toLet(800_000, 'Ngor')])).toMatchObject({
      monthlyRent: 1_800_000,
      comparedHomes: 3,
      comparedIn: ['Almadies', 'Ngor'],
    })
  })

  test('offices, land and stays by the night are not compared', () => {
    const rents = [toLet(1_000_000), toLet(1_000_000), home({ type: 'short-stay', price: 90_000 })]
    expect(invest({}, [...rents, { ...toLet(1_000_000), kind: 'commercial' }])).toMatchObject({ grossYield: null })
  })

  test('the yield is never rounded up', () => {
    // 3 × 400,000 × 12 over 230,000,000 is 6.2608… percent.
    const rents = [toLet(400_000), toLet(400_000), toLet(400_000)]
    expect(invest({ price: 230_000_000, area: 300 }, rents)?.grossYield).toBe(626)
  })

  test('the price is compared with homes for sale in the same place', () => {
    const sales = homes(4, { price: 100_000_000, area: 100 })
    expect(invest({ price: 89_500_000, area: 100 }, sales)?.percentBelowMedian).toBe(10)
    expect(invest({ price: 112_900_000, area: 100 }, sales)?.percentBelowMedian).toBe(-12)
    expect(invest({ price: 89_500_000, area: 100 }, sales.slice(0, 1))?.percentBelowMedian).toBeNull()
  })

  test('a listing without an area has no figures', () => {
    const sales = homes(4, { price: 100_000_000, area: 100 })
    const rents = [toLet(400_000), toLet(400_000), toLet(400_000)]
    expect(invest({ area: 0 }, [...sales, ...rents])).toMatchObject({
      grossYield: null,
      monthlyRent: null,
      comparedHomes: 0,
      percentBelowMedian: null,
    })
  })
})
