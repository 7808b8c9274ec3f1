import type { ContactSubject } from './contact-subjects.ts'

export interface SubjectWords {
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
