/** Days of Dakar as '2027-03-01'. A stay is its nights: the one of the arrival up to the one before the departure. */

const DAY_MS = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00Z`)
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

export interface StayDates {
  arrival: string
  /** The day they leave: its night is somebody else's. */
  departure: string
}

/** From the first night up to the day on which somebody else may arrive. */
export interface Nights {
  from: string
  until: string
}

export const addDays = (day: string, by: number): string => dayOf(at(day) + by * DAY_MS)

/** Below zero where the departure lies first. */
export const countNights = ({ arrival, departure }: StayDates): number =>
  Math.round((at(departure) - at(arrival)) / DAY_MS)

/** The day each night begins on. */
export function nightsOf({ arrival, departure }: StayDates): string[] {
  const count = Math.max(0, countNights({ arrival, departure }))
  return Array.from({ length: count }, (_, index) => addDays(arrival, index))
}

/** The same day so many months later, or the last of that month. */
export function addMonths(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + by, Math.min(date, last)))
}

/** Nights from Friday to Saturday and from Saturday to Sunday. */
export function isWeekendNight(night: string): boolean {
  const weekday = new Date(at(night)).getUTCDay()
  return weekday === 5 || weekday === 6
}

/** A day that exists: not the 31st of February. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text)) && dayOf(at(text)) === text
}
