import type { Locale } from '#common/locale.ts'
import type { Confirmation } from '#platform/forms/confirmation.ts'
import type { StaffMember } from '../leads/staff-member.repository.server.ts'
import type { ViewingRow, WeeklyHours } from './viewing.table.server.ts'
import { viewingReference } from './viewing-reference.ts'
import type { ViewingKind, ViewingStatus } from './viewing-status.ts'

/** What became of a booking, for whoever sent it: POST /api/viewings. */
export interface ViewingReceipt {
  id: number
  /** 'KV-4827-1935'. */
  reference: string
  /** Their own page, for whoever has its address, without the language's prefix: '/viewing/<key>'. */
  path: string
  /** The time is free for others again from then on, unless we confirm before. */
  heldUntil: string | null
  /** We have written to them: the time is kept for longer once they have said so on their page. */
  awaitsConfirmation: boolean
}
export type ViewingAnswer = ViewingReceipt & { confirmation: Confirmation }

/** In `offers` of a 409 `viewing_taken`: the free starts that are nearest. */
export interface ViewingOffers {
  near: string[]
}

/** A viewing as its visitor follows it, behind the private link. */
export interface VisitorViewing {
  id: number
  reference: string
  /** As it was called that day, in their language. */
  subject: string
  /** Path of the listing, where it is still to be seen. */
  homePath: string | null
  propertyId: number | null
  investmentId: number | null
  locale: Locale
  kind: ViewingKind
  place: string | null
  videoUrl: string | null
  startsAt: string
  endsAt: string
  /** Where their clock is; null: Dakar's. */
  timeZone: string | null
  /** 'lapsed': nobody confirmed it in time; the time is free for others. */
  status: ViewingStatus | 'lapsed'
  /** Until then it is kept, while nobody has confirmed. */
  heldUntil: string | null
  /** Why we moved or cancelled it. */
  reason: string | null
  cancelledBy: 'visitor' | 'staff' | null
  /** Who shows it. */
  adviserName: string | null
  /** Their own number, where they gave one. */
  phone: string | null
  mayMove: boolean
  mayCancel: boolean
  /** It is kept for a short while only, until they have said that they want it; on this page where they came by our letter. */
  awaitsVisitor: boolean
  canConfirm: boolean
  /** Path of its calendar file; null: there is nothing to put into a calendar any more. */
  calendarPath: string | null
}

/** A viewing as it stands on a timeline: what the table holds but what only finds it. */
export interface TimelineViewing
  extends Omit<
    ViewingRow,
    'searchText' | 'startsAt' | 'endsAt' | 'adviserBusyUntil' | 'holdUntil' | 'remindedOf' | 'createdAt' | 'updatedAt'
  > {
  reference: string
  startsAt: string
  endsAt: string
  holdUntil: string | null
  createdAt: string
  /** Also its version, for If-Match. */
  updatedAt: string
}

/** The same with those it concerns: GET /api/admin/viewings. */
export interface StaffViewing extends TimelineViewing {
  lead: { id: number; name: string } | null
  adviser: StaffMember | null
  /** Where the home is, for a map; null: the listing is gone or says no place. */
  address: string | null
  latitude: number | null
  longitude: number | null
  /** How the home stands ('available', 'under-offer'…); null: a project, or the home is gone. */
  saleState: string | null
  /** Path of the visitor's own page: whoever has it can move and cancel. */
  visitorPath: string
}

/** When somebody of us shows homes: GET /api/admin/advisers. */
export interface StaffAdviser {
  userId: number
  name: string
  takesViewings: boolean
  /** Of each weekday, Monday first. */
  hours: WeeklyHours
  minutes: number
  bufferMinutes: number
  /** Both days are off. */
  daysOff: { firstDay: string; lastDay: string }[]
  /** Nobody wrote hours down for them: these are the house's. */
  isDefault: boolean
  updatedAt: string
}

export function toTimelineViewing({
  searchText: _,
  adviserBusyUntil: __,
  remindedOf: ___,
  ...row
}: ViewingRow): TimelineViewing {
  return {
    ...row,
    reference: viewingReference(row.id),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    holdUntil: row.holdUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
