import { calendarTrouble } from './calendar-problems.ts'
import { DAY_MS, dayNumber, newZones, readTime } from './calendar-times.ts'

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** Day 0 of our count, 1 January 1970, was a Thursday. */
const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7

const KNOWN = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTH', 'BYMONTHDAY', 'WKST'])

/** How many steps one reading may take over all its events: a small file can ask for a great many. */
export interface Budget {
  steps: number
}

const refused = () => calendarTrouble('strange-repetition')

function parts(rule: string): Map<string, string> {
  const found = rule
    .toUpperCase()
    .split(';')
    .filter(Boolean)
    .map((part) => part.trim().split('=') as [string, string | undefined])
  if (found.some(([, value]) => !value)) throw refused()
  return new Map(found as [string, string][])
}

function number(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  if (!/^\d{1,5}$/.test(text) || Number(text) === 0) throw refused()
  return Number(text)
}

/** Some spell out what the start says anyway; anything else is more than we read. */
function requireSame(said: string | undefined, own: number): void {
  if (said !== undefined && said !== String(own)) throw refused()
}

/** The days of each turn, endlessly. */
function* turns(rule: Map<string, string>, start: number): Generator<number[]> {
  const every = number(rule.get('INTERVAL'), 1)
  const date = new Date(start * DAY_MS)
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  const frequency = rule.get('FREQ')
  const days = rule.get('BYDAY')?.split(',')
  if (days && frequency !== 'WEEKLY') throw refused()
  if (frequency !== 'YEARLY' && rule.has('BYMONTH')) throw refused()
  requireSame(rule.get('BYMONTH'), month + 1)
  requireSame(rule.get('BYMONTHDAY'), dayOfMonth)
  if (rule.has('BYMONTHDAY') && frequency !== 'MONTHLY' && frequency !== 'YEARLY') throw refused()

  /** A month without that day, such as a 31st of June, is left out. */
  const inMonth = (months: number): number[] => {
    const moment = Date.UTC(year, month + months, dayOfMonth)
    return new Date(moment).getUTCDate() === dayOfMonth ? [dayNumber(moment)] : []
  }
  switch (frequency) {
    case 'DAILY':
      for (let turn = 0; ; turn++) yield [start + turn * every]
    case 'WEEKLY': {
      // Where weeks begin on another day, every second one is another one.
      if (days && every > 1 && (rule.get('WKST') ?? 'MO') !== 'MO') throw refused()
      const chosen = (days ?? [WEEKDAYS[weekdayOf(start)] ?? '']).map((name) => WEEKDAYS.indexOf(name))
      if (chosen.includes(-1)) throw refused()
      const monday = start - weekdayOf(start)
      const ordered = [...new Set(chosen)].sort((a, b) => a - b)
      for (let turn = 0; ; turn++) yield ordered.map((weekday) => monday + turn * every * 7 + weekday)
    }
    case 'MONTHLY':
      for (let turn = 0; ; turn++) yield inMonth(turn * every)
    case 'YEARLY':
      for (let turn = 0; ; turn++) yield inMonth(turn * every * 12)
    default:
      throw refused()
  }
}

/**
 * The days on which an event begins that repeats by a simple rule, up to `last`. What is not simple is refused by name, unless
 * all of it lies before `first`.
 */
export function repeatedDays(
  rule: string,
  start: number,
  { first, last, budget }: { first: number; last: number; budget: Budget },
): number[] {
  const read = parts(rule)
  const until = read.get('UNTIL')
  const end =
    until === undefined ? last : Math.min(last, dayNumber(readTime({ params: new Map(), value: until }, newZones()).at))
  if (end < first) return []
  if ([...read.keys()].some((name) => !KNOWN.has(name))) throw refused()
  const count = number(read.get('COUNT'), Number.POSITIVE_INFINITY)
  const found: number[] = []
  for (const days of turns(read, start)) {
    budget.steps -= 1
    if (budget.steps < 0) throw calendarTrouble('too-many-events')
    for (const day of days) {
      if (day < start) continue
      if (day > end || found.length >= count) return found
      found.push(day)
    }
    // A rule may name a day that never comes: its turns are counted by the budget.
    if (found.length >= count) return found
  }
  return found
}
