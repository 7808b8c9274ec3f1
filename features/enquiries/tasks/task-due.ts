import { dakarClock, todayInDakar } from '#common/dakar-time.ts'

/** As a task says when it is due: at an hour, on a day, or whenever there is time. */
export interface Due {
  dueAt: string | null
  hasHour: boolean
}

const DAY_MS = 86_400_000
const DAYS_AHEAD = 7
/** A day without an hour is kept as its last second: so it comes after the hours of that day, and is over when it is. */
const DAYS_END = 'T23:59:59.000Z'

/** As it is stored. */
export function dueMoment(at: Date | null, hasHour: boolean): Date | null {
  if (!at) return null
  return new Date(hasHour ? `${dakarClock(at)}:00.000Z` : `${todayInDakar(at)}${DAYS_END}`)
}

/** Of a moment alone, as a lead has it: nobody plans for the last second of a day. */
export const isWholeDay = (at: string) => at.endsWith(DAYS_END)

/** With an hour when the hour has passed, without one when the day is over. `isOverdue` of the repository is the same in SQL. */
export function isOverdue({ dueAt, hasHour }: Due, now: number): boolean {
  if (!dueAt) return false
  return hasHour ? Date.parse(dueAt) < now : dueAt.slice(0, 10) < todayInDakar(new Date(now))
}

/** In the order in which they are worked off. */
export const TASK_GROUPS = ['overdue', 'today', 'week', 'later', 'someday'] as const
export type TaskGroup = (typeof TASK_GROUPS)[number]

/** 'week' is the seven days after today: a calendar's week would be empty on its Sunday. */
export function groupOf(task: Due, now: number): TaskGroup {
  if (!task.dueAt) return 'someday'
  if (isOverdue(task, now)) return 'overdue'
  const day = task.dueAt.slice(0, 10)
  if (day <= todayInDakar(new Date(now))) return 'today'
  return day <= todayInDakar(new Date(now + DAYS_AHEAD * DAY_MS)) ? 'week' : 'later'
}

/**
 * The same hour a day later or earlier. What is overdue goes to the first day on which it no longer is, and nothing is moved
 * into the past: null.
 */
export function moveByDay({ dueAt, hasHour }: Due, by: 1 | -1, now: number): string | null {
  const from = dueAt ? Date.parse(dueAt) : Date.parse(`${todayInDakar(new Date(now))}${DAYS_END}`)
  const moved = (at: number) => ({ dueAt: new Date(at).toISOString(), hasHour })
  let at = from + by * DAY_MS
  if (by < 0) return isOverdue(moved(at), now) ? null : moved(at).dueAt
  while (isOverdue(moved(at), now)) at += DAY_MS
  return moved(at).dueAt
}
