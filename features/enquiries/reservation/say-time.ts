import type { Locale } from '#common/locale.ts'

const LANGUAGE: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR' }
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

/** '11:30' as it is read: the house writes hours in French as '11 h 30'. */
export function sayClock(clock: string, locale: Locale): string {
  if (locale === 'en') return clock
  const [hours, minutes] = clock.split(':')
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}

/** French counts the first of a month, and only that one. */
function inFrench(day: string): string {
  return day.replace(/ 1 /, ' 1er ')
}

function dayOf(moment: Date, locale: Locale, timeZone: string): string {
  const day = new Intl.DateTimeFormat(LANGUAGE[locale], { ...DAY, timeZone }).format(moment)
  return locale === 'fr' ? inFrench(day) : day
}

/** '2026-12-01' as 'Tuesday 1 December'. */
export function sayDay(day: string, locale: Locale): string {
  return dayOf(new Date(`${day}T00:00Z`), locale, 'UTC')
}

/** A moment on Dakar's clock: 'Tuesday 1 December, 10:00'. */
export function sayMoment(moment: Date, locale: Locale): string {
  const timeZone = 'Africa/Dakar'
  const day = dayOf(moment, locale, timeZone)
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment)
  return locale === 'fr' ? `${day} à ${sayClock(clock, locale)}` : `${day}, ${clock}`
}
