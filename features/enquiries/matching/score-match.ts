import { toCentimes } from '#common/money.ts'
import { neighboursOf } from '#features/nest/neighbours.ts'
import { comparableKinds, type Deal, type Kind, relatedKinds } from '#features/nest/property-types.ts'
import type { Wishes } from './wishes.ts'

/** What a home is compared by. */
export interface ComparedHome {
  type: Deal
  kind: Kind
  location: string
  price: string
  bedrooms: number
  area: number
}

export type Verdict = 'met' | 'near' | 'missed'

/** One wish, and how the home stands to it. */
export type Reason = { verdict: Verdict } & (
  | { wish: 'deal'; offered: Deal }
  | { wish: 'kind'; offered: Kind; asked: Kind[] }
  /** `asked`: all of them; where it is only near, those it is near to. */
  | { wish: 'place'; offered: string; asked: string[] }
  /** In percent of the limit it passes: above zero it is dearer, below zero cheaper than was asked. */
  | { wish: 'price'; offered: string; percentOff: number }
  | { wish: 'bedrooms'; offered: number; asked: number }
  | { wish: 'area'; offered: number; asked: number }
)

export interface Match {
  /** 100: every wish is met. */
  score: number
  reasons: Reason[]
}

/** Nearly met: dearer or cheaper by so much, or so much smaller. */
export const NEAR_PERCENT = 10
/** Nearly met: so many bedrooms fewer. */
export const NEAR_BEDROOMS = 1

function judge(isMet: boolean, isNear: boolean): Verdict {
  if (isMet) return 'met'
  return isNear ? 'near' : 'missed'
}

/** How far an amount lies outside the limits, in whole percent of the one it passes, at least one. */
function percentOff(price: bigint, { minPrice, maxPrice }: Wishes): number {
  const [low, high] = [minPrice && toCentimes(minPrice), maxPrice && toCentimes(maxPrice)]
  const percent = (part: bigint, whole: bigint) => Number((part * 100n + whole - 1n) / whole)
  if (high && price > high) return percent(price - high, high)
  if (low && price < low) return -percent(low - price, low)
  return 0
}

function compare(wishes: Wishes, home: ComparedHome): Reason[] {
  const { deal, kinds, places, minPrice, maxPrice, minBedrooms, minArea } = wishes
  const reasons: Reason[] = []
  if (deal) reasons.push({ wish: 'deal', verdict: judge(home.type === deal, false), offered: home.type })
  if (kinds.length > 0) {
    const isRelated = kinds.some((kind) => relatedKinds(kind).includes(home.kind))
    reasons.push({
      wish: 'kind',
      verdict: judge(kinds.includes(home.kind), isRelated),
      offered: home.kind,
      asked: kinds,
    })
  }
  if (places.length > 0) {
    const beside = places.filter((place) => neighboursOf(place).includes(home.location))
    const isMet = places.includes(home.location)
    const asked = !isMet && beside.length > 0 ? beside : places
    reasons.push({ wish: 'place', verdict: judge(isMet, beside.length > 0), offered: home.location, asked })
  }
  if (minPrice !== null || maxPrice !== null) {
    const off = percentOff(toCentimes(home.price), wishes)
    reasons.push({
      wish: 'price',
      verdict: judge(off === 0, Math.abs(off) <= NEAR_PERCENT),
      offered: home.price,
      percentOff: off,
    })
  }
  if (minBedrooms !== null) {
    const isNear = home.bedrooms + NEAR_BEDROOMS >= minBedrooms
    reasons.push({
      wish: 'bedrooms',
      verdict: judge(home.bedrooms >= minBedrooms, isNear),
      offered: home.bedrooms,
      asked: minBedrooms,
    })
  }
  if (minArea !== null) {
    const isNear = home.area * 100 >= minArea * (100 - NEAR_PERCENT)
    reasons.push({ wish: 'area', verdict: judge(home.area >= minArea, isNear), offered: home.area, asked: minArea })
  }
  return reasons
}

/** Only these may be missed, and only one of them: nobody moves house for another budget, another town or another deal. */
const MAY_BE_MISSED: readonly Reason['wish'][] = ['kind', 'area']

function isWorthShowing(reasons: Reason[], { kinds }: Wishes, home: ComparedHome): boolean {
  const missed = reasons.filter(({ verdict }) => verdict === 'missed')
  const canBeCompared = kinds.length === 0 || kinds.some((kind) => comparableKinds(kind).includes(home.kind))
  return missed.length <= 1 && missed.every(({ wish }) => MAY_BE_MISSED.includes(wish)) && canBeCompared
}

const POINTS: Record<Verdict, number> = { met: 2, near: 1, missed: 0 }
/** Nearly everything, or one of two, is not a match: a list that holds half the catalogue helps nobody. */
export const LEAST_SCORE = 60

/**
 * Compares a home with what somebody looks for. Null when it is not one to suggest, and when nothing was asked for: then
 * every home would do. match.repository.server.ts says the same in SQL, to choose from many.
 */
export function scoreMatch(wishes: Wishes, home: ComparedHome): Match | null {
  const reasons = compare(wishes, home)
  if (reasons.length === 0 || !isWorthShowing(reasons, wishes, home)) return null
  const points = reasons.reduce((sum, { verdict }) => sum + POINTS[verdict], 0)
  const score = (100 * points) / (reasons.length * POINTS.met)
  return score < LEAST_SCORE ? null : { score: Math.round(score), reasons }
}
