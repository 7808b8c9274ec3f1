import type { Locale } from '#common/locale.ts'

const formatter = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { timeZone: 'Africa/Dakar', ...options })

const both = (options: Intl.DateTimeFormatOptions) => ({ en: formatter('en', options), fr: formatter('fr', options) })

const narrow = both({ weekday: 'narrow' })
const short = both({ weekday: 'short' })
const long = both({ weekday: 'long' })
const shortDay = both({ weekday: 'short', day: 'numeric', month: 'short' })

const noonOf = (day: string) => new Date(`${day}T12:00Z`)

/** 'M', 'Mon', 'Monday'. */
export function sayWeekday(day: string, locale: Locale, style: 'narrow' | 'short' | 'long'): string {
  return { narrow, short, long }[style][locale].format(noonOf(day))
}

/** 'Thu 3 Dec', 'jeu. 3 déc.'. */
export function sayShortDay(moment: string, locale: Locale): string {
  return shortDay[locale].format(new Date(moment)).replace(',', '')
}
