import type { Locale } from './locale.ts'

/**
 * Made once, since a formatter costs more to build than a page full of dates costs to write; and when it is first used, since
 * the first of a page costs a poor phone a tenth of a second. For what only staff or somebody who asks gets to see.
 */
export function formatters(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {}
  const timeZone = 'Africa/Dakar'
  return {
    get en() {
      made.en ??= new Intl.DateTimeFormat('en-GB', { timeZone, ...options })
      return made.en
    },
    get fr() {
      made.fr ??= new Intl.DateTimeFormat('fr-FR', { timeZone, ...options })
      return made.fr
    },
  }
}

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
} satisfies Record<Locale, string[]>

const WEEKDAYS = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
} satisfies Record<Locale, string[]>

/** 'date' is '1 December 2026', 'day' is '1 December', 'weekday' is 'Tuesday 1 December', 'full' says all. */
type DayStyle = 'date' | 'day' | 'weekday' | 'full'

const BEFORE_CLOCK: Record<Locale, string> = { en: ', ', fr: ' à ' }

/** 'June 2028', 'juin 2028'. As Intl writes it, without it (see `formatWhole`). */
export function formatMonth(isoDate: string, locale: Locale): string {
  const day = new Date(isoDate)
  return `${MONTHS[locale][day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** The day in Dakar, which keeps UTC all year. French counts the first of a month, and only that one: '1er décembre 2026'. */
export function formatDay(moment: Date, locale: Locale, style: DayStyle = 'date'): string {
  const number = moment.getUTCDate()
  const day = `${number}${locale === 'fr' && number === 1 ? 'er' : ''} ${MONTHS[locale][moment.getUTCMonth()]}`
  if (style === 'day') return day
  const named = style === 'date' ? day : `${WEEKDAYS[locale][moment.getUTCDay()]} ${day}`
  return style === 'weekday' ? named : `${named} ${moment.getUTCFullYear()}`
}

/** '11:30' as it is read: the house writes hours in French as '11 h 30'. */
export function sayClock(clock: string, locale: Locale): string {
  if (locale === 'en') return clock
  const [hours, minutes] = clock.split(':')
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}

/** The hour in Dakar: '14:05', '14 h 05'. */
export function formatClock(moment: Date, locale: Locale): string {
  return sayClock(moment.toISOString().slice(11, 16), locale)
}

/** Day and hour in Dakar: '23 June 2025, 14:05', '23 juin 2025 à 14 h 05'. */
export function formatMoment(moment: Date, locale: Locale, style: DayStyle = 'date'): string {
  return formatDay(moment, locale, style) + BEFORE_CLOCK[locale] + formatClock(moment, locale)
}

export function formatDateTime(iso: string, locale: Locale): string {
  return formatMoment(new Date(iso), locale)
}

interface Dated {
  createdAt: Date
  updatedAt: Date
}

/** A row as it is sent: its moments as texts. */
export type Sent<Row extends Dated> = Omit<Row, keyof Dated> & Record<keyof Dated, string>

export function withSentDates<Row extends Dated>(row: Row): Sent<Row> {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}

/** The same day some months later, or the last one of a month that is shorter: '2027-01-31' and one is '2027-02-28'. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}
