import { withoutControls } from '#common/schema.ts'
import { addMonths } from '../stay-days.ts'
import { calendarTrouble } from './calendar-problems.ts'
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
  kind: CalendarEvent['kind']
  isCancelled: boolean
  start: CalendarTime
  /** In days. */
  from: number
  length: number
  rule: string | null
  without: Set<number>
  /** The day of the repetition that it stands for. */
  standsFor: number | null
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

function eventOf(fields: Fields, { zones, isAirbnb }: { zones: Zones; isAirbnb: boolean }): Written {
  const text = (name: string) => plainValue(fields.get(name)?.[0]?.value ?? '')
  const [written] = fields.get('DTSTART') ?? []
  if (!written) throw calendarTrouble('unreadable-event')
  const [rule, second] = fields.get('RRULE') ?? []
  const [instance] = fields.get('RECURRENCE-ID') ?? []
  if (second || fields.has('RDATE') || fields.has('EXRULE') || instance?.params.has('RANGE'))
    throw calendarTrouble('strange-repetition')

  const start = readTime(written, zones)
  const { from, until } = nightsBetween(start, endOf(fields, start, zones))
  const uid = withoutControls(text('UID').slice(0, LONGEST_UID))
  const summary = text('SUMMARY')
  const ofAirbnb = isAirbnb || /@airbnb\.com$/i.test(uid) || /^airbnb\b/i.test(summary)
  const dayIn = (property: Property, value = property.value) => dayNumber(readTime({ ...property, value }, zones).at)
  return {
    // One without a name is told by its days.
    uid: uid || `${from}-${until}`,
    kind: ofAirbnb && /not available/i.test(summary) ? 'unavailable' : 'booking',
    isCancelled: /^cancelled$/i.test(text('STATUS')),
    start,
    from,
    length: until - from,
    rule: rule?.value ?? null,
    without: new Set(
      (fields.get('EXDATE') ?? []).flatMap((property) => property.value.split(',').map((day) => dayIn(property, day))),
    ),
    standsFor: instance ? dayIn(instance) : null,
  }
}

/** The first nights of it: of what repeats, all that come up to `last`. */
function beginnings(event: Written, replaced: ReadonlySet<string>, limits: { last: number; budget: Budget }): number[] {
  if (event.rule === null) return [event.from]
  const first = dayNumber(event.start.at)
  return repeatedDays(event.rule, first, limits)
    .filter((day) => !event.without.has(day) && !replaced.has(`${day} ${event.uid}`))
    .map((day) => day - first + event.from)
}

/**
 * Reads a calendar file of somebody else's (RFC 5545): what it says from today on, by days. Throws a named trouble for what
 * cannot be read whole: half a calendar would free nights that are taken.
 */
export function readCalendar(text: string, today: string): CalendarEvent[] {
  const { events, isAirbnb } = fieldsOf(text)
  const zones = newZones()
  const written = events.map((fields) => eventOf(fields, { zones, isAirbnb }))
  const replaced = new Set(written.flatMap(({ uid, standsFor }) => (standsFor === null ? [] : `${standsFor} ${uid}`)))
  const limits = {
    last: dayNumber(Date.parse(`${addMonths(today, FOLLOWED_MONTHS)}T00:00Z`)),
    budget: { steps: MOST_STEPS },
  }
  const found = new Map<string, CalendarEvent>()
  for (const event of written) {
    if (event.isCancelled || event.length === 0) continue
    for (const day of beginnings(event, replaced, limits)) {
      const from = dayOf(Math.min(Math.max(day, FIRST_DAY), LAST_DAY))
      const until = dayOf(Math.min(Math.max(day + event.length, FIRST_DAY), LAST_DAY))
      if (until <= today || from >= until) continue
      // Twice the same is one; two of one name on different days are both kept: to hold too much harms less.
      found.set(`${from} ${until} ${event.uid}`, { uid: event.uid, from, until, kind: event.kind })
      if (found.size > MOST_EVENTS) throw calendarTrouble('too-many-events')
    }
  }
  return [...found.values()].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}
