import { countNights } from '#features/nest/stays/stay-days.ts'
import { firstArrival, lastDeparture, shortestStay } from '#features/nest/stays/stay-rules.ts'
import type { StayDays } from '../wishes/wish.ts'
import { type Judge, OPEN, UNKNOWN } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'

/** Why a stay cannot be had: somebody has a night of it, or what the home says of its stays. */
export type DatesProblem =
  | { why: 'taken' }
  | { why: 'tooSoon' | 'tooFar'; day: string }
  | { why: 'tooShort' | 'tooLong'; nights: number }

export interface StayLookedFor {
  days: StayDays
  today: string
  /** Left out: nobody looked. */
  taken?: ReadonlySet<number> | undefined
}

/** A night more or less can be talked about. */
const ONE_NIGHT_OFF = 0.5

export function problemOfDates(
  home: HomeFacts,
  { days: [arrival, departure], today, taken }: StayLookedFor,
): DatesProblem | null {
  const { stayTerms } = home
  if (taken?.has(home.id)) return { why: 'taken' }
  if (!stayTerms) return null
  const first = firstArrival(stayTerms, today)
  if (arrival < first) return { why: 'tooSoon', day: first }
  const last = lastDeparture(stayTerms, today)
  if (departure > last) return { why: 'tooFar', day: last }
  const nights = countNights({ arrival, departure })
  const least = shortestStay({ ...home, price: String(home.price), stayTerms }, arrival)
  if (nights < least) return { why: 'tooShort', nights: least }
  const { maxNights } = stayTerms
  return maxNights !== null && nights > maxNights ? { why: 'tooLong', nights: maxNights } : null
}

/** Of a home without terms nobody can say that it is free: it is let on request. Where nobody looked, nothing is said. */
export function judgeDates(looked: StayLookedFor): Judge {
  const { days, taken } = looked
  const nights = countNights({ arrival: days[0], departure: days[1] })
  return (home) => {
    if (home.type !== 'short-stay') return OPEN
    const problem = problemOfDates(home, looked)
    if (problem && 'nights' in problem) return Math.abs(problem.nights - nights) === 1 ? ONE_NIGHT_OFF : 0
    if (problem) return 0
    if (!taken) return OPEN
    return home.stayTerms ? 1 : UNKNOWN
  }
}
