import { isPresetAmenity } from '#features/nest/amenities.ts'
import type { HomeFacts } from './home-facts.ts'

/** Every home that visitors may see, as the engine looks at it. */
export interface Catalogue {
  homes: readonly HomeFacts[]
  /** Amenities that staff named themselves, so that free text can ask for them. */
  ownAmenities: readonly string[]
}

export function toCatalogue(homes: readonly HomeFacts[]): Catalogue {
  const names = new Set(homes.flatMap(({ amenities }) => amenities))
  return { homes, ownAmenities: [...names].filter((name) => !isPresetAmenity(name)) }
}
