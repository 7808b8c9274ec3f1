import type { DayState } from '#ui/dates/days.ts'
import { isFree, type TakenNights } from './nearest-free-dates.ts'
import { addDays, countNights, isDay } from './stay-days.ts'
import { firstArrival, lastDeparture, problemsOfStay, type StayHome, shortestStay } from './stay-rules.ts'

/** The longest that any home can ask for as its shortest stay. */
const MOST_NIGHTS = 365

/**
 * What a day of the calendar is, by the home's rules and by what is taken. A day on which nobody can arrive and nobody leave
 * is taken if its night is, and else not offered: between two stays there may be less room than the shortest one needs.
 */
export function dayStates(home: StayHome, taken: readonly TakenNights[], today: string) {
  const { stayTerms } = home
  const first = firstArrival(stayTerms, today)
  const last = lastDeparture(stayTerms, today)
  const known = new Map<string, DayState>()
  const isTaken = (night: string) => taken.some(({ from, until }) => from <= night && night < until)
  const isOpen = (arrival: string, departure: string) =>
    departure <= last && isFree(taken, { arrival, departure }, stayTerms.preparationDays)

  /** Somebody who may arrive on an earlier day may leave on this one. */
  function canLeaveOn(day: string): boolean {
    if (!isOpen(addDays(day, -1), day)) return false
    const most = stayTerms.maxNights ?? MOST_NIGHTS
    for (let nights = 1; nights <= most; nights += 1) {
      const arrival = addDays(day, -nights)
      if (arrival < first || isTaken(arrival)) return false
      if (nights >= shortestStay(home, arrival)) return true
    }
    return false
  }

  function judge(day: string): DayState {
    const canArrive = day >= first && isOpen(day, addDays(day, shortestStay(home, day)))
    const canLeave = day > first && canLeaveOn(day)
    // Nobody leaves before the first who may come: that is no mark of a day.
    if (canArrive && (canLeave || !isTaken(addDays(day, -1)))) return 'free'
    if (canArrive) return 'arrival-only'
    if (canLeave) return 'departure-only'
    return day >= today && isTaken(day) ? 'taken' : 'closed'
  }

  return {
    first: today,
    last,
    stateOf(day: string): DayState {
      const state = known.get(day) ?? judge(day)
      known.set(day, state)
      return state
    },
    /** Whether a stay from there may end here. */
    canEnd(from: string, day: string): boolean {
      const problems = problemsOfStay(home, { arrival: from, departure: day, guests: 1 }, today)
      return Object.keys(problems).length === 0 && isOpen(from, day)
    },
    /** Of a day behind an arrival: so many nights are the shortest, and this is too soon. */
    tooSoonAfter(from: string, day: string): number | null {
      const least = shortestStay(home, from)
      const nights = countNights({ arrival: from, departure: day })
      return isDay(from) && nights > 0 && nights < least ? least : null
    },
  }
}
