import type { Check } from './decision.ts'

/** Something of the lexicon that a text names, whatever it says about it. */
export type Mention = { at: number; length: number } & ({ amenity: string } | { place: string } | { check: Check })

/** All amenities, places and unanswerable wishes that a text names, in either language. */
export function findMentions(_text: string, _ownAmenities: readonly string[] = []): Mention[] {
  return []
}
