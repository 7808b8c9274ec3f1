import { formatDateTime, formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'

const bind = (text: string) => text.replaceAll(' ', '\u00a0')

/** A day among small facts, which stays in one piece when its line breaks. */
export function unbrokenDay(moment: Date, locale: Locale): string {
  return bind(formatDay(moment, locale))
}

/** A day and an hour, which may part from each other but not within. */
export function unbrokenDateTime(iso: string, locale: Locale): string {
  return bind(formatDateTime(iso, locale)).replace(',\u00a0', ', ').replace('\u00a0à', ' à')
}

const SHORT = 32

/** Facts stand two in a row on a phone; one that would become a column of single words has the row for itself. */
export function isLong(text: string): boolean {
  return text.length > SHORT
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** '2027-01-31' as '31 January 2027'; anything else as it is. */
export function dayInWords(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'string' || !DAY.test(value)) return value
  const day = new Date(`${value}T00:00Z`)
  // Answers that came past our own forms may name a day that does not exist.
  if (Number.isNaN(day.getTime())) return value
  return formatDay(day, locale)
}
