import { formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { at, daysBetween } from './days.ts'

const FR_FIRST = (day: string) => (Number(day.slice(8)) === 1 ? '1er' : String(Number(day.slice(8))))

/** '3 to 10 March 2027', 'du 28 mars au 4 avril 2027': what both have in common is said once. */
export function sayDays(from: string, to: string, locale: Locale): string {
  const end = formatDay(at(to), locale)
  if (from === to) return end
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  const number = locale === 'fr' ? FR_FIRST(from) : String(Number(from.slice(8)))
  const whole = formatDay(at(from), locale)
  const start = isSameMonth ? number : from.slice(0, 4) === to.slice(0, 4) ? whole.slice(0, -5) : whole
  return locale === 'fr' ? `du ${start} au ${end}` : `${start} to ${end}`
}

const COUNTED = {
  en: { nights: ['night', 'nights'], days: ['day', 'days'] },
  fr: { nights: ['nuit', 'nuits'], days: ['jour', 'jours'] },
} as const

/** '7 nights'; '1 nuit'. */
export function sayCount(count: number, what: 'nights' | 'days', locale: Locale): string {
  const [one, many] = COUNTED[locale][what]
  return `${count}\u00a0${count === 1 ? one : many}`
}

/** '3 to 10 March 2027, 7 nights'. A departure's own night does not count; of days the last one does. */
export function sayStretch(from: string, to: string, what: 'nights' | 'days', locale: Locale): string {
  return `${sayDays(from, to, locale)}, ${sayCount(daysBetween(from, to) + (what === 'days' ? 1 : 0), what, locale)}`
}

/** At the beginning of a line. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
