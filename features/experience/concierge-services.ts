/** What the concierge does (SPEC section 9). Stored by these keys; their names live with the messages. */
export const CONCIERGE_SERVICES = [
  'restaurant-reservations',
  'spa-appointments',
  'event-planning',
  'chauffeur-services',
  'shopping-and-errands',
  'private-chef',
  'travel-booking',
  'travel-coordination',
] as const
export type ConciergeService = (typeof CONCIERGE_SERVICES)[number]
