import { addDays, addMonths } from '../stay-days.ts'
import { isSome, meeting, NightMarks, type Nights } from './night-marks.ts'
import { isOwnUid } from './own-events.ts'
import type { CalendarEvent } from './read-calendar.ts'

/** What somebody else holds: a stay, another calendar, or without both a block. */
export interface HeldByOther extends Nights {
  stayId: number | null
  feedId: number | null
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

/** Of what a calendar says, the nights it is to hold, none twice; and where somebody else has what it wants. */
export function planNights(
  events: readonly CalendarEvent[],
  { propertyId, today, others, blocked }: Situation,
): { wanted: WantedNights[]; conflicts: Conflict[] } {
  const wanted: WantedNights[] = []
  const conflicts: Conflict[] = []
  const theirs = new NightMarks(today, others)
  const taken = new NightMarks(today, others)
  const kept = new NightMarks(today, blocked)
  for (const event of events) {
    if (event.until <= today || isOwnUid(event.uid, propertyId)) continue
    const edge = isEdge(event, today)
    const asked = edge ? kept.parts(event, 'marked') : [event]
    for (const part of asked.flatMap((nights) => taken.parts(nights, 'free'))) {
      wanted.push({ uid: event.uid, ...part })
      taken.mark(part)
    }
    // What lies whole within what others hold and nobody booked is most likely our own news, told back under another name.
    const isEcho = event.kind === 'unavailable' && theirs.parts(event, 'free').length === 0
    if (edge || isEcho) continue
    for (const other of others) {
      if (conflicts.length >= MOST_CONFLICTS) break
      const both = meeting(event, other)
      if (isSome(both) && both.until > today)
        conflicts.push({ uid: event.uid, ...both, stayId: other.stayId, otherFeedId: other.feedId })
    }
  }
  return { wanted, conflicts }
}
