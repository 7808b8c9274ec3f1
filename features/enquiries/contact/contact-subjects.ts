import type { ServiceInterest } from './service-interests.ts'

/** What a link to /contact?subject=… may already say, and the service it belongs to. */
const SERVICE_OF_SUBJECT = {
  'property-management': 'real-estate',
  home: 'real-estate',
} as const satisfies Record<string, ServiceInterest>

export type ContactSubject = keyof typeof SERVICE_OF_SUBJECT

/** Null for a subject nobody here knows: the form is then the plain one. */
export function readSubject(text: unknown): ContactSubject | null {
  return typeof text === 'string' && Object.hasOwn(SERVICE_OF_SUBJECT, text) ? (text as ContactSubject) : null
}

export function serviceOf(subject: ContactSubject): ServiceInterest {
  return SERVICE_OF_SUBJECT[subject]
}
