import { staffName } from '#common/staff-name.ts'
import type { UserRow } from '#platform/accounts/user.repository.server.ts'
import type { StaffBooking } from '../bookings/list-bookings.server.ts'
import type { StaffContact } from '../contact/list-contacts.server.ts'
import type { StaffInquiry } from '../inquiry/list-inquiries.server.ts'
import type { NamedHome } from '../matching/sent-home.repository.server.ts'
import type { TimelineStay } from '../stays/stay.public.ts'
import type { TimelineViewing } from '../viewings/viewing.public.ts'
import type { ActivityType } from './activity-types.ts'
import type { leads } from './lead.table.server.ts'
import type { StaffMember } from './staff-member.repository.server.ts'

type LeadRow = typeof leads.$inferSelect

type Dates = 'lastContactDate' | 'nextFollowUpDate' | 'waitingSince' | 'firstAnsweredAt' | 'createdAt' | 'updatedAt'

/** Of what somebody sent. */
export interface LatestWord {
  /** The home, the car, the stay by its name; null: a form that is about none. */
  about: string | null
  aboutFr: string | null
  /** Its first words, as they were written. */
  words: string | null
}

type LeadName = Pick<LeadRow, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>

/** 'Awa Diop'; the address or number of whoever gave no name. */
export function leadNameOf({ id, firstName, lastName, email, phone }: LeadName): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (email ?? phone ?? `#${id}`)
}

/** A lead as lists, the board and its own page show it. */
export interface StaffLead
  extends Omit<LeadRow, Dates | 'userId' | 'assignedTo' | 'remindedOf' | 'searchText' | 'interestedIn'> {
  /** 'Awa Diop'; the address or number of whoever gave no name. */
  name: string
  /** Keys such as 'relocation', 'property'; staff may have written words of their own. */
  interestedIn: string[]
  assignedTo: StaffMember | null
  lastContactDate: string | null
  nextFollowUpDate: string | null
  /** Since when they wait for an answer; null: they do not. */
  waitingSince: string | null
  firstAnsweredAt: string | null
  /** What they sent last; null: nothing yet. */
  latest: LatestWord | null
  createdAt: string
  /** Also its version, for If-Match. */
  updatedAt: string
}

export interface StaffLeadDetail extends StaffLead {
  /** Every address and number they have written from. */
  contacts: { kind: 'email' | 'phone'; value: string }[]
  /** What the earliest open task is about. */
  nextAction: string | null
  /** Which home they asked about last; null: about none, or it is no longer to be had. */
  lastHome: NamedHome | null
}

/** What became of a message. */
export interface Delivery {
  outboxId: number
  state: 'waiting' | 'sent' | 'failed' | 'dropped'
  lastError: string | null
}

export interface StaffActivity {
  id: number
  leadId: number
  type: ActivityType
  subject: string
  description: string | null
  outcome: string | null
  nextAction: string | null
  scheduledDate: string | null
  completedDate: string | null
  /** Who of us; null: the visitor, or the house's own code. */
  by: StaffMember | null
  /** Of a submission: who sent it, as they wrote it. */
  sender: string | null
  createdAt: string
  /** Of an 'email'. */
  delivery: Delivery | null
  /** Of a submission and of 'booking-status', what was sent, whole. Null when it was deleted since. */
  contact: StaffContact | null
  inquiry: StaffInquiry | null
  booking: StaffBooking | null
  stay: TimelineStay | null
  viewing: TimelineViewing | null
  /** The homes that staff sent with it. */
  homes: NamedHome[]
}

/** Why two leads may be one person. */
export type DuplicateReason = 'same-name' | 'same-phone' | 'similar-email'

export interface PossibleDuplicate {
  lead: StaffLead
  reasons: DuplicateReason[]
}

/** Two leads that may be one, the older first. */
export interface DuplicatePair {
  leads: [StaffLead, StaffLead]
  reasons: DuplicateReason[]
}

export interface DuplicatePairs {
  pairs: DuplicatePair[]
  /** Of very many leads only so many of the newest were compared with all others. Null: all of them. */
  newest: number | null
}

/** What the house holds about somebody, counted: what an erasure takes away. */
export interface PersonData {
  contacts: number
  inquiries: number
  bookings: number
  stays: number
  viewings: number
  activities: number
  tasks: number
  messages: number
  /** Hires that are not over yet: they are cancelled or completed first. */
  openBookings: number
  /** The same of stays. */
  openStays: number
  /** And of viewings. */
  openViewings: number
}

export interface LeadWithOwner {
  lead: typeof leads.$inferSelect
  owner: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'username'> | null
  latest: LatestWord | null
}

export function toStaffMember(user: NonNullable<LeadWithOwner['owner']>): StaffMember {
  return { id: user.id, name: staffName(user) }
}

export function toStaffLead({ lead, owner, latest }: LeadWithOwner): StaffLead {
  const { userId: _, remindedOf: __, searchText: ___, interestedIn, ...row } = lead
  return {
    ...row,
    name: leadNameOf(row),
    interestedIn: interestedIn?.split(', ').filter(Boolean) ?? [],
    assignedTo: owner && toStaffMember(owner),
    latest,
    lastContactDate: row.lastContactDate?.toISOString() ?? null,
    nextFollowUpDate: row.nextFollowUpDate?.toISOString() ?? null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
