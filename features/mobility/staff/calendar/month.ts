/** Months and days as texts, '2026-12' and '2026-12-31': a day of the calendar has no hour and no zone. */

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
const DAYS_A_WEEK = 7

const noonOf = (day: string) => new Date(`${day}T12:00Z`)

export function isMonth(text: string | null): text is string {
  return text !== null && MONTH.test(text)
}

export function shiftMonth(month: string, by: number): string {
  const date = noonOf(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

export function daysOfMonth(month: string): string[] {
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** 0 for Monday: weeks begin there in both our languages. */
function weekdayOf(day: string): number {
  return (noonOf(day).getUTCDay() + 6) % DAYS_A_WEEK
}

export function isWeekend(day: string): boolean {
  return weekdayOf(day) >= 5
}

/** A week of a month: how many of its days lie before the month, and those that lie in it. */
interface Week {
  before: number
  days: string[]
  after: number
}

export function weeksOf(month: string): Week[] {
  const weeks: Week[] = []
  for (const day of daysOfMonth(month)) {
    const current = weeks.at(-1)
    if (current && weekdayOf(day) > 0) current.days.push(day)
    else weeks.push({ before: weekdayOf(day), days: [day], after: 0 })
  }
  for (const week of weeks) week.after = DAYS_A_WEEK - week.before - week.days.length
  return weeks
}
