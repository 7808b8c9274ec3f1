import { addDays, addMonths, DAYS_PER_WEEK, mondayOf, weeksOf } from '#ui/dates/days.ts'

export const CALENDAR_VIEWS = ['day', 'week', 'month', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** So many days of an agenda are read at once. */
export const AGENDA_DAYS = 14

/** The days that a view shows: of a month its whole weeks. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view === 'month') return weeksOf(day).flat()
  const [first, count] = view === 'week' ? [mondayOf(day), DAYS_PER_WEEK] : [day, view === 'agenda' ? AGENDA_DAYS : 1]
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** The day that the next stretch, or the one before, is opened by. */
export function turn(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'month') return `${addMonths(`${day.slice(0, 7)}-01`, by).slice(0, 7)}-01`
  return addDays(day, by * { day: 1, week: DAYS_PER_WEEK, agenda: AGENDA_DAYS }[view])
}
