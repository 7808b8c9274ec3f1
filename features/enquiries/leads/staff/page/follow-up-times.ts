import { dakarClock, todayInDakar } from '#common/dakar-time.ts'

const DAY = 86_400_000
const DAYS_PER_WEEK = 7
const MONDAY = 1

/** The usual moments to come back to somebody, as the browser's field for a day and an hour writes them: 10:00 in Dakar. */
export function followUpTimes(now: Date): { tomorrow: string; threeDays: string; nextWeek: string } {
  const tenToday = new Date(`${todayInDakar(now)}T10:00:00Z`)
  const inDays = (days: number) => dakarClock(new Date(tenToday.getTime() + days * DAY))
  const toMonday = (MONDAY - tenToday.getUTCDay() + DAYS_PER_WEEK) % DAYS_PER_WEEK || DAYS_PER_WEEK
  return { tomorrow: inDays(1), threeDays: inDays(3), nextWeek: inDays(toMonday) }
}
