import { formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { at, daysBetween } from './days.ts'

const WORDS = {
  en: {
    number: (day: number) => String(day),
    stretch: (start: string, end: string) => `${start} to ${end}`,
    isOne: (count: number) => count === 1,
    counted: { nights: ['night', 'nights'], days: ['day', 'days'] },
  },
  fr: {
    number: (day: number) => (day === 1 ? '1er' : String(day)),
    stretch: (start: string, end: string) => `du ${start} au ${end}`,
    isOne: (count: number) => count < 2,
    counted: { nights: ['nuit', 'nuits'], days: ['jour', 'jours'] },
  },
} as const

/** '3 to 10 March 2027', 'du 28 mars au 4 avril 2027': what both have in common is said once. */
export function sayDays(from: string, to: string, locale: Locale): string {
  const end = formatDay(at(to), locale)
  if (from === to) return end
  const { number, stretch } = WORDS[locale]
  if (from.slice(0, 7) === to.slice(0, 7)) return stretch(number(Number(from.slice(8))), end)
  const whole = formatDay(at(from), locale)
  return stretch(from.slice(0, 4) === to.slice(0, 4) ? whole.slice(0, -5) : whole, end)
}

/** '7 nights'; '1 nuit'. */
export function sayCount(count: number, what: 'nights' | 'days', locale: Locale): string {
  const { counted, isOne } = WORDS[locale]
  const [one, many] = counted[what]
  return `${count}\u00a0${isOne(count) ? one : many}`
}

/** '3 to 10 March 2027, 7 nights'. A departure's own night does not count; of days the last one does. */
export function sayStretch(from: string, to: string, what: 'nights' | 'days', locale: Locale): string {
  return `${sayDays(from, to, locale)}, ${sayCount(daysBetween(from, to) + (what === 'days' ? 1 : 0), what, locale)}`
}

/** At the beginning of a line. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
