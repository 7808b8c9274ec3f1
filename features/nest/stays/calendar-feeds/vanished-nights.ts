import type { Nights } from '../stay-days.ts'
import { NightMarks } from './night-marks.ts'
import { isEdge } from './plan-nights.ts'
import type { CalendarEvent } from './read-calendar.ts'

/** From here on half of it may be gone only when staff say so. */
const FEW = 4

/** Airbnb's own edges come with every file, also with one that has lost all its bookings. */
const counted = (events: readonly CalendarEvent[], today: string) =>
  events.filter((event) => event.until > today && !isEdge(event, today))

/** Suddenly empty, or much smaller: more likely a fault over there than that many cancellations within the hour. */
export function isSuspicious(before: readonly CalendarEvent[], now: readonly CalendarEvent[], today: string): boolean {
  // Our own nights that are told back leave when we say that they are free.
  const theirs = before.filter(({ isEcho }) => !isEcho)
  const had = counted(theirs, today).length
  const has = counted(now, today).filter(({ isEcho }) => !isEcho).length
  const isLittle = has === 0 || (had >= FEW && has * 2 < had)
  return isLittle && vanishedNights(theirs, now, today).length > 0
}

/** What would be freed if what was said last were believed. */
export function vanishedNights(
  before: readonly CalendarEvent[],
  now: readonly CalendarEvent[],
  today: string,
): Nights[] {
  const held = new NightMarks(today, counted(now, today))
  // An edge keeps what the owner blocked before it came near, and no booking.
  const named = new NightMarks(today, now)
  return counted(before, today)
    .filter((event) => (event.kind === 'booking' ? held : named).parts(event, 'free').length > 0)
    .map(({ from, until }) => ({ from, until }))
}
