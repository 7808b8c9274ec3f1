import type { Deal, Kind } from '#features/nest/property-types.ts'

/** What somebody looks for. An empty list and null mean 'any'. */
export interface Wishes {
  deal: Deal | null
  kinds: Kind[]
  /** Names as in features/nest/places.ts. */
  places: string[]
  /** Francs; the whole price, a month or a night, as the deal says. */
  minPrice: string | null
  maxPrice: string | null
  minBedrooms: number | null
  minArea: number | null
}

export const NO_WISHES: Wishes = {
  deal: null,
  kinds: [],
  places: [],
  minPrice: null,
  maxPrice: null,
  minBedrooms: null,
  minArea: null,
}
