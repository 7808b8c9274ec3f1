import { type Currency, convertToXof, currencyOf, type Money } from '#common/money.ts'

/** A month's rent, a night's, and a whole house do not fit on one scale. */
export type PriceScale = 'month' | 'night' | 'sale'

/** Up to this amount, in steps of that one. */
type Flight = [upTo: number, step: number]

const SALE_IN_EUROS_OR_DOLLARS: Flight[] = [
  [200_000, 10_000],
  [500_000, 25_000],
  [1_000_000, 50_000],
  [3_000_000, 250_000],
]

/** Round in the visitor's own currency. The first of each is the specification's, or drawn after it (SPEC section 9). */
const FLIGHTS: Record<PriceScale, Record<Currency, Flight[]>> = {
  month: { XOF: [[10_000_000, 50_000]], EUR: [[15_000, 100]], USD: [[16_000, 100]] },
  night: { XOF: [[1_000_000, 10_000]], EUR: [[1_500, 10]], USD: [[1_600, 10]] },
  sale: {
    XOF: [
      [100_000_000, 5_000_000],
      [300_000_000, 10_000_000],
      [500_000_000, 25_000_000],
      [1_000_000_000, 50_000_000],
      [2_000_000_000, 100_000_000],
    ],
    EUR: SALE_IN_EUROS_OR_DOLLARS,
    USD: SALE_IN_EUROS_OR_DOLLARS,
  },
}

/** The scale a search calls for. All deals together take the specification's own, which is the rents'. */
export function priceScaleOf(params: URLSearchParams): PriceScale {
  return priceScaleFor(params.get('type'), params.get('isVefa') === 'true')
}

export function priceScaleFor(type: string | null, isVefa: boolean): PriceScale {
  if (type === 'short-stay') return 'night'
  if (type === 'buy' || type === 'vefa') return 'sale'
  // What is bought off-plan is bought.
  return type !== 'rent' && isVefa ? 'sale' : 'month'
}

/** Where a handle can rest, in whole francs, ascending from nothing. The last means no limit. */
export function priceStops(scale: PriceScale, money: Money): number[] {
  const stops = [0]
  let reached = 0
  for (const [upTo, step] of FLIGHTS[scale][currencyOf(money)]) {
    for (reached += step; reached <= upTo; reached += step) stops.push(convertToXof(reached, money))
    reached -= step
  }
  return stops
}

/**
 * The limit that is none. In francs whatever the visitor's currency: an address means the same to everybody it is sent to.
 */
export function priceScaleEnd(scale: PriceScale): number {
  return FLIGHTS[scale].XOF.at(-1)?.[0] ?? 0
}

/** A search that comes from another: limits set on a scale that no longer holds are left behind. */
export function keepFittingPrices(wanted: URLSearchParams, before: URLSearchParams): URLSearchParams {
  if (priceScaleOf(wanted) === priceScaleOf(before)) return wanted
  const fitting = new URLSearchParams(wanted)
  fitting.delete('minPrice')
  fitting.delete('maxPrice')
  return fitting
}
