import { calendarTrouble } from './calendar-problems.ts'
import type { Property } from './content-lines.ts'

export const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A day or a time, as a calendar writes it. */
export interface CalendarTime {
  isWholeDay: boolean
  /** What the clock of its own zone shows, counted as if that were UTC. */
  wall: number
  /** The moment, which is also what Dakar's clock shows: Dakar keeps UTC (common/dakar-time.ts). */
  at: number
}

const DATE = /^(\d{4})(\d\d)(\d\d)$/
const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?(Z?)$/i

function wallOf([year = 0, month = 1, day = 1, hour = 0, minute = 0]: number[]): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute)
  // JavaScript turns 31 February into March, and 24:00 into the next day.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour
  if (!isReal || minute > 59) throw calendarTrouble('unreadable-event')
  return date.getTime()
}

/** What one reading may ask of the clocks of the world: each answer takes its time, and a hostile file could ask for millions. */
export interface Zones {
  formats: Map<string, Intl.DateTimeFormat | null>
  questions: number
}
const MOST_ZONES = 50
export const newZones = (): Zones => ({ formats: new Map(), questions: 15_000 })

function formatOf(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    return null
  }
}

/** '/mozilla.org/20050126_1/Europe/Paris' means Europe/Paris too. A zone that nobody knows is Dakar's: homes stand there. */
function zoneNamed(name: string, zones: Zones): Intl.DateTimeFormat | null {
  zones.questions -= 1
  if (zones.questions < 0) throw calendarTrouble('too-many-zones')
  const known = zones.formats.get(name)
  if (known !== undefined) return known
  if (zones.formats.size >= MOST_ZONES) throw calendarTrouble('too-many-zones')
  const found = formatOf(name) ?? formatOf(name.split('/').slice(-2).join('/'))
  zones.formats.set(name, found)
  return found
}

/** How far the zone's clock is ahead of UTC at that moment. */
function aheadAt(format: Intl.DateTimeFormat, moment: number): number {
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}

export function readTime({ params, value }: Pick<Property, 'params' | 'value'>, zones: Zones): CalendarTime {
  const date = DATE.exec(value.trim())
  if (date) {
    const wall = wallOf(date.slice(1).map(Number))
    return { isWholeDay: true, wall, at: wall }
  }
  const [, ...parts] = TIME.exec(value.trim()) ?? []
  if (parts.length === 0) throw calendarTrouble('unreadable-event')
  const wall = wallOf(parts.slice(0, 5).map(Number))
  const zone = params.get('TZID')
  const format = zone && parts[6] === '' ? zoneNamed(zone, zones) : null
  if (!format) return { isWholeDay: false, wall, at: wall }
  // Near a change of the clock the first guess may lie on its other side.
  const guess = wall - aheadAt(format, wall)
  return { isWholeDay: false, wall, at: wall - aheadAt(format, guess) }
}

const DURATION = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i

export function readDuration(value: string): number {
  const found = DURATION.exec(value.trim())
  if (!found) throw calendarTrouble('unreadable-event')
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return (weeks * 7 + days) * DAY_MS + hours * 3_600_000 + minutes * MINUTE_MS + seconds * 1_000
}

export const dayNumber = (moment: number): number => Math.floor(moment / DAY_MS)

/** '23:59' is how some write the end of a day. */
function closed(moment: number): number {
  return dayNumber(moment + MINUTE_MS) > dayNumber(moment) ? dayNumber(moment + MINUTE_MS) * DAY_MS : moment
}

const isMidnight = (moment: number) => moment % DAY_MS === 0

/**
 * The nights an event takes, as numbers of days: from the day of its start up to the day of its end, whose night is free again
 * (RFC 5545, 3.6.1: the end is not part of it). What begins and ends on one day takes none.
 */
export function nightsBetween(start: CalendarTime, end: CalendarTime | null): { from: number; until: number } {
  if (end && end.at < start.at) throw calendarTrouble('unreadable-event')
  if (start.isWholeDay) {
    const from = dayNumber(start.wall)
    // Without an end it is one day; and some write the same day twice and mean that.
    return { from, until: Math.max(from + 1, end ? dayNumber(closed(end.at)) : 0) }
  }
  if (!end) return { from: dayNumber(start.at), until: dayNumber(start.at) }
  const wallEnd = closed(end.wall)
  // From midnight to midnight of its own zone it is whole days, whatever the hour is in Dakar.
  if (isMidnight(start.wall) && isMidnight(wallEnd)) return { from: dayNumber(start.wall), until: dayNumber(wallEnd) }
  return { from: dayNumber(start.at), until: dayNumber(closed(end.at)) }
}
