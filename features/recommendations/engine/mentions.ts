import type { Check } from './decision.ts'
import { AMENITY_HINTS, AMENITY_PHRASES } from './lexicon-amenities.ts'
import { CHECK_HINTS, CHECK_PHRASES } from './lexicon-checks.ts'
import { findHits, type Hit, ownLexicon, toLexicon } from './lexicon-matcher.ts'
import { PLACE_PHRASES } from './lexicon-places.ts'
import { toTokens } from './lexicon-tokens.ts'
import { findViews } from './lexicon-views.ts'

/** Something of the lexicon that a text names, whatever it says about it. */
export type Mention = { at: number; length: number } & ({ amenity: string } | { place: string } | { check: Check })

const LEXICON = toLexicon(PLACE_PHRASES, AMENITY_PHRASES, CHECK_PHRASES, AMENITY_HINTS, CHECK_HINTS)
const NO_OWN: readonly string[] = []

/** All amenities, places and unanswerable wishes that a text names, in either language. */
export function findMentions(text: string, ownAmenities: readonly string[] = NO_OWN): Mention[] {
  const tokens = toTokens(text)
  const views = findViews(tokens)
  const seen = new Set(views.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)))
  const hits = findHits(tokens, [ownLexicon(ownAmenities), LEXICON], (at) => seen.has(at))
  return [...views, ...hits]
    .sort((a, b) => a.from - b.from)
    .flatMap(({ from, to, meaning }: Hit): Mention[] => {
      const at = tokens[from]?.at ?? 0
      const length = (tokens[to - 1]?.end ?? at) - at
      if ('amenity' in meaning) return [{ at, length, amenity: meaning.amenity }]
      if ('place' in meaning) return [{ at, length, place: meaning.place }]
      return 'check' in meaning ? [{ at, length, check: meaning.check }] : []
    })
}
