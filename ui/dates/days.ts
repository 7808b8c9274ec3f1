/** Days of Dakar as '2027-03-01', and how a calendar lays them out. */

export const DAYS_PER_WEEK = 7
const DAY_MS = 86_400_000

export const at = (day: string) => new Date(`${day}T00:00Z`)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export function addDays(day: string, by: number): string {
  const moment = at(day)
  moment.setUTCDate(moment.getUTCDate() + by)
  return dayOf(moment)
}

/** The same day of another month, or its last where it is shorter. */
export function addMonths(day: string, by: number): string {
  const moment = at(day)
  const wanted = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() + by, 1)
  const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(wanted, last))
  return dayOf(moment)
}

/** From one day to another; below zero where the second lies first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to).getTime() - at(from).getTime()) / DAY_MS)

/** The Monday of that day's week. */
export const mondayOf = (day: string): string => addDays(day, -((at(day).getUTCDay() + 6) % DAYS_PER_WEEK))

/** Where a key leads from a day, in every calendar. */
export const STEPS_BY_KEY: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -DAYS_PER_WEEK),
  ArrowDown: (day) => addDays(day, DAYS_PER_WEEK),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), DAYS_PER_WEEK - 1),
}

/** The weeks that a month touches, from Monday to Sunday. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const after = addMonths(first, 1)
  const weeks: string[][] = []
  for (let start = mondayOf(first); start < after; start = addDays(start, DAYS_PER_WEEK))
    weeks.push(Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(start, index)))
  return weeks
}

/**
 * Of a day: whether its night is free, and whether one may arrive and leave on it. Arrival only: the night before is somebody's.
 * Departure only: its own night is somebody's, the one before is free. Closed: outside what is offered at all.
 */
export type DayState = 'free' | 'taken' | 'arrival-only' | 'departure-only' | 'closed'
