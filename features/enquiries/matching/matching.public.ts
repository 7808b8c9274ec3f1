import type { Locale } from '#common/locale.ts'
import type { PublicProperty } from '#features/nest/property.public.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { StaffLead } from '../leads/lead.public.ts'
import type { StaffMember } from '../leads/staff-member.repository.server.ts'
import type { Reason } from './score-match.ts'
import type { Wishes } from './wishes.schema.ts'

/** Where the wishes of a lead come from: staff saved them, or they are read from what the person sent, or nobody knows. */
export type WishSource = 'saved' | 'words' | 'relocation' | 'recommendation' | 'homes' | 'none'

export interface StaffWishes extends Wishes {
  source: WishSource
  /** Of 'words': where what they leave open comes from. */
  restFrom: Exclude<WishSource, 'saved' | 'words' | 'none'> | null
  /** As they stand in a sentence of a letter. */
  phrase: Record<Locale, string> | null
  /** Null until staff save them. */
  savedAt: string | null
  /** Closed leads are not compared with anything. */
  isLeadOpen: boolean
  /** The language to send them a link in; null: not known. */
  locale: Locale | null
}

type HomeField =
  | 'id'
  | 'reference'
  | 'title'
  | 'titleFr'
  | 'price'
  | 'location'
  | 'type'
  | 'kind'
  | 'bedrooms'
  | 'area'
  | 'isAvailable'

export interface MatchedHome extends Pick<PublicProperty, HomeField> {
  picture: Picture | null
  /** False: hidden, or kept for somebody else. */
  canBeSent: boolean
}

export interface PropertyMatch {
  home: MatchedHome
  score: number
  reasons: Reason[]
  /** They asked about this very home. */
  isAskedAbout: boolean
  /** When staff last sent it to them. */
  sentAt: string | null
}

/** Any home, for a letter to a lead. */
export type HomeForLead = Pick<PropertyMatch, 'home' | 'sentAt'>

export interface LeadMatch {
  lead: StaffLead
  score: number
  reasons: Reason[]
  /** When staff last sent them this home. */
  sentAt: string | null
}

export interface LeadMatches {
  matches: LeadMatch[]
  /** Of more leads than can be compared, so many whose wishes were saved last; null: all were compared. */
  comparedLast: number | null
}

/** Why somebody was passed over when a home went to several. */
export const SKIP_REASONS = ['no-address', 'unfilled', 'no-language', 'gone'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export interface SentToMany {
  sent: { leadId: number; name: string }[]
  skipped: { leadId: number; name: string; reason: SkipReason }[]
}

/** Why and by whom something was left out. */
interface RefusedFiles {
  reason: string | null
  by: StaffMember | null
  createdAt: string
}

export interface UnsuitableHome extends RefusedFiles {
  home: MatchedHome
}

export interface UnsuitableLead extends RefusedFiles {
  lead: StaffLead
}
