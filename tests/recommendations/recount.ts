import type { Investment, Market } from '#features/recommendations/engine/decision.ts'
import type { HomeFacts } from '#features/recommendations/engine/home-facts.ts'

/** A fault, where it is one. */
export const unless = (isSo: boolean, fault: string): string[] => (isSo ? [] : [fault])

/** Counted again here from the catalogue, with nothing of the engine's. */
const FEWEST_COMPARED = 3

function median(values: readonly number[]): number | null {
  if (values.length < FEWEST_COMPARED) return null
  const sorted = [...values].sort((one, other) => one - other)
  const [low = 0, high = low] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return (low + high) / 2
}

export const isDwelling = ({ kind }: HomeFacts) => kind !== 'commercial' && kind !== 'land'
const medianOf = (homes: readonly HomeFacts[]) => median(homes.map(({ price, area }) => price / area))
/** Each rounding on the way may cost as much. */
const isAbout = (one: number | null, other: number | null, slack: number) =>
  one === null || other === null ? one === other : Math.abs(one - other) <= slack

/** What is not so in the numbers about renting a home out. */
export function faultsOfInvestment(home: HomeFacts, stated: Investment, homes: readonly HomeFacts[]): string[] {
  const { grossYield, monthlyRent, comparedHomes, comparedIn, percentBelowMedian: below } = stated
  const isIn = (places: readonly string[], deal: string) =>
    homes.filter((other) => other.type === deal && isDwelling(other) && places.includes(other.location))
  const lets = isIn(comparedIn, 'rent')
  const perMetre = medianOf(lets)
  const rent = perMetre === null ? null : perMetre * home.area
  const yearly = rent === null ? null : (rent * 12 * 10_000) / home.price
  const sold = medianOf(isIn([home.location], 'buy'))
  const percent = sold === null ? null : (1 - home.price / home.area / sold) * 100
  return [
    ...unless(lets.length === comparedHomes, `${comparedHomes} homes to let compared, there are ${lets.length}`),
    ...unless(isAbout(rent, monthlyRent, home.area), `a rent of ${monthlyRent}, not ${rent}`),
    ...unless(isAbout(yearly, grossYield, 1), `a yield of ${grossYield}, not ${yearly}`),
    ...unless(isAbout(percent, below, 1), `${below} % below the median, not ${percent}`),
  ]
}

/** What is not so in the numbers about a place. */
export function faultsOfMarket({ deal, place, kind, ...stated }: Market, homes: readonly HomeFacts[]): string[] {
  const own = homes
    .filter(({ type, location }) => type === deal && (place === null || location === place))
    .filter((home) => (kind === null ? isDwelling(home) : home.kind === kind))
  const prices = own.map(({ price }) => price)
  const isSo =
    own.length === stated.homes &&
    Math.min(...prices) === stated.lowestPrice &&
    Math.max(...prices) === stated.highestPrice &&
    isAbout(medianOf(own), stated.medianPerSquareMetre, 1)
  return unless(
    isSo,
    `the market of ${deal} ${place ?? 'everywhere'} ${kind ?? ''} is another: ${JSON.stringify(stated)}`,
  )
}
