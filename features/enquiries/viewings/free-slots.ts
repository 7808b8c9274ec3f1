import { todayInDakar } from '#common/dakar-time.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import type { WeeklyHours } from './viewing.table.server.ts'
import { DAYS_AHEAD, NOTICE_HOURS, STEP_MINUTES } from './viewing-hours.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Some time, in milliseconds, its end excluded. */
export interface Span {
  from: number
  until: number
}

export interface FreeAdviser {
  userId: number
  hours: WeeklyHours
  daysOff: readonly { firstDay: string; lastDay: string }[]
  minutes: number
  bufferMinutes: number
  /** Their viewings that stand, each until they are back from it. */
  busy: readonly Span[]
}

export interface SlotQuestion {
  now: Date
  advisers: readonly FreeAdviser[]
  /** When the home cannot be shown: others look at it, or somebody lives there. */
  homeTaken: readonly Span[]
}

/** A free start, and who could show the home then. */
export interface FreeStart {
  startsAt: number
  userIds: number[]
}

const overlaps = (one: Span, other: Span) => one.from < other.until && other.from < one.until

/** Days are Dakar's, whose clock is UTC (common/dakar-time.ts). */
const at = (day: string, clock: string) => Date.parse(`${day}T${clock}:00Z`)
const weekdayOf = (day: string) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7

/** Somebody is there for the whole viewing, within their hours, and has time to get to the next one. */
function isFree(adviser: FreeAdviser, startsAt: number, homeTaken: readonly Span[]): boolean {
  const ends = startsAt + adviser.minutes * MINUTE_MS
  const shown = { from: startsAt, until: ends }
  const away = { from: startsAt, until: ends + adviser.bufferMinutes * MINUTE_MS }
  return !adviser.busy.some((span) => overlaps(span, away)) && !homeTaken.some((span) => overlaps(span, shown))
}

const isOff = ({ daysOff }: FreeAdviser, day: string) =>
  daysOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)

function startsOn(day: string, adviser: FreeAdviser): number[] {
  if (isOff(adviser, day)) return []
  return (adviser.hours[weekdayOf(day)] ?? []).flatMap(({ from, to }) => {
    const step = STEP_MINUTES * MINUTE_MS
    const first = Math.ceil(at(day, from) / step) * step
    const last = at(day, to) - adviser.minutes * MINUTE_MS
    return last < first ? [] : Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, n) => first + n * step)
  })
}

/** Every start that a visitor can have, in order. */
export function freeStarts({ now, advisers, homeTaken }: SlotQuestion): FreeStart[] {
  const soonest = now.getTime() + NOTICE_HOURS * HOUR_MS
  const found = new Map<number, number[]>()
  const today = todayInDakar(now)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    for (const adviser of advisers) {
      for (const startsAt of startsOn(addDays(today, ahead), adviser)) {
        if (startsAt < soonest || !isFree(adviser, startsAt, homeTaken)) continue
        found.set(startsAt, [...(found.get(startsAt) ?? []), adviser.userId])
      }
    }
  }
  return [...found].map(([startsAt, userIds]) => ({ startsAt, userIds })).sort((a, b) => a.startsAt - b.startsAt)
}

/** Of those who are free then, whoever shows the fewest homes that day; of equals whoever has been here longest. */
export function whoseTurn({ startsAt, userIds }: FreeStart, advisers: readonly FreeAdviser[]): FreeAdviser | undefined {
  const day = new Date(startsAt).toISOString().slice(0, 10)
  const countOn = ({ busy }: FreeAdviser) =>
    busy.filter(({ from }) => new Date(from).toISOString().slice(0, 10) === day).length
  return advisers
    .filter(({ userId }) => userIds.includes(userId))
    .sort((one, other) => countOn(one) - countOn(other) || one.userId - other.userId)[0]
}

const NEAREST = 6

/** The free starts that are nearest to one that is taken, in the order of the clock. */
export function nearestStarts(free: readonly FreeStart[], wished: number): string[] {
  return free
    .map(({ startsAt }) => startsAt)
    .sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished))
    .slice(0, NEAREST)
    .sort((one, other) => one - other)
    .map((startsAt) => new Date(startsAt).toISOString())
}

/** As they are shown: by Dakar's days. */
export function byDay(free: readonly FreeStart[]): { day: string; starts: string[] }[] {
  const days = new Map<string, string[]>()
  for (const { startsAt } of free) {
    const start = new Date(startsAt).toISOString()
    const day = start.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), start])
  }
  return [...days].map(([day, starts]) => ({ day, starts }))
}
