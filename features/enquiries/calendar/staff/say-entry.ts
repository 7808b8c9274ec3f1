import { formatClock, formatDay, sayClock } from '#common/dates.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { at } from '#ui/dates/days.ts'
import { capitalised } from '#ui/dates/say-days.ts'
import { sayTask } from '../../tasks/task-words.ts'
import type { CalendarEntry } from '../calendar-entry.ts'
import type { en } from './messages.en.ts'

type Words = typeof en

/** 'Tuesday 1 December': the number stays with its month. */
export const sayDay = (day: string, locale: Locale) =>
  formatDay(at(day), locale, 'weekday').replace(/(\d\S*) /, '$1\u00a0')

/** '15:00', '15:00–16:00', 'from 15:00'; null for what is of the whole day. */
export function sayHours({ kind, startsAt, endsAt, hour }: CalendarEntry, words: Words, locale: Locale): string | null {
  if (startsAt === null) {
    if (hour === null) return null
    return (kind === 'arrival' ? words.from : words.by)(sayClock(hour, locale))
  }
  const start = formatClock(new Date(startsAt), locale)
  return endsAt === null ? start : `${start}–${formatClock(new Date(endsAt), locale)}`
}

/** Day and hour in one. */
export function sayWhen(entry: CalendarEntry, words: Words, locale: Locale): string {
  const day = capitalised(sayDay(entry.day, locale))
  const hours = sayHours(entry, words, locale)
  return hours === null ? day : `${day}, ${hours}`
}

/** Whom it is with, or what is to be done. */
export const sayTitle = ({ title, taskKind }: CalendarEntry, locale: Locale) =>
  taskKind ? sayTask({ kind: taskKind, title }, locale) : title

export const sayAbout = ({ about, aboutFr }: CalendarEntry, locale: Locale) =>
  about === null ? null : inLocale(locale, about, aboutFr)

/** An hour that has passed, or a day, and nobody has done it. */
export function isLate({ kind, status, startsAt, day }: CalendarEntry, now: number): boolean {
  if (kind !== 'task' || status !== 'open') return false
  return startsAt === null ? day < new Date(now).toISOString().slice(0, 10) : Date.parse(startsAt) < now
}

export type Look = 'asked' | 'firm' | 'over' | 'missed'

/** What is not certain yet, what stands, what is over. */
export function lookOf({ status }: CalendarEntry): Look {
  if (status === 'asked' || status === 'pending') return 'asked'
  if (status === 'missed') return 'missed'
  return status === 'done' || status === 'completed' ? 'over' : 'firm'
}

/** All that its block shows by place, colour and edge. */
export function sayEntry(entry: CalendarEntry, words: Words, locale: Locale, who: string | null, isOverdue: boolean) {
  const { kind, status } = entry
  const state = isOverdue ? words.late : kind === 'off' ? null : words.statuses[status]
  const what = [words.kinds[kind], state].filter(Boolean).join(', ')
  const facts = [
    sayTitle(entry, locale),
    sayAbout(entry, locale),
    sayWhen(entry, words, locale),
    kind === 'off' ? null : who,
  ]
  return `${what}. ${facts.filter(Boolean).join('. ')}.`
}

export const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('')
