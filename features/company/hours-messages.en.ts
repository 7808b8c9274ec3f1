import type { Weekday } from './weekdays.ts'

const days: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

export const en = {
  days,
  /** Two days in a row, or more. */
  both: (one: string, other: string) => `${one} and ${other}`,
  through: (first: string, last: string) => `${first} to ${last}`,
  hours: (from: string, to: string) => `${from} to ${to}`,
  closed: 'Closed',
}

export type HoursMessages = typeof en
