import { addDays, DAYS_PER_WEEK } from '#ui/dates/days.ts'
import type { CalendarEntry } from '../../calendar-entry.ts'
import { MINUTES_PER_DAY, minuteOf } from '../layout/place-entries.ts'

export const STEP_MINUTES = 15
const HOUR = 60
/** A task of a day that is given an hour by keys begins there. */
const FIRST_HOUR = 9 * HOUR

/** Where something is put: a day, and a minute of it, or none. */
export interface Target {
  day: string
  minute: number | null
}

export const snap = (minute: number) =>
  Math.min(Math.max(Math.round(minute / STEP_MINUTES) * STEP_MINUTES, 0), MINUTES_PER_DAY - STEP_MINUTES)

export const targetOf = ({ startsAt, day }: CalendarEntry): Target => ({
  day,
  minute: startsAt === null ? null : minuteOf(startsAt, day),
})

export const isSame = (one: Target, other: Target) => one.day === other.day && one.minute === other.minute

/** As the API takes it: a day without an hour is its midnight. */
export const momentOf = ({ day, minute }: Target): string =>
  new Date(Date.parse(`${day}T00:00Z`) + (minute ?? 0) * 60_000).toISOString()

/** The same entry, there. */
export function movedTo(entry: CalendarEntry, target: Target): CalendarEntry {
  const startsAt = target.minute === null ? null : momentOf(target)
  const by = startsAt && entry.startsAt ? Date.parse(startsAt) - Date.parse(entry.startsAt) : null
  const along = (moment: string | null) =>
    by !== null && moment ? new Date(Date.parse(moment) + by).toISOString() : null
  return {
    ...entry,
    startsAt,
    endsAt: along(entry.endsAt),
    busyUntil: along(entry.busyUntil),
    day: target.day,
    lastDay: target.day,
  }
}

/** By minutes, across midnight too. Only a task may be of a day, without an hour. */
function later({ day, minute }: Target, by: number, mayLoseHour: boolean): Target {
  if (minute === null) return by > 0 ? { day, minute: FIRST_HOUR } : { day, minute }
  const next = minute + by
  if (next < 0) return mayLoseHour ? { day, minute: null } : { day: addDays(day, -1), minute: MINUTES_PER_DAY + next }
  return next < MINUTES_PER_DAY ? { day, minute: next } : { day: addDays(day, 1), minute: next - MINUTES_PER_DAY }
}

interface Press {
  key: string
  shiftKey: boolean
}

/** Where a key moves it: arrows by a quarter of an hour or, with Shift, by an hour; sideways by a day. A month has no hours. */
export function steppedBy(
  target: Target,
  { key, shiftKey }: Press,
  entry: CalendarEntry,
  isMonth: boolean,
): Target | null {
  const { day } = target
  const isTask = entry.kind === 'task'
  const step = shiftKey ? HOUR : STEP_MINUTES
  switch (key) {
    case 'ArrowLeft':
      return { ...target, day: addDays(day, -1) }
    case 'ArrowRight':
      return { ...target, day: addDays(day, 1) }
    case 'ArrowUp':
      return isMonth ? { ...target, day: addDays(day, -DAYS_PER_WEEK) } : later(target, -step, isTask)
    case 'ArrowDown':
      return isMonth ? { ...target, day: addDays(day, DAYS_PER_WEEK) } : later(target, step, isTask)
    default:
      return null
  }
}
