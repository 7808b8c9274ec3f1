import type { Deal, Kind } from '#features/nest/property-types.ts'
import type { StayTerms } from '#features/nest/stays/stay-terms.schema.ts'

/** All that is weighed about a home: what its listing states, nothing else. Null: the listing does not say. */
export interface HomeFacts {
  id: number
  type: Deal
  kind: Kind
  /** A name as in features/nest/places.ts. */
  location: string
  latitude: number | null
  longitude: number | null
  /** Whole francs; a month or a night where it is let. */
  price: number
  bedrooms: number
  bathrooms: number
  /** Square metres. */
  area: number
  /** The presets of features/nest/amenities.ts by their names, and whatever staff added. */
  amenities: readonly string[]
  isVefa: boolean
  /** 'YYYY-MM-DD', for off-plan homes that state one. */
  deliveryDate: string | null
  minimumLeaseMonths: number | null
  /** Levels inside the home; 1: all on one level. */
  levels: number | null
  /** 0 is the ground floor. */
  floor: number | null
  /** The highest floor of its building. */
  buildingFloors: number | null
  hasLift: boolean | null
  isStepFree: boolean | null
  petsWelcome: boolean | null
  maxGuests: number | null
  minNights: number | null
  /** Null: it is let by the night on request only, or not at all. */
  stayTerms: StayTerms | null
  pool: 'private' | 'shared' | 'none' | null
  noise: 'quiet' | 'lively' | null
  /** Milliseconds; the newer one of two equals comes first. */
  createdAt: number
}

/** A home that is shown, read again after it was chosen, with the words of its listing. */
export interface ListedHome extends HomeFacts {
  reference: string
  title: string
  titleFr: string | null
  description: string
  descriptionFr: string | null
}
