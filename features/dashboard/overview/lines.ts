import type { ContactType, ServiceInterest } from '#features/enquiries/contact/contact-types.ts'

/** What somebody wrote about, by the lines of the house; 'general' is none of them in particular. */
export const LINES = ['nest', 'experience', 'mobility', 'media', 'invest', 'general'] as const
export type Line = (typeof LINES)[number]

const LINE_OF_SERVICE: Record<ServiceInterest, Line> = {
  'real-estate': 'nest',
  design: 'nest',
  concierge: 'experience',
  mobility: 'mobility',
  investments: 'invest',
  media: 'media',
  general: 'general',
}

const LINE_OF_CONTACT: Record<Exclude<ContactType, 'general'>, Line> = {
  'design-consultation': 'nest',
  relocation: 'experience',
  concierge: 'experience',
  'media-partnership': 'media',
  recommendation: 'nest',
}

/** The form of a line belongs to it; the general one asks what it is about. */
export function lineOfContact(type: ContactType, service: ServiceInterest | null): Line {
  if (type !== 'general') return LINE_OF_CONTACT[type]
  return service ? LINE_OF_SERVICE[service] : 'general'
}
