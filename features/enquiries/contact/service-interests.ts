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
