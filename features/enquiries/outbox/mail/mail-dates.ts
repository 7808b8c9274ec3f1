import type { Locale } from '#common/locale.ts'
import { sayClock } from '../../reservation/say-time.ts'
import { mailMessages } from '../mail-messages.ts'

const timeZone = 'Africa/Dakar'
/** A message is read again months later: the year belongs to it. */
const DAY: Intl.DateTimeFormatOptions = { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', DAY),
  fr: new Intl.DateTimeFormat('fr-FR', DAY),
}
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** 'Tuesday 1 December 2026', 'mardi 1er décembre 2026'. */
export function mailDay(day: Date, locale: Locale): string {
  const text = days[locale].format(day).replace(',', '')
  return locale === 'fr' ? text.replace(/ 1 /, ' 1er ') : text
}

/** 'Tuesday 1 December 2026 at 10:00, Dakar time'. */
export function mailMoment(moment: Date, locale: Locale): string {
  return mailMessages[locale].moment(mailDay(moment, locale), sayClock(clock.format(moment), locale))
}
