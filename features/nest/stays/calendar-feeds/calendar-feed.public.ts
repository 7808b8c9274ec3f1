import type { Nights } from '../stay-days.ts'
import type { CalendarProblem } from './calendar-problems.ts'

/** Failing: the last look brought nothing. Suspicious: it says so much less that nothing is freed until staff say so. */
export type CalendarFeedState = 'ok' | 'failing' | 'suspicious'

/** What leaves the server about a calendar of somebody else's, for staff only. */
export interface StaffCalendarFeed {
  id: number
  name: string
  url: string
  state: CalendarFeedState
  /** Null: the last look went well, or there was none. */
  lastProblem: CalendarProblem | null
  lastReadAt: string | null
  lastSuccessAt: string | null
  nextReadAt: string
  /** Nights it holds from today on. */
  nightsHeld: number
  /** What would be freed if staff believe it. */
  vanished: Nights[]
  /** What Airbnb's own rules take away: neither booked nor blocked, so it holds nothing. */
  leftOut: Nights[]
  /** Held for what is most likely our own nights, told back, that were freed here meanwhile. */
  toldBack: Nights[]
  /** Our calendar for whoever writes this one: without what came from it. */
  ownPath: string
}

export interface StaffCalendars {
  /** Our calendar of this home, as a path; its address is a secret. */
  path: string
  feeds: StaffCalendarFeed[]
}

/** What a look at a calendar found. */
export interface CalendarLook {
  problem: CalendarProblem | null
  isSuspicious: boolean
}

/** Nights that a calendar of somebody else's wants and somebody else has. */
export interface StaffCalendarConflict extends Nights {
  id: number
  home: { id: number; title: string; titleFr: string | null }
  feed: { id: number; name: string }
  /** It names the very nights that we had told: most likely it is no booking of theirs. */
  isEcho: boolean
  /** Whose the nights are. */
  against: /** Without a name for who does not read enquiries. */
    | { kind: 'stay'; id: number; name: string | null; arrival: string; departure: string }
    | { kind: 'feed'; id: number; name: string }
    | { kind: 'block' }
  firstSeenAt: string
}

/** A calendar that staff have to look at. */
export interface TroubledCalendar
  extends Pick<StaffCalendarFeed, 'id' | 'name' | 'state' | 'lastProblem' | 'lastSuccessAt'> {
  home: StaffCalendarConflict['home']
}
