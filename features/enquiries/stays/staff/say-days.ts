import { formatDay, formatters } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'

const at = (day: string) => new Date(`${day}T00:00Z`)
const short = formatters({ weekday: 'short', day: 'numeric', month: 'short' })
const bind = (text: string) => text.replaceAll(' ', '\u00a0')

/** 'Tuesday 1 December' */
export const sayDay = (day: string, locale: Locale): string => formatDay(at(day), locale, 'weekday')

/** 'Tue 1 Dec', in one piece. */
export const sayShortDay = (day: string, locale: Locale): string => bind(short[locale].format(at(day)))
