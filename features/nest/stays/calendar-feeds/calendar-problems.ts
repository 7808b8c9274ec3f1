import { FETCH_PROBLEMS, type FetchProblem, ForeignTrouble } from '#platform/foreign-fetch/fetch-problems.ts'

/** What can be wrong with a calendar that was fetched: nothing is freed then, and what could be read of it is held. */
const READING_PROBLEMS = [
  'not-a-calendar',
  'too-many-events',
  'too-many-zones',
  'unreadable-event',
  'strange-repetition',
] as const

/** Why a calendar could not be read: keys, not sentences, since staff read them in their own language. */
export const CALENDAR_PROBLEMS = [...FETCH_PROBLEMS, ...READING_PROBLEMS] as const
export type CalendarProblem = FetchProblem | (typeof READING_PROBLEMS)[number]

export const calendarTrouble = (problem: CalendarProblem, options?: ErrorOptions) =>
  new ForeignTrouble<CalendarProblem>(problem, options)
