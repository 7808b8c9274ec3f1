import { addDays, addMonths, type Nights } from '../stay-days.ts'
import { isSome, meeting, NightMarks } from './night-marks.ts'
import { isOwnUid } from './own-events.ts'
import type { CalendarEvent } from './read-calendar.ts'

/** What somebody else holds: a stay, another calendar, or without both a block. */
export interface HeldByOther extends Nights {
  stayId: number | null
  feedId: number | null
  /** Our calendar tells of it. */
  isTold: boolean
}

export interface WantedNights extends Nights {
  uid: string
}

export interface Conflict extends WantedNights {
  stayId: number | null
  otherFeedId: number | null
}

/** Longer than Airbnb's longest notice before an arrival, seven days. */
const LONGEST_NOTICE_DAYS = 8
/** Airbnb tells of about a year; what lies behind the months it takes bookings for ends there. */
const HORIZON_MONTHS = 11
/** More than anybody reads. */
const MOST_CONFLICTS = 100

/**
 * Airbnb calls not available what its own rules take away: the days of notice before an arrival, and all beyond the months it
 * takes bookings for. Both move with every day, and nobody has booked or blocked anything.
 */
export function isEdge({ kind, from, until }: CalendarEvent, today: string): boolean {
  if (kind !== 'unavailable') return false
  const isNotice = from <= today && until <= addDays(today, LONGEST_NOTICE_DAYS)
  return isNotice || until >= addMonths(today, HORIZON_MONTHS)
}

interface Situation {
  propertyId: number
  today: string
  /** What others hold of the home. */
  others: readonly HeldByOther[]
  /** What this calendar holds for what it called not available: an owner's block stays one when its days come near. */
  blocked: readonly Nights[]
}

/** Of what a calendar says, the nights it is to hold, none twice; where somebody else has what it wants; when its guests leave. */
export function planNights(
  events: readonly CalendarEvent[],
  { propertyId, today, others, blocked }: Situation,
): { wanted: WantedNights[]; conflicts: Conflict[]; departures: string[] } {
  const wanted: WantedNights[] = []
  const departures: string[] = []
  const conflicts: Conflict[] = []
  const theirs = new NightMarks(today, others)
  const taken = new NightMarks(today, others)
  const kept = new NightMarks(today, blocked)
  for (const event of events) {
    if (event.until <= today || isOwnUid(event.uid, propertyId)) continue
    const edge = isEdge(event, today)
    const asked = edge ? kept.parts(event, 'marked') : [event]
    const parts = asked.flatMap((nights) => taken.parts(nights, 'free'))
    for (const part of parts) {
      wanted.push({ uid: event.uid, ...part })
      taken.mark(part)
    }
    // Whose last night is held for somebody else is most likely not theirs at all.
    if (event.kind === 'booking' && !event.isEcho && parts.at(-1)?.until === event.until) departures.push(event.until)
    // What lies whole within what others hold and nobody booked is most likely our own news, told back under another name.
    const isNews = event.kind === 'unavailable' && theirs.parts(event, 'free').length === 0
    if (edge || isNews) continue
    for (const other of others) {
      if (conflicts.length >= MOST_CONFLICTS) break
      // Two echoes of one stay that is gone.
      if (event.isEcho && !other.isTold) continue
      const both = meeting(event, other)
      if (isSome(both) && both.until > today)
        conflicts.push({ uid: event.uid, ...both, stayId: other.stayId, otherFeedId: other.feedId })
    }
  }
  return { wanted, conflicts, departures }
}

interface OfCalendar {
  feedId: number
}

/**
 * The days in which the home is made ready after guests of other calendars, where nobody has them. `started`: what was held for
 * that and has begun: the calendar forgets its guest on the day that they leave.
 */
export function planPreparation(
  leaving: readonly (OfCalendar & { day: string })[],
  {
    today,
    days,
    taken,
    started,
  }: { today: string; days: number; taken: readonly Nights[]; started: readonly (OfCalendar & Nights)[] },
): (OfCalendar & Nights)[] {
  const marks = new NightMarks(today, taken)
  const asked = [...started, ...leaving.map(({ feedId, day }) => ({ feedId, from: day, until: addDays(day, days) }))]
  return asked.flatMap(({ feedId, ...nights }) => {
    const free = marks.parts(nights, 'free')
    for (const part of free) marks.mark(part)
    return free.map((part) => ({ feedId, ...part }))
  })
}
