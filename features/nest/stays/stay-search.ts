import { addMonths, isDay, type StayDates } from './stay-days.ts'
import type { StayWish } from './stay-rules.ts'

/** Further ahead nobody looks; a home may take stays further ahead than that. */
export const SEARCHED_MONTHS = 12

export type DatesProblem = 'date' | 'pastDate' | 'departureBeforeArrival' | `stayTooFarAhead:${number}` | 'required'
type DatesProblems = Partial<Record<keyof StayDates, DatesProblem>>

function problemOfDay(day: string, today: string): DatesProblem | undefined {
  if (!isDay(day)) return 'date'
  if (day < today) return 'pastDate'
  return day > addMonths(today, SEARCHED_MONTHS) ? `stayTooFarAhead:${SEARCHED_MONTHS}` : undefined
}

/** Of the filters of a search. */
interface SearchedStay {
  arrival?: string | undefined
  departure?: string | undefined
  guests?: number | undefined
}

/** What is wrong with dates that are looked for, whatever a home says of them; '' is a day that is not given. */
export function problemsOfDates({ arrival, departure }: StayDates, today: string): DatesProblems {
  if (arrival === '' && departure === '') return {}
  const problems: DatesProblems = {}
  for (const [name, day] of Object.entries({ arrival, departure })) {
    const problem = day === '' ? 'required' : problemOfDay(day, today)
    if (problem) problems[name as keyof StayDates] = problem
  }
  if (isDay(arrival) && isDay(departure) && departure <= arrival) problems.departure = 'departureBeforeArrival'
  return problems
}

/** The dates that a search asks for. Without a number of guests the price is that of one. */
export function stayOf({ arrival, departure, guests = 1 }: SearchedStay): StayWish | null {
  return arrival !== undefined && departure !== undefined ? { arrival, departure, guests } : null
}
