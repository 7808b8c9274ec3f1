/** The public filter shows the first three; staff may also file a car under the last two (SPEC section 9). */
export const VEHICLE_CATEGORIES = ['sedan', 'suv', 'van', 'sports', 'luxury'] as const
export type VehicleCategory = (typeof VEHICLE_CATEGORIES)[number]

/** A limousine comes with its chauffeur only; a car with two seats has none for one. */
export const CHAUFFEUR_TERMS = ['optional', 'required', 'unavailable'] as const
export type ChauffeurTerms = (typeof CHAUFFEUR_TERMS)[number]
