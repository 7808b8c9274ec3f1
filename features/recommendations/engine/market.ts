import type { Deal, Kind } from '#features/nest/property-types.ts'
import { placesOf } from '../wishes/place-groups.ts'
import type { Wish } from '../wishes/wish.ts'
import type { Catalogue } from './catalogue.ts'
import type { Market } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { isLivedIn, NOT_LIVED_IN } from './judge-numbers.ts'
import { FEWEST_COMPARED, medianPerSquareMetre } from './median.ts'

type Segment = Pick<Market, 'deal' | 'place' | 'kind'>

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

/** Whether a home belongs to the market: homes to live in are one, offices and plots each their own. */
function isOf({ deal, kind }: Pick<Segment, 'deal' | 'kind'>): (home: HomeFacts) => boolean {
  return (home) => home.type === deal && (kind === null ? isLivedIn(home) : home.kind === kind)
}

/** The whole catalogue of a deal is the same for everybody. */
const keptWholes = new WeakMap<Catalogue, Map<string, Market>>()

function* wholeMarket(deal: Deal, kind: Kind | null, catalogue: Catalogue): Generator<undefined, Market> {
  const wholes = keptWholes.get(catalogue) ?? new Map<string, Market>()
  keptWholes.set(catalogue, wholes)
  const key = `${deal} ${kind}`
  const known = wholes.get(key)
  if (known) return known
  const homes: HomeFacts[] = []
  for (const there of catalogue.byPlace.values()) {
    for (const home of there.filter(isOf({ deal, kind }))) homes.push(home)
    yield
  }
  const whole = toMarket({ deal, place: null, kind }, homes)
  wholes.set(key, whole)
  return whole
}

/** The first that was asked for. */
function firstOf(wishes: readonly Wish[], field: 'place' | 'kind'): string | undefined {
  for (const wish of wishes) {
    if (wish.field === field && wish.op === 'oneOf' && wish.value.length > 0) return wish.value[0]
  }
  return undefined
}

/** The place that was asked for, its homes of the wanted kind where they are a market of their own, and the whole. Pauses where it yields. */
export function* marketsFor(wishes: readonly Wish[], deal: Deal, catalogue: Catalogue): Generator<undefined, Market[]> {
  const wanted = firstOf(wishes, 'kind') as Kind | undefined
  const ground = wanted && NOT_LIVED_IN.includes(wanted) ? wanted : null
  const whole = yield* wholeMarket(deal, ground, catalogue)
  if (whole.homes === 0) return []
  const [place, ...others] = placesOf(firstOf(wishes, 'place') ?? '')
  if (!place || others.length > 0) return [whole]
  const inPlace = (catalogue.byPlace.get(place) ?? []).filter(isOf({ deal, kind: ground }))
  const ofKind = inPlace.filter((home) => home.kind === wanted)
  const isMarket = wanted && ofKind.length >= FEWEST_COMPARED && ofKind.length < inPlace.length
  return [
    ...(inPlace.length > 0 ? [toMarket({ deal, place, kind: ground }, inPlace)] : []),
    ...(isMarket ? [toMarket({ deal, place, kind: wanted }, ofKind)] : []),
    whole,
  ]
}
