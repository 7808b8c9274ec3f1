import type { Asked, Wish, WishField } from '../wishes/wish.ts'
import type { Finding } from './decision.ts'
import { OPEN, UNKNOWN } from './grades.ts'
import { isInvesting } from './judge-household.ts'

/**
 * What each wish weighs against the others. Where and what a home is comes first: it cannot be changed. Then what was said
 * in one's own words, then what the answers about the people let us guess. Several wishes of such a field share its weight.
 */
const WEIGHTS: Readonly<Partial<Record<WishField, number>>> = {
  place: 22,
  kind: 16,
  deal: 8,
  bedrooms: 14,
  price: 10,
  goal: 10,
  people: 8,
  lifestyle: 8,
  work: 6,
  transport: 6,
}
/** Of anything else: a condition, or what would be nice. */
const CONDITION = 12
const SOFT = 6
/** For whoever invests, the figures are most of what a home is for. */
const INVESTMENT = 16
/** Where nobody said how many bedrooms, the household says it. */
const PEOPLE_ALONE = 14
/** All soft amenities together: a long list of them is not the home. */
const MOST_FOR_AMENITIES = 24

/** Who the people are lets us guess, and a guess is never a condition. */
const GUESSED: readonly WishField[] = ['lifestyle', 'work', 'transport', 'goal']

export function isCondition({ isHard, field }: Wish): boolean {
  return isHard && !GUESSED.includes(field)
}

/** What is refused, and what a body cannot do, is the last thing to give up. */
export function isLastToGiveUp({ field, op }: Wish): boolean {
  return op === 'not' || field === 'stepFree' || field === 'noStairs'
}

function ownWeight(wish: Wish, wishes: readonly Wish[]): number | undefined {
  if (wish.op === 'not') return undefined
  if (wish.field === 'goal' && wish.value.some(isInvesting)) return INVESTMENT
  if (wish.field === 'people' && !wishes.some(({ field }) => field === 'bedrooms')) return PEOPLE_ALONE
  return WEIGHTS[wish.field]
}

export function weightOf(wish: Wish, wishes: readonly Wish[]): number {
  return ownWeight(wish, wishes) ?? (wish.isHard ? CONDITION : SOFT)
}

const isSoftAmenity = ({ field, isHard }: Wish) => field === 'amenity' && !isHard

/** What those that are not open weigh; 0 for the others. */
function weigh(wishes: readonly Wish[], isOpen: (at: number) => boolean): number[] {
  const counted = wishes.filter((_, at) => !isOpen(at))
  const amenities = counted.filter(isSoftAmenity).length
  return wishes.map((wish, at) => {
    if (isOpen(at)) return 0
    if (isSoftAmenity(wish)) return Math.min(SOFT, MOST_FOR_AMENITIES / amenities)
    const own = ownWeight(wish, wishes)
    const sharing = counted.filter(({ field, op }) => field === wish.field && op !== 'not').length
    return own === undefined ? weightOf(wish, wishes) : own / sharing
  })
}

const HUNDRED = 100

/** Whole points that add up to a hundred: the largest remainders are rounded up. */
function shareOut(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (weight * HUNDRED) / total)
  const shares = exact.map(Math.floor)
  const left = HUNDRED - shares.reduce((sum, share) => sum + share, 0)
  const rest = (at: number) => (exact[at] ?? 0) - (shares[at] ?? 0)
  const byRest = [...shares.keys()].sort((one, other) => rest(other) - rest(one) || one - other)
  for (const at of byRest.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/** What is not known is neither held against a home nor credited to it. */
const NOT_SAID = 0.5

/** All of the points for a full grade, and never all of them for less. */
function earn(of: number, grade: number): number {
  if (grade >= 1) return of
  return Math.max(0, Math.min(of - 1, Math.round(of * (grade === UNKNOWN ? NOT_SAID : grade))))
}

export interface Scorer {
  /** 0 to 100, from the grades of all wishes in their order. */
  score: (grades: Float64Array) => number
  /** Where the points of the score come from, in the order of the wishes. */
  explain: (grades: Float64Array) => Pick<Finding, 'earned' | 'of'>[]
}

export function makeScorer({ wishes, unread, questions }: Asked): Scorer {
  const isUnderstood = unread.length === 0 && questions.length === 0
  const known = new Map<string, readonly number[]>()
  const sharesFor = (grades: Float64Array): readonly number[] => {
    // Which ones are open differs from home to home, and few ways of it occur.
    let open = ''
    for (let at = 0; at < grades.length; at++) if (grades[at] === OPEN) open += `${at},`
    const found = known.get(open)
    if (found) return found
    const made = shareOut(weigh(wishes, (at) => grades[at] === OPEN))
    known.set(open, made)
    return made
  }
  const isAllMet = (grades: Float64Array) => grades.every((grade) => grade === 1 || grade === OPEN)
  const mayBeWhole = (grades: Float64Array) => isUnderstood && isAllMet(grades)
  return {
    score: (grades) => {
      const shares = sharesFor(grades)
      let score = 0
      for (let at = 0; at < grades.length; at++) score += earn(shares[at] ?? 0, grades[at] ?? 0)
      return score === HUNDRED && !mayBeWhole(grades) ? HUNDRED - 1 : score
    },
    explain: (grades) => {
      const shares = sharesFor(grades)
      const points = shares.map((of, at) => ({ earned: earn(of, grades[at] ?? 0), of }))
      const [heaviest] = points.toSorted((one, other) => other.of - one.of)
      const score = points.reduce((sum, { earned }) => sum + earned, 0)
      // Something was not understood, or is not quite met: the point is taken where it is least missed.
      if (heaviest && score === HUNDRED && !mayBeWhole(grades)) heaviest.earned -= 1
      return points
    },
  }
}
