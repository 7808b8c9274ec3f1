/** The lines of the house a review may speak of (SPEC section 3); staff may name anything else in their own words. */
export const SERVICE_TYPES = ['nest', 'experience', 'mobility', 'investment', 'media'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** Narrows a list to what is none of them. */
export const OTHER_SERVICES = 'other'

export const MAX_RATING = 5
