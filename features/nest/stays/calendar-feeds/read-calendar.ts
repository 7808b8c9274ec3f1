import { withoutControls } from '#common/schema.ts'
import { ForeignTrouble } from '#platform/foreign-fetch/fetch-problems.ts'
import { addMonths } from '../stay-days.ts'
import { type CalendarProblem, calendarTrouble } from './calendar-problems.ts'
import {
  type CalendarTime,
  DAY_MS,
  dayNumber,
  newZones,
  nightsBetween,
  readDuration,
  readTime,
  type Zones,
} from './calendar-times.ts'
import { type Property, plainValue, readProperties } from './content-lines.ts'
import { type Budget, repeatedDays } from './repeat-event.ts'

/** What somebody else's calendar says of a home: nights that it gives to nobody. */
export interface CalendarEvent {
  /** The calendar's own name for it. Another calendar may use the same one. */
  uid: string
  from: string
  /** The day on which somebody else may arrive. */
  until: string
  /**
   * 'unavailable' is what Airbnb calls "Not available": nobody booked it. Booking.com writes "CLOSED - Not available" for
   * bookings too, so there it says nothing.
   */
  kind: 'booking' | 'unavailable'
  /** Most likely our own nights, told back (echoes.ts). No file says so: it is remembered with what was read. */
  isEcho?: boolean
}

/** A home has some hundred nights in a year; whoever has more events than this is no calendar of one home. */
const MOST_EVENTS = 5_000
const MOST_STEPS = 50_000
/** How far ahead what repeats is followed, in months. */
const FOLLOWED_MONTHS = 24
const LONGEST_UID = 200

/** Beyond these a day means nothing to us: somebody's "for ever". */
const FIRST_DAY = dayNumber(Date.UTC(2000, 0, 1))
const LAST_DAY = dayNumber(Date.UTC(2099, 11, 31))
const dayOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

type Fields = Map<string, Property[]>
const READ = /^(UID|DTSTART|DTEND|DURATION|SUMMARY|STATUS|RRULE|RDATE|EXRULE|EXDATE|RECURRENCE-ID)$/

/** As it stands in the file, before what repeats is written out. */
interface Written {
  uid: string
  /** The day of the repetition that it stands for. */
  standsFor: number | null
  /** Null: cancelled, or over. */
  nights: WrittenNights | null
}

interface WrittenNights {
  kind: CalendarEvent['kind']
  /** The day that rules and exceptions count from: elsewhere another one than its first night may be. */
  start: number
  /** In days. */
  from: number
  length: number
  rule: string | null
  more: number[]
  without: Set<number>
}

function fieldsOf(text: string): { events: Fields[]; isAirbnb: boolean } {
  const events: Fields[] = []
  let isAirbnb = false
  for (const { within, property } of readProperties(text)) {
    if (within === 'VCALENDAR' && property.name === 'PRODID') isAirbnb ||= /airbnb/i.test(property.value)
    // An alarm within an event has a length of its own.
    if (within !== 'VCALENDAR/VEVENT') continue
    if (property.name === 'BEGIN') {
      if (events.length === MOST_EVENTS) throw calendarTrouble('too-many-events')
      events.push(new Map())
    } else if (READ.test(property.name)) {
      const fields = events.at(-1)
      const alike = fields?.get(property.name)
      if (alike) alike.push(property)
      else fields?.set(property.name, [property])
    }
  }
  return { events, isAirbnb }
}

function endOf(fields: Fields, start: CalendarTime, zones: Zones): CalendarTime | null {
  const [end] = fields.get('DTEND') ?? []
  if (end) return readTime(end, zones)
  const [duration] = fields.get('DURATION') ?? []
  if (!duration) return null
  const length = readDuration(duration.value)
  return { ...start, wall: start.wall + length, at: start.at + length }
}

function eventOf(
  fields: Fields,
  { zones, isAirbnb, today }: { zones: Zones; isAirbnb: boolean; today: number },
): Written {
  const text = (name: string) => plainValue(fields.get(name)?.[0]?.value ?? '')
  const dayIn = (property: Property, value = property.value) => dayNumber(readTime({ ...property, value }, zones).at)
  const daysIn = (name: string) =>
    (fields.get(name) ?? []).flatMap((property) =>
      property.value
        .split(',')
        .filter((day) => day.trim() !== '')
        .map((day) => dayIn(property, day)),
    )
  const [instance] = fields.get('RECURRENCE-ID') ?? []
  const named = withoutControls(text('UID').slice(0, LONGEST_UID))
  const standsFor = instance ? dayIn(instance) : null
  if (/^cancelled$/i.test(text('STATUS'))) return { uid: named, standsFor, nights: null }

  const [written] = fields.get('DTSTART') ?? []
  if (!written) throw calendarTrouble('unreadable-event')
  const start = readTime(written, zones)
  const { from, until } = nightsBetween(start, endOf(fields, start, zones))
  // One without a name is told by its days.
  const uid = named || `${from}-${until}`
  const [rule, second] = fields.get('RRULE') ?? []
  const more = daysIn('RDATE')
  if (!rule && more.length === 0 && until <= today) return { uid, standsFor, nights: null }
  if (second || fields.has('EXRULE') || instance?.params.has('RANGE')) throw calendarTrouble('strange-repetition')

  const summary = text('SUMMARY')
  const ofAirbnb = isAirbnb || /@airbnb\.com$/i.test(uid) || /^airbnb\b/i.test(summary)
  return {
    uid,
    standsFor,
    nights: {
      kind: ofAirbnb && /not available/i.test(summary) ? 'unavailable' : 'booking',
      start: dayNumber(start.at),
      from,
      length: until - from,
      rule: rule?.value ?? null,
      more,
      without: new Set(daysIn('EXDATE')),
    },
  }
}

/** The first nights of it: of what repeats, all that come up to `last`. */
function beginnings(
  uid: string,
  { start, from, length, rule, more, without }: WrittenNights,
  { replaced, today, ...limits }: { replaced: ReadonlySet<string>; today: number; last: number; budget: Budget },
): number[] {
  if (rule === null && more.length === 0) return [from]
  const ruled = rule === null ? [start] : repeatedDays(rule, start, { ...limits, first: today - length - 1 })
  return [...ruled, ...more]
    .filter((day) => !without.has(day) && !replaced.has(`${day} ${uid}`))
    .map((day) => day - start + from)
}

/** What a calendar says, as far as it can be read; and what is wrong with the first that cannot. */
export interface ReadCalendar {
  events: CalendarEvent[]
  problem: CalendarProblem | null
}

/**
 * Reads a calendar file of somebody else's (RFC 5545): what it says from today on, by days. Throws a named trouble for what is
 * no calendar, or only part of one. Where a single event cannot be read, the others are, and the trouble is named beside them:
 * what they take is taken, but what is missing may stand in that one.
 */
export function readCalendar(text: string, today: string): ReadCalendar {
  const problems: CalendarProblem[] = []
  function attempt<T>(reading: () => T): T[] {
    try {
      return [reading()]
    } catch (error) {
      if (!(error instanceof ForeignTrouble)) throw error
      problems.push(error.problem)
      return []
    }
  }
  const { events, isAirbnb } = fieldsOf(text)
  const [zones, day] = [newZones(), dayNumber(Date.parse(`${today}T00:00Z`))]
  const written = events.flatMap((fields) => attempt(() => eventOf(fields, { zones, isAirbnb, today: day })))
  const limits = {
    replaced: new Set(written.flatMap(({ uid, standsFor }) => (standsFor === null ? [] : `${standsFor} ${uid}`))),
    today: day,
    last: dayNumber(Date.parse(`${addMonths(today, FOLLOWED_MONTHS)}T00:00Z`)),
    budget: { steps: MOST_STEPS },
  }
  const found = new Map<string, CalendarEvent>()
  for (const { uid, nights } of written) {
    if (!nights || nights.length === 0) continue
    for (const first of attempt(() => beginnings(uid, nights, limits)).flat()) {
      const from = dayOf(Math.min(Math.max(first, FIRST_DAY), LAST_DAY))
      const until = dayOf(Math.min(Math.max(first + nights.length, FIRST_DAY), LAST_DAY))
      if (until <= today || from >= until) continue
      // Twice the same is one; two of one name on different days are both kept: to hold too much harms less.
      found.set(`${from} ${until} ${uid}`, { uid, from, until, kind: nights.kind })
      if (found.size > MOST_EVENTS) throw calendarTrouble('too-many-events')
    }
  }
  return {
    events: [...found.values()].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    problem: problems[0] ?? null,
  }
}
