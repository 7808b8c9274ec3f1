import type { Wish } from '../wishes/wish.ts'
import type { Finding, Verdict } from './decision.ts'
import { inTenths, OFFICES } from './distances.ts'
import { type Judge, OPEN, UNKNOWN } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import { judgeDates, problemOfDates } from './judge-dates.ts'
import {
  type Circumstances,
  goesToOffice,
  hasSpareRoom,
  isInvesting,
  judgeHousehold,
  kilometresToOffices,
  lookedFor,
} from './judge-household.ts'
import { judgeNumber } from './judge-numbers.ts'
import { judgeNear, judgePlace, nearestOf } from './judge-places.ts'
import {
  judgeAmenity,
  judgeDeal,
  judgeFlag,
  judgeKind,
  judgePool,
  judgeReadyBy,
  type NameWish,
  POOL,
  presentIn,
} from './judge-traits.ts'

/** Of a list of wishes, what the one needs to know of the others. */
export function circumstancesOf(wishes: readonly Wish[]): Circumstances {
  const found: Circumstances = {}
  const refused: string[] = []
  for (const wish of wishes) {
    if (wish.field === 'people' && typeof wish.value === 'number') found.people = wish.value
    if (wish.field === 'readyBy') found.readyBy = wish.value
    if (wish.field === 'dates') found.hasDates = true
    if (wish.op !== 'not') continue
    if (wish.field === 'amenity') refused.push(...wish.value)
    if (wish.field === 'pool') refused.push(POOL)
  }
  return { ...found, refused }
}

/** Worked out once for a wish, then asked of thousands of homes. `today` is 'YYYY-MM-DD'. */
export function compileWish(wish: Wish, today: string, circumstances: Circumstances = {}): Judge {
  switch (wish.field) {
    case 'deal':
      return judgeDeal(wish)
    case 'kind':
      return judgeKind(wish)
    case 'place':
      return judgePlace(wish)
    case 'near':
      return judgeNear(wish)
    case 'amenity':
      return judgeAmenity(wish)
    case 'pool':
      return judgePool(wish)
    case 'lifestyle':
    case 'work':
    case 'transport':
    case 'goal':
      return judgeHousehold(wish, circumstances, today)
    case 'offPlan':
    case 'topFloor':
    case 'lift':
    case 'stepFree':
    case 'noStairs':
    case 'quiet':
    case 'pets':
      return judgeFlag(wish)
    case 'readyBy':
      return judgeReadyBy(wish, today)
    case 'dates':
      return judgeDates({ days: wish.value, today, taken: circumstances.taken })
    case 'nights': {
      const judge = judgeNumber(wish)
      return circumstances.hasDates ? (home) => (home.stayTerms ? OPEN : judge(home)) : judge
    }
    default:
      return judgeNumber(wish)
  }
}

export function verdictOf(grade: number): Verdict {
  if (grade === OPEN) return 'open'
  if (grade === UNKNOWN) return 'unknown'
  return grade === 1 ? 'met' : 'missed'
}

type Details = Omit<Finding, 'wish' | 'verdict' | 'grade' | 'earned' | 'of'>

function compareAmenities(home: HomeFacts, wish: NameWish, circumstances: Circumstances): Details {
  const looked = wish.field === 'amenity' ? [...wish.value] : [...new Set(lookedFor(wish, circumstances).flat())]
  return { looked, present: presentIn(home, looked) }
}

function detailsOf(
  home: HomeFacts,
  wish: Wish,
  { today, ...circumstances }: Circumstances & { today: string },
): Details {
  if (wish.field === 'dates') {
    const dates = problemOfDates(home, { days: wish.value, today, taken: circumstances.taken })
    return dates ? { dates } : {}
  }
  if (wish.field === 'place' || wish.field === 'near') return nearestOf(home, wish)
  if (wish.field === 'amenity' || wish.field === 'lifestyle' || wish.field === 'transport') {
    return compareAmenities(home, wish, circumstances)
  }
  if (wish.field === 'work') {
    const kilometres = goesToOffice(wish) ? kilometresToOffices(home) : null
    const spareRoom = hasSpareRoom(home, wish, circumstances)
    return {
      ...compareAmenities(home, wish, circumstances),
      ...(kilometres !== null && {
        nearest: OFFICES,
        kilometres: home.location === OFFICES ? 0 : inTenths(kilometres),
      }),
      ...(spareRoom !== null && { hasSpareRoom: spareRoom }),
    }
  }
  if (wish.field !== 'goal') return {}
  const investment = wish.value.some(isInvesting) ? circumstances.investmentOf?.(home) : null
  return { ...compareAmenities(home, wish, circumstances), ...(investment && { investment }) }
}

/** How a home stands to a wish, with what the texts may say about it. Points are given by who knows all wishes. */
export function findingOf(
  home: HomeFacts,
  wish: Wish,
  { today, ...circumstances }: Circumstances & { today: string },
): Omit<Finding, 'earned' | 'of'> {
  const grade = compileWish(wish, today, circumstances)(home)
  return {
    wish,
    verdict: verdictOf(grade),
    grade: Math.max(0, grade),
    ...detailsOf(home, wish, { today, ...circumstances }),
  }
}
