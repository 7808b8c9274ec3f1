import type { Deal, Kind } from '#features/nest/property-types.ts'
import type { WantedKind } from '../preferences.ts'
import type { Market, Reading } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import type { IndexedCatalogue } from './indexed-catalogue.ts'
import { FEWEST_COMPARED, medianPerSquareMetre } from './median.ts'

interface Segment {
  deal: Deal
  place: string | null
  kind: Kind | null
}

function toMarket(segment: Segment, homes: readonly HomeFacts[]): Market {
  let [lowestPrice, highestPrice] = [Infinity, 0]
  for (const { price } of homes) {
    lowestPrice = Math.min(lowestPrice, price)
    highestPrice = Math.max(highestPrice, price)
  }
  return {
    ...segment,
    homes: homes.length,
    medianPerSquareMetre: medianPerSquareMetre(homes),
    lowestPrice,
    highestPrice,
  }
}

/** The whole catalogue of a deal is the same for everybody. */
const keptWholes = new WeakMap<IndexedCatalogue, Map<Deal, Market>>()

function wholeMarket(deal: Deal, index: IndexedCatalogue): Market {
  const wholes = keptWholes.get(index) ?? new Map<Deal, Market>()
  keptWholes.set(index, wholes)
  const homes = () => index.byDeal[deal].map(({ facts }) => facts)
  const whole = wholes.get(deal) ?? toMarket({ deal, place: null, kind: null }, homes())
  wholes.set(deal, whole)
  return whole
}

/** The place that was asked for, its homes of the wanted kind where they are a market of their own, and the whole. */
export function marketsFor({ deals, places }: Reading, kind: WantedKind | null, index: IndexedCatalogue): Market[] {
  const [deal] = deals
  const [place] = places
  if (!deal || index.byDeal[deal].length === 0) return []
  const inPlace = (index.byPlace.get(place ?? '') ?? []).filter(({ type }) => type === deal)
  const ofKind = inPlace.filter((home) => home.kind === kind)
  const isMarket = ofKind.length >= FEWEST_COMPARED && ofKind.length < inPlace.length
  return [
    ...(place && inPlace.length > 0 ? [toMarket({ deal, place, kind: null }, inPlace)] : []),
    ...(place && isMarket ? [toMarket({ deal, place, kind }, ofKind)] : []),
    wholeMarket(deal, index),
  ]
}
