/** What the concierge arranges (SPEC section 9), in the order it is offered. */
export const CONCIERGE_SERVICES = [
  'restaurant-reservations',
  'spa-appointments',
  'event-planning',
  'chauffeur-services',
  'shopping-errands',
  'private-chef',
  'travel-booking',
  'travel-coordination',
] as const
export type ConciergeService = (typeof CONCIERGE_SERVICES)[number]

/** Everything the line offers: moving house, and what follows. */
export const EXPERIENCE_SERVICES = ['relocation', ...CONCIERGE_SERVICES] as const
