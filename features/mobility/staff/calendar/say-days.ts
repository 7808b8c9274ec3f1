import { formatters } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'

const narrow = formatters({ weekday: 'narrow' })
const short = formatters({ weekday: 'short' })
const long = formatters({ weekday: 'long' })
const shortDay = formatters({ weekday: 'short', day: 'numeric', month: 'short' })

const noonOf = (day: string) => new Date(`${day}T12:00Z`)

/** 'M', 'Mon', 'Monday'. */
export function sayWeekday(day: string, locale: Locale, style: 'narrow' | 'short' | 'long'): string {
  return { narrow, short, long }[style][locale].format(noonOf(day))
}

/** 'Thu 3 Dec', 'jeu. 3 déc.'. */
export function sayShortDay(moment: string, locale: Locale): string {
  return shortDay[locale].format(new Date(moment)).replace(',', '')
}
