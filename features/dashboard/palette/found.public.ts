import type { LeadStatus } from '#features/enquiries/leads/lead-status.ts'
import type { Deal } from '#features/nest/property-types.ts'

/** What Ctrl+K finds of what the house keeps. */
export const FOUND_KINDS = ['lead', 'stay', 'property', 'vehicle', 'investment', 'article', 'podcast'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

export interface Found {
  kind: FoundKind
  id: number
  title: string
  /** Of content; people have one name. */
  titleFr: string | null
  /** By which it is spoken of: 'KN-0028'; of a lead the reference that was typed. */
  reference: string | null
  /** Of a person how they are reached, of a home its place, of a car its make. */
  detail: string | null
  /** False: visitors do not find it. Null of people. */
  isShown: boolean | null
  status: LeadStatus | null
  /** Of a home, in francs, and for how long that pays. */
  price: string | null
  deal: Deal | null
}

/** More than these nobody looks for among what was opened last. */
export const MOST_OPENED = 12
