import type { CalendarEntry, EntryKind } from '#features/enquiries/calendar/calendar-entry.ts'
import type { TaskKind } from '#features/enquiries/tasks/task-kinds.ts'
import type { ViewingKind, ViewingStatus } from '#features/enquiries/viewings/viewing-status.ts'

/** Somebody who can be called. */
interface Reachable {
  name: string
  phone: string | null
}

export interface Point {
  latitude: number
  longitude: number
}

/** Waits for a word from us. */
export interface WaitingLead extends Reachable {
  id: number
  email: string | null
  waitingSince: string
  /** The home, or what the form was for. */
  subject: string | null
}

export interface TodayViewing extends Reachable {
  id: number
  leadId: number | null
  subject: string
  kind: ViewingKind
  status: ViewingStatus
  startsAt: string
  endsAt: string
  /** Where to meet, in words; where the home stands on the map. */
  place: string | null
  point: Point | null
  videoUrl: string | null
  /** For If-Match. */
  version: string
}

export interface TodayTask {
  id: number
  kind: TaskKind
  title: string
  dueAt: string
  hasHour: boolean
  isOverdue: boolean
  lead: (Reachable & { id: number }) | null
  version: string
}

/** Somebody comes to a home or leaves it, takes a car or brings it back. */
export const MOMENT_KINDS = ['arrival', 'departure', 'pickup', 'return'] as const satisfies EntryKind[]
export type MomentKind = (typeof MOMENT_KINDS)[number]

/** As the calendar has it, with what one needs to go there. */
export interface TodayMoment extends Reachable, Pick<CalendarEntry, 'id' | 'startsAt' | 'hour' | 'status' | 'path'> {
  kind: MomentKind
  /** The home, or the car. */
  about: string | null
  guests: number | null
  point: Point | null
}

/** GET /api/admin/today */
export interface Today {
  /** Dakar's day. */
  day: string
  /** Those who have waited longest first; so many in all. */
  waiting: { items: WaitingLead[]; total: number }
  viewings: TodayViewing[]
  tasks: { items: TodayTask[]; total: number }
  moments: TodayMoment[]
}
