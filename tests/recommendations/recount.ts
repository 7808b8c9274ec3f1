import type { Investment, Market } from '#features/recommendations/engine/decision.ts'
import type { HomeFacts } from '#features/recommendations/engine/home-facts.ts'

/** Counted again here from the catalogue, with nothing of the engine's. */
const FEWEST_COMPARED = 3

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

export const isDwelling = ({ kind }: HomeFacts) => kind !== 'commercial' && kind !== 'land'
const perSquareMetre = ({ price, area }: HomeFacts) => price / area
/** Half a unit for each rounding on the way. */
const isAbout = (one: number, other: number, slack: number) => Math.abs(one - other) <= slack

/** What is not so in the numbers about renting a home out; null: all of it is. */
export function faultOfInvestment(home: HomeFacts, stated: Investment, homes: readonly HomeFacts[]): string | null {
  const { grossYield, monthlyRent, comparedHomes, comparedIn, percentBelowMedian } = stated
  const lets = homes.filter(
    (other) => other.type === 'rent' && isDwelling(other) && comparedIn.includes(other.location),
  )
  if (grossYield !== null && monthlyRent !== null) {
    const compared = [lets, lets.filter(({ kind }) => kind === home.kind)].find(
      ({ length }) => length === comparedHomes && length >= FEWEST_COMPARED,
    )
    if (!compared) return `${comparedHomes} homes to let compared in ${comparedIn}, where there are ${lets.length}`
    const rent = median(compared.map(perSquareMetre)) * home.area
    if (!isAbout(rent, monthlyRent, home.area)) return `a rent of ${monthlyRent}, not ${Math.round(rent)}`
    const basisPoints = (monthlyRent * 12 * 10_000) / home.price
    if (!isAbout(basisPoints, grossYield, 1)) return `a yield of ${grossYield}, not ${Math.round(basisPoints)}`
  }
  if (percentBelowMedian !== null) {
    const sales = homes.filter((other) => other.type === 'buy' && isDwelling(other) && other.location === home.location)
    const below = [sales, sales.filter(({ kind }) => kind === home.kind)]
      .filter(({ length }) => length >= FEWEST_COMPARED)
      .map((compared) => (1 - perSquareMetre(home) / median(compared.map(perSquareMetre))) * 100)
    if (!below.some((percent) => isAbout(percent, percentBelowMedian, 1))) {
      return `${percentBelowMedian} % below the median, not ${below.map(Math.round).join(' or ')}`
    }
  }
  return null
}

/** What is not so in the numbers about a place; null: all of it is. */
export function faultOfMarket(market: Market, homes: readonly HomeFacts[]): string | null {
  const { deal, place, kind } = market
  const asked = homes
    .filter(({ type }) => type === deal)
    .filter(({ location }) => place === null || location === place)
    .filter((home) => (kind === null ? isDwelling(home) : home.kind === kind))
  const name = `${deal} ${place ?? 'everywhere'} ${kind ?? ''}`
  if (asked.length !== market.homes) return `${name}: ${market.homes} homes, not ${asked.length}`
  const prices = asked.map(({ price }) => price)
  if (Math.min(...prices) !== market.lowestPrice) return `${name}: not the lowest price`
  if (Math.max(...prices) !== market.highestPrice) return `${name}: not the highest price`
  const middle = asked.length >= FEWEST_COMPARED ? median(asked.map(perSquareMetre)) : null
  const stated = market.medianPerSquareMetre
  if (middle === null || stated === null) return middle === stated ? null : `${name}: a median of too few`
  return isAbout(middle, stated, 1) ? null : `${name}: a median of ${stated}, not ${middle}`
}
