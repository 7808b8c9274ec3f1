/** The kinds of submission that POST /api/contact takes (SPEC section 3); the last is ours, a result sent to an adviser. */
export const CONTACT_TYPES = [
  'design-consultation',
  'relocation',
  'concierge',
  'media-partnership',
  'general',
  'recommendation',
] as const
export type ContactType = (typeof CONTACT_TYPES)[number]

export const CONTACT_STATUSES = ['new', 'in-progress', 'done', 'archived'] as const

/** Options of the contact form's subject (SPEC section 9). */
export const SERVICE_INTERESTS = [
  'real-estate',
  'concierge',
  'mobility',
  'investments',
  'media',
  'design',
  'general',
] as const
export type ServiceInterest = (typeof SERVICE_INTERESTS)[number]
