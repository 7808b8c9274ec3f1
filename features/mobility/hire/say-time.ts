import { formatDay, formatMoment } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'

/** '2026-12-01' as 'Tuesday 1 December'. */
export function sayDay(day: string, locale: Locale): string {
  return formatDay(new Date(`${day}T00:00Z`), locale, 'weekday')
}

/** A moment on Dakar's clock: 'Tuesday 1 December, 10:00'. */
export function sayMoment(moment: Date, locale: Locale): string {
  return formatMoment(moment, locale, 'weekday')
}
