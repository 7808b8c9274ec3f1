import type { ServiceInterest } from './contact-types.ts'

/** What a link to /contact?subject=… may already say, and the service it belongs to. */
const SERVICE_OF_SUBJECT = {
  home: 'real-estate',
  offer: 'real-estate',
  brochure: 'real-estate',
  'property-management': 'real-estate',
  design: 'design',
  relocation: 'concierge',
  concierge: 'concierge',
  mobility: 'mobility',
  investment: 'investments',
  partnership: 'media',
} as const satisfies Record<string, ServiceInterest>

export type ContactSubject = keyof typeof SERVICE_OF_SUBJECT

/** What else it may say, by number: /contact?subject=offer&property=28. */
const SERVICE_OF_LISTING = {
  property: 'real-estate',
  investment: 'investments',
  vehicle: 'mobility',
} as const satisfies Record<string, ServiceInterest>

export type ListingKind = keyof typeof SERVICE_OF_LISTING
export const LISTING_KINDS = Object.keys(SERVICE_OF_LISTING) as ListingKind[]

/** A home, a project or a car that visitors can see. */
export interface ContactListing {
  kind: ListingKind
  id: number
  /** As it is called today, in the visitor's language: 'Villa Teranga (KN-0028)'. */
  name: string
}

/** Null for a subject nobody here knows: the form is then the plain one. */
export function readSubject(text: unknown): ContactSubject | null {
  return typeof text === 'string' && Object.hasOwn(SERVICE_OF_SUBJECT, text) ? (text as ContactSubject) : null
}

/** A listing knows its service best: the brochure of a project is about investing, that of a home is not. */
export function serviceOf(subject: ContactSubject | null, listing: ContactListing | null): ServiceInterest | null {
  if (listing) return SERVICE_OF_LISTING[listing.kind]
  return subject && SERVICE_OF_SUBJECT[subject]
}

/** Which listing exactly, beside its name: 'property-28'. */
export function listingCode({ kind, id }: ContactListing): string {
  return `${kind}-${id}`
}

interface SubjectWords {
  /** 'an offer' */
  alone: Record<ContactSubject, string>
  /** 'an offer for Villa Teranga'. What is not here is said as 'property management, Villa Teranga'. */
  ofListing: Partial<Record<ContactSubject, (listing: string) => string>>
}

/** What the visitor is about to write about, as the link that led here says; null when it says nothing we know. */
export function subjectLine({ alone, ofListing }: SubjectWords) {
  return (subject: ContactSubject | null, listing: string | null): string | null => {
    if (!subject) return listing
    if (!listing) return alone[subject]
    return ofListing[subject]?.(listing) ?? `${alone[subject]}, ${listing}`
  }
}
