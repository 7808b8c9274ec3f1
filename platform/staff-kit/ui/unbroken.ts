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
