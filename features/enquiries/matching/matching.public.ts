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
}

export interface PropertyMatch {
  home: MatchedHome
  score: number
  reasons: Reason[]
  /** They asked about this very home. */
  isAskedAbout: boolean
}

export interface LeadMatch {
  lead: StaffLead
  score: number
  reasons: Reason[]
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
