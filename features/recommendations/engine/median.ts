import type { HomeFacts } from './home-facts.ts'

/** Fewer homes are single cases, not a market. */
export const FEWEST_COMPARED = 3

/** Whole francs, the middle one, or halfway between the two in the middle; null where too few stand behind it. */
export function medianPerSquareMetre(homes: readonly HomeFacts[]): number | null {
  // Numbers of one type: a hundred thousand are in order within milliseconds.
  const all = new Float64Array(homes.length)
  let count = 0
  for (const { price, area } of homes) if (area > 0) all[count++] = price / area
  const prices = all.subarray(0, count).sort()
  if (prices.length < FEWEST_COMPARED) return null
  const [low, high] = [prices[Math.ceil(prices.length / 2) - 1], prices[Math.floor(prices.length / 2)]]
  return Math.round(((low ?? 0) + (high ?? 0)) / 2)
}
