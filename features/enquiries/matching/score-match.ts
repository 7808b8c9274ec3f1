import { PLACES_BY_REGION, townName } from '#features/nest/places.ts'
import { type Deal, KINDS, type Kind } from '#features/nest/property-types.ts'
import type { Judge } from '#features/recommendations/engine/grades.ts'
import type { HomeFacts } from '#features/recommendations/engine/home-facts.ts'
import { compileWish, findingOf } from '#features/recommendations/engine/judge-home.ts'
import { makeScorer } from '#features/recommendations/engine/points.ts'
import type { Wish, WishField } from '#features/recommendations/wishes/wish.ts'
import { toWishList } from './wish-list.ts'
import type { Wishes } from './wishes.schema.ts'

export type Verdict = 'met' | 'near' | 'missed'

/** One wish, and how the home stands to it. */
export type Reason = { verdict: Verdict } & (
  | { wish: 'deal'; offered: Deal }
  | { wish: 'kind'; offered: Kind; asked: Kind[] }
  /** `asked`: all of them; where it is only near, the one it is nearest to. */
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

/** The grade from which on a wish is nearly met: a tenth too dear, one bedroom fewer, the next district. */
const NEAR = 0.5
/** Only these may be missed, and only one of them: nobody moves house for another budget, another town or another deal. */
const MAY_BE_MISSED: readonly WishField[] = ['kind', 'area']
/** Nearly everything, or one of two, is not a match: a list that holds half the catalogue helps nobody. */
const LEAST_SCORE = 70
/** None of these wishes asks for a day. */
const ANY_DAY = ''

/**
 * Worked out once for what somebody looks for, then asked of thousands of homes. Null for one not to suggest, and always
 * where nothing is asked for: then every home would do.
 */
export function scorerFor(wishes: Wishes): (home: HomeFacts) => number | null {
  const list = toWishList(wishes)
  // Each when it is first asked: of thousands of leads most look for another deal, and no more is asked of them.
  const judges: Judge[] = []
  const scorer = makeScorer({ wishes: list, questions: [], unread: [], stay: null })
  const grades = new Float64Array(list.length)
  return (home) => {
    let missed = 0
    for (const [at, wish] of list.entries()) {
      judges[at] ??= compileWish(wish, ANY_DAY)
      const grade = judges[at](home)
      grades[at] = grade
      if (grade >= NEAR) continue
      // Nothing of it: a plot for a flat, half the size. Nor what a wish does not speak of: a plot for three bedrooms.
      if (grade <= 0 || !MAY_BE_MISSED.includes(wish.field) || missed > 0) return null
      missed += 1
    }
    const score = list.length === 0 ? 0 : scorer.score(grades)
    return score < LEAST_SCORE ? null : score
  }
}

function gradeOf(field: 'kind' | 'place', value: string, home: HomeFacts): number {
  return compileWish({ field, op: 'oneOf', value: [value], isHard: true, from: { form: field } }, ANY_DAY)(home)
}

/** The kinds for which this home is worth a look. */
export function fittingKinds(home: HomeFacts): Kind[] {
  return KINDS.filter((kind) => gradeOf('kind', kind, home) > 0)
}

/** The places for which it is: its own, and those beside it. */
export function fittingPlaces(home: HomeFacts): string[] {
  return Object.values(PLACES_BY_REGION)
    .flat()
    .filter((place) => gradeOf('place', townName(place), home) >= NEAR)
}

/** How far a price lies outside the limits, in whole percent of the one it passes, at least one. */
function percentOff(price: number, { minPrice, maxPrice }: Wishes): number {
  const [low, high] = [Number(minPrice ?? 0), Number(maxPrice ?? Infinity)]
  if (price > high) return Math.ceil(((price - high) * 100) / high)
  return price < low ? -Math.ceil(((low - price) * 100) / low) : 0
}

function toReason(wish: Wish, wishes: Wishes, home: HomeFacts): Reason {
  const { grade, nearest } = findingOf(home, wish, { today: ANY_DAY })
  const verdict = grade === 1 ? 'met' : grade >= NEAR ? 'near' : 'missed'
  const { places, kinds, minBedrooms, minArea } = wishes
  switch (wish.field) {
    case 'deal':
      return { wish: 'deal', verdict, offered: home.type }
    case 'kind':
      return { wish: 'kind', verdict, offered: home.kind, asked: kinds }
    case 'place':
      return {
        wish: 'place',
        verdict,
        offered: home.location,
        asked: verdict !== 'met' && nearest ? [nearest] : places,
      }
    case 'price':
      return { wish: 'price', verdict, offered: home.price.toFixed(2), percentOff: percentOff(home.price, wishes) }
    case 'bedrooms':
      // The one room of a studio is no bedroom.
      return { wish: 'bedrooms', verdict, offered: home.kind === 'studio' ? 0 : home.bedrooms, asked: minBedrooms ?? 0 }
    default:
      return { wish: 'area', verdict, offered: home.area, asked: minArea ?? 0 }
  }
}

/** A home that is worth suggesting, and why. */
export function scoreMatch(wishes: Wishes, home: HomeFacts): Match | null {
  const score = scorerFor(wishes)(home)
  if (score === null) return null
  return { score, reasons: toWishList(wishes).map((wish) => toReason(wish, wishes, home)) }
}
