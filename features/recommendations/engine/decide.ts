import type { Preferences } from '../preferences.ts'
import type { Catalogue } from './catalogue.ts'
import type { Decision } from './decision.ts'
import { readWords } from './read-words.ts'

/** Which homes fit whom, and why. `today` is 'YYYY-MM-DD'. */
export function decide(preferences: Preferences, catalogue: Catalogue, _today: string): Decision {
  const words = readWords(preferences.words, catalogue.ownAmenities)
  return {
    preferences,
    reading: { ...words, deals: ['buy'], dealFrom: 'open', bedrooms: preferences.bedrooms },
    chosen: [],
    counts: { available: catalogue.homes.length, fitting: 0, near: 0 },
    relaxations: [],
    markets: [],
  }
}

/** How many homes fit so far: the counts of a decision without the rest of it. */
export function countFits(preferences: Preferences, catalogue: Catalogue, today: string): Decision['counts'] {
  return decide(preferences, catalogue, today).counts
}
