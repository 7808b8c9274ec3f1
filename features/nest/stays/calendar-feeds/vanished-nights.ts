import { NightMarks, type Nights } from './night-marks.ts'
import { isEdge } from './plan-nights.ts'
import type { CalendarEvent } from './read-calendar.ts'

/** From here on half of it may be gone only when staff say so. */
const FEW = 4

/** Suddenly empty, or much smaller: more likely a fault over there than that many cancellations within the hour. */
export function isSuspicious(before: readonly CalendarEvent[], now: readonly CalendarEvent[], today: string): boolean {
  const [had, has] = [before, now].map((events) => events.filter(({ until }) => until > today).length as number)
  if (had === undefined || has === undefined || had === 0) return false
  return has === 0 || (had >= FEW && has * 2 < had)
}

/** What would be freed if what was said last were believed. */
export function vanishedNights(
  before: readonly CalendarEvent[],
  now: readonly CalendarEvent[],
  today: string,
): Nights[] {
  const named = new NightMarks(today, now)
  return before
    .filter((event) => event.until > today && !isEdge(event, today) && named.parts(event, 'free').length > 0)
    .map(({ from, until }) => ({ from, until }))
}
