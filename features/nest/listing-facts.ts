export const POOLS = ['private', 'shared', 'none'] as const
export type Pool = (typeof POOLS)[number]

export const NOISES = ['quiet', 'lively'] as const
export type Noise = (typeof NOISES)[number]

/** What a listing may say of a home besides its rooms. Null: it does not say, which is not the same as no. */
export interface ListingFacts {
  /** Inside the home; 1 is all on one level. */
  levels: number | null
  /** From 0 for the ground floor; never above `buildingFloors`. */
  floor: number | null
  /** The highest floor of its building. */
  buildingFloors: number | null
  hasLift: boolean | null
  /** No step from the street to the living rooms. */
  isStepFree: boolean | null
  petsWelcome: boolean | null
  maxGuests: number | null
  minNights: number | null
  pool: Pool | null
  noise: Noise | null
  /** What one hears, and when. */
  noiseNote: string | null
  noiseNoteFr: string | null
}
