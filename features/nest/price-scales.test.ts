import { expect, test } from 'vitest'
import { CURRENCIES, type Currency, formatMoney, STARTING_RATES } from '#common/money.ts'
import { keepFittingPrices, type PriceScale, priceScaleEnd, priceScaleOf, priceStops } from './price-scales.ts'

const SCALES: PriceScale[] = ['month', 'night', 'sale']
const search = (address: string) => new URLSearchParams(address)

test('Rents, and all deals together, have the specification’s scale: 0 to 10,000,000 in steps of 50,000', () => {
  const stops = priceStops('month', 'XOF')
  expect(stops).toHaveLength(201)
  expect(stops.slice(0, 3)).toEqual([0, 50_000, 100_000])
  expect(stops.at(-1)).toBe(10_000_000)
})

test('A sale’s stops widen: fine where a small flat is, coarse where a palace is', () => {
  const stops = priceStops('sale', 'XOF')
  expect(stops.at(-1)).toBe(2_000_000_000)
  expect(stops.length).toBeLessThan(100)
  const steps = stops.slice(1).map((stop, index) => stop - (stops[index] ?? 0))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(stops).toEqual(expect.arrayContaining([80_000_000, 350_000_000, 1_000_000_000]))
})

const money = (currency: Currency) => ({ currency, rates: STARTING_RATES, locale: 'en' as const })

test('In every currency the stops rise, are whole francs, and read as round amounts', () => {
  for (const scale of SCALES) {
    for (const currency of CURRENCIES) {
      const stops = priceStops(scale, money(currency))
      expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b))
      expect(stops.every(Number.isInteger)).toBe(true)
      for (const stop of stops) expect(formatMoney(String(stop), money(currency))).toMatch(/^(\D?0\D*|.*0\D*)$/)
    }
  }
  expect(priceStops('sale', money('EUR')).map((stop) => formatMoney(String(stop), money('EUR')))).toEqual(
    expect.arrayContaining(['€50,000', '€250,000', '€3,000,000']),
  )
})

test('The end that means no limit is the same for every currency, since an address is', () => {
  expect(SCALES.map(priceScaleEnd)).toEqual([10_000_000, 1_000_000, 2_000_000_000])
})

test.for([
  ['', 'month'],
  ['type=rent', 'month'],
  ['type=villa', 'month'],
  ['type=short-stay', 'night'],
  ['type=buy', 'sale'],
  ['type=vefa', 'sale'],
  ['isVefa=true', 'sale'],
  ['isVefa=false', 'month'],
  ['type=rent&isVefa=true', 'month'],
] as const)('“%s” is looked for on the scale of a %s', ([address, scale]) => {
  expect(priceScaleOf(search(address))).toBe(scale)
})

test('A limit on the rent does not follow into the sales; one that still fits does', () => {
  const keep = (wanted: string, before: string) => keepFittingPrices(search(wanted), search(before)).toString()
  expect(keep('type=buy&maxPrice=800000', 'type=rent&maxPrice=800000')).toBe('type=buy')
  expect(keep('minPrice=1&location=Ngor', 'type=buy&minPrice=1&location=Ngor')).toBe('location=Ngor')
  expect(keep('type=vefa&maxPrice=80000000', 'type=buy&maxPrice=80000000')).toBe('type=vefa&maxPrice=80000000')
  expect(keep('type=rent&maxPrice=800000', 'maxPrice=800000')).toBe('type=rent&maxPrice=800000')
})
