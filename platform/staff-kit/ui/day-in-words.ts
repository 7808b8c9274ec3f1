import { formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** '2027-01-31' as '31 January 2027'; anything else as it is. */
export function dayInWords(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'string' || !DAY.test(value)) return value
  const day = new Date(`${value}T00:00Z`)
  // Answers that came past our own forms may name a day that does not exist.
  if (Number.isNaN(day.getTime())) return value
  return formatDay(day, locale)
}
