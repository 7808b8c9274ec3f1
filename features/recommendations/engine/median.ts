import type { HomeFacts } from './home-facts.ts'

/** Fewer homes are single cases, not a market. */
export const FEWEST_COMPARED = 3

/** Whole francs, the middle one, or halfway between the two in the middle; null where too few stand behind it. */
export function medianPerSquareMetre(homes: readonly HomeFacts[]): number | null {
  // As numbers of one type: a hundred thousand are in order within milliseconds.
  const prices = Float64Array.from(
    homes.filter(({ area }) => area > 0),
    ({ price, area }) => price / area,
  ).sort()
  if (prices.length < FEWEST_COMPARED) return null
  const [low, high] = [prices[Math.ceil(prices.length / 2) - 1], prices[Math.floor(prices.length / 2)]]
  return Math.round(((low ?? 0) + (high ?? 0)) / 2)
}
