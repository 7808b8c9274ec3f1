/** The public filter shows the first three; staff may also file a car under the last two (SPEC section 9). */
export const VEHICLE_CATEGORIES = ['sedan', 'suv', 'van', 'sports', 'luxury'] as const
export type VehicleCategory = (typeof VEHICLE_CATEGORIES)[number]
