import { momentInDakar } from '#common/dakar-time.ts'
import { formatters } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'

const DAY_MS = 24 * 3_600_000

interface Timed {
  pickup: string
  dropoff: string
}

/** A hire where a row of days shows it: from which of them, how far into it, and for how many, parts of days counted. */
export interface Span<Hire> {
  hire: Hire
  /** Place in the row, from 0. */
  day: number
  offset: number
  length: number
  /** It began before the row, or goes on after it. */
  isCutBefore: boolean
  isCutAfter: boolean
}

const startOf = (day: string) => momentInDakar(`${day}T00:00`)?.getTime() ?? 0

export function spansOf<Hire extends Timed>(hires: readonly Hire[], days: readonly string[]): Span<Hire>[] {
  const [first] = days
  if (!first) return []
  const begin = startOf(first)
  return hires.flatMap((hire) => {
    const from = (Date.parse(hire.pickup) - begin) / DAY_MS
    const until = (Date.parse(hire.dropoff) - begin) / DAY_MS
    const start = Math.max(from, 0)
    const end = Math.min(until, days.length)
    if (end <= start) return []
    const day = Math.floor(start)
    return [
      {
        hire,
        day,
        offset: start - day,
        length: end - start,
        isCutBefore: from < 0,
        isCutAfter: until > days.length,
      },
    ]
  })
}

/** The days a span touches after the one it begins on: they have to say so too. */
export function isLaterDayOf({ day, offset, length }: Span<unknown>, place: number): boolean {
  return place > day && place < day + offset + length
}

/** Whether two of a row meet on a day, so that neither may be drawn wider than it is. */
export function isNear(one: Span<unknown>, other: Span<unknown>): boolean {
  const lastDay = ({ day, offset, length }: Span<unknown>) => day + Math.ceil(offset + length) - 1
  return one !== other && one.day <= lastDay(other) && other.day <= lastDay(one)
}

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
