import { formatClock, formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { mailMessages } from '../mail-messages.ts'

/** 'Tuesday 1 December 2026', 'mardi 1er décembre 2026': a message is read again months later, so the year belongs to it. */
export function mailDay(day: Date, locale: Locale): string {
  return formatDay(day, locale, 'full')
}

/** 'Tuesday 1 December 2026 at 10:00, Dakar time'. */
export function mailMoment(moment: Date, locale: Locale): string {
  return mailMessages[locale].moment(mailDay(moment, locale), formatClock(moment, locale))
}
