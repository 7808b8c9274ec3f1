import type { TaskKind } from '../tasks/task-kinds.ts'

/** What stands in the calendar of the desk. */
export const ENTRY_KINDS = ['viewing', 'task', 'arrival', 'departure', 'pickup', 'return', 'off'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** As staff choose among them: a stay comes and goes, a car too. */
export const ENTRY_GROUPS = {
  viewings: ['viewing'],
  tasks: ['task'],
  stays: ['arrival', 'departure'],
  hires: ['pickup', 'return'],
  off: ['off'],
} as const satisfies Record<string, readonly EntryKind[]>
export type EntryGroup = keyof typeof ENTRY_GROUPS
export const GROUP_NAMES = Object.keys(ENTRY_GROUPS) as EntryGroup[]

/** Open and done are a task's; completed is a hire's; the rest says what its own list says. */
export type EntryStatus = 'asked' | 'confirmed' | 'done' | 'missed' | 'open' | 'pending' | 'completed'

/** GET /api/admin/calendar: something at an hour, or of a day. Days are Dakar's. */
export interface CalendarEntry {
  /** 'viewing-7'. */
  id: string
  kind: EntryKind
  /** Whom it is with, or what is to be done; empty for a task whose kind says it all. */
  title: string
  taskKind: TaskKind | null
  /** What it is about: the home, the car, or whom a task is for. */
  about: string | null
  aboutFr: string | null
  day: string
  /** The same as `day`, but for what lasts several. */
  lastDay: string
  /** Null: of the day. */
  startsAt: string | null
  /** Null: a moment, which has no length. */
  endsAt: string | null
  /** Of a viewing: until when whoever shows it is on the way back, and shows nothing else. */
  busyUntil: string | null
  /** Of an arrival or a departure: from when on, or until when. */
  hour: string | null
  status: EntryStatus
  personId: number | null
  leadId: number | null
  propertyId: number | null
  /** Where it is worked on. */
  path: string
  /** It may be given another time here. */
  isMovable: boolean
  /** For If-Match. */
  version: string
}

/** GET /api/admin/calendar/busy: when somebody of us, or a home, can be nowhere else. Times only: no names, no reasons. */
export interface BusySpan {
  startsAt: string
  endsAt: string
  personId: number | null
  propertyId: number | null
  /** By which viewing: one that is moved is not in its own way. */
  viewingId: number | null
}

/** GET /api/admin/calendar/address: where one's own calendar lies; null: nobody asked for it yet. */
export interface CalendarAddress {
  path: string | null
}

/** The number within 'viewing-7'. */
export const numberOf = ({ id }: Pick<CalendarEntry, 'id'>): number => Number(id.slice(id.lastIndexOf('-') + 1))
