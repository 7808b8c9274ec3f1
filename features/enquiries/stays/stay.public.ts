import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { countNights } from '#features/nest/stays/stay-days.ts'
import type { StaffMember } from '../leads/staff-member.repository.server.ts'
import { stayReference } from './stay-reference.ts'

/** What a guest may press on their own page. */
export const GUEST_ACTS = ['confirm', 'accept', 'decline', 'cancel'] as const
export type GuestAct = (typeof GUEST_ACTS)[number]

/** A stay as it stands on a timeline: what the table holds but what only finds it. */
export interface TimelineStay extends Omit<StayRow, 'searchText' | 'holdUntil' | 'createdAt' | 'updatedAt'> {
  reference: string
  nights: number
  holdUntil: string | null
  createdAt: string
  /** Also its version, for If-Match. */
  updatedAt: string
}

/** The same with those it concerns, for whoever decides. */
export interface StaffStay extends TimelineStay {
  lead: { id: number; name: string } | null
  assignee: StaffMember | null
  /** Path of the guest's own page: whoever has it can cancel. */
  guestAddress: string
}

export function toTimelineStay(stay: StayRow): TimelineStay {
  const { searchText: _, holdUntil, createdAt, updatedAt, ...rest } = stay
  return {
    ...rest,
    reference: stayReference(stay.id),
    nights: countNights(stay),
    holdUntil: holdUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
