import { dakarClock } from '#common/dakar-time.ts'
import { formatDay, sayClock } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { type OpeningHours, WEEKDAYS, type Weekday } from '#ui/page/company-profile.ts'
import { hoursMessages } from './hours-messages.ts'

interface Stretch {
  days: Weekday[]
  hours: string | null
}

/** Days in a row that have the same hours. */
function stretchesOf(openingHours: OpeningHours): Stretch[] {
  const stretches: Stretch[] = []
  for (const day of WEEKDAYS) {
    const hours = openingHours[day]
    const last = stretches.at(-1)
    if (last && last.hours === hours) last.days.push(day)
    else stretches.push({ days: [day], hours })
  }
  return stretches
}

function sayDays(days: readonly Weekday[], locale: Locale): string {
  const words = hoursMessages[locale]
  const [first = 'monday', second] = days
  const last = days.at(-1) ?? first
  if (!second) return words.days[first]
  return (days.length === 2 ? words.both : words.through)(words.days[first], words.days[last])
}

function sayHours(hours: string | null, locale: Locale): string {
  const words = hoursMessages[locale]
  if (hours === null) return words.closed
  const [from = '', to = ''] = hours.split('-')
  return words.hours(sayClock(from, locale), sayClock(to, locale))
}

export interface HoursLine {
  days: string
  hours: string
}

/** The week as it is read: 'Monday to Friday', '09:00 to 18:00'; 'Sunday', 'Closed'. */
export function hoursInWords(openingHours: OpeningHours, locale: Locale): HoursLine[] {
  return stretchesOf(openingHours).map(({ days, hours }) => ({
    days: sayDays(days, locale),
    hours: sayHours(hours, locale),
  }))
}

/** The days it is open, in a sentence: 'Monday to Thursday, 09:00 to 18:00; Friday, 09:00 to 18:30'. */
export function openHours(openingHours: OpeningHours, locale: Locale): string {
  const { inSentence, between } = hoursMessages[locale]
  return stretchesOf(openingHours)
    .filter(({ hours }) => hours !== null)
    .map(({ days, hours }) => `${inSentence(sayDays(days, locale))}, ${sayHours(hours, locale)}`)
    .join(between)
}

/** Later than this before closing, a message is read the next day. */
const LAST_MINUTES = 60
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** By when we mean to answer what came then; null for a house that never opens. */
export function answerTime(openingHours: OpeningHours, came: Date, locale: Locale): string | null {
  const words = hoursMessages[locale]
  const [today = '', clock = ''] = dakarClock(came).split('T')
  for (let ahead = 0; ahead <= WEEKDAYS.length; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * 86_400_000)
    const hours = openingHours[WEEKDAYS[(day.getUTCDay() + 6) % 7] ?? 'monday']
    if (hours === null) continue
    const [opens = '', closes = ''] = hours.split('-')
    const isOver = ahead === 0 && minutesOf(clock) > minutesOf(closes) - LAST_MINUTES
    if (isOver) continue
    const isOpen = ahead === 0 && minutesOf(clock) >= minutesOf(opens)
    const said = formatDay(day, locale, 'weekday')
    return isOpen ? words.answerBy(said, sayClock(closes, locale)) : words.answerFrom(said, sayClock(opens, locale))
  }
  return null
}

/** The same for machines (schema.org): a day that is not named is closed. */
export function hoursSpecification(openingHours: OpeningHours) {
  return stretchesOf(openingHours).flatMap(({ days, hours }) => {
    if (hours === null) return []
    const [opens, closes] = hours.split('-')
    const dayOfWeek = days.map((day) => hoursMessages.en.days[day])
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
  })
}
