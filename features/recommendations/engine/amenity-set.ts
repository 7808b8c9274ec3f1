import { isPresetAmenity, PRESET_AMENITIES } from '#features/nest/amenities.ts'

/** Presets as bits of one number: thousands of homes are asked for them. */
const BIT_BY_PRESET = new Map<string, number>(PRESET_AMENITIES.map((name, at) => [name, 1 << at]))

export function bitsOf(amenities: readonly string[]): number {
  let bits = 0
  for (const amenity of amenities) bits |= BIT_BY_PRESET.get(amenity) ?? 0
  return bits
}

/** Amenities that do for each other: a home needs one of them. */
export interface AmenitySet {
  names: readonly string[]
  presets: number
  /** Those that staff named themselves: a text can name hundreds, a home has a few. */
  own: ReadonlySet<string>
}

export function oneOf(...names: readonly string[]): AmenitySet {
  return { names, presets: bitsOf(names), own: new Set(names.filter((name) => !isPresetAmenity(name))) }
}

/** Nobody misses what they refused. */
export function without(refused: readonly string[], sets: readonly AmenitySet[]): readonly AmenitySet[] {
  if (refused.length === 0) return sets
  return sets
    .map(({ names }) => oneOf(...names.filter((name) => !refused.includes(name))))
    .filter(({ names }) => names.length > 0)
}

interface WithAmenities {
  /** Its presets, as bits. */
  presets: number
  facts: { amenities: readonly string[] }
}

export function hasOneOf({ presets, facts }: WithAmenities, looked: AmenitySet): boolean {
  if ((presets & looked.presets) !== 0) return true
  if (looked.own.size === 0) return false
  for (const name of facts.amenities) if (looked.own.has(name)) return true
  return false
}

export function countMet(home: WithAmenities, looked: readonly AmenitySet[]): number {
  let met = 0
  for (const alternatives of looked) if (hasOneOf(home, alternatives)) met += 1
  return met
}

/** What was looked for and what of it is there, by the names the listing has. */
export function compareAmenities({ facts }: WithAmenities, sets: readonly AmenitySet[]) {
  const looked = sets.flatMap(({ names }) => names)
  return { looked, present: looked.filter((name) => facts.amenities.includes(name)) }
}
