import { NOTHING_ASKED, type Preferences } from '../preferences.ts'
import { toCatalogue } from './catalogue.ts'
import type { ReadWords } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { type IndexedHome, indexCatalogue } from './indexed-catalogue.ts'
import { type SearchRequest, toSearchRequest } from './search-request.ts'

/** Small made-up catalogues for the tests of the engine. */
export const TODAY = '2026-01-31'

let lastId = 0

/** A villa for 200 million in Almadies with four bedrooms, unless the test says otherwise. */
export function home(facts: Partial<HomeFacts> = {}): HomeFacts {
  lastId += 1
  return {
    id: lastId,
    type: 'buy',
    kind: 'villa',
    location: 'Almadies',
    price: 200_000_000,
    bedrooms: 4,
    bathrooms: 3,
    area: 200,
    amenities: [],
    isVefa: false,
    deliveryDate: null,
    minimumLeaseMonths: null,
    createdAt: 1_000,
    ...facts,
  }
}

/** So many of the same. */
export function homes(count: number, facts: Partial<HomeFacts> = {}): HomeFacts[] {
  return Array.from({ length: count }, () => home(facts))
}

/** Somebody who leaves everything open, unless the test says otherwise. */
export function wanting(answers: Partial<Preferences> = {}): Preferences {
  return { ...NOTHING_ASKED, ...answers }
}

const NOTHING_SAID: ReadWords = {
  wanted: [],
  refused: [],
  places: [],
  refusedPlaces: [],
  deal: null,
  minBedrooms: null,
  minArea: null,
  checks: [],
  unknown: [],
}

export function saying(words: Partial<ReadWords>): ReadWords {
  return { ...NOTHING_SAID, ...words }
}

/** What one visitor asks of some homes, with words that are understood already. */
export function asking(
  answers: Partial<Preferences>,
  offered: readonly HomeFacts[],
  words: Partial<ReadWords> = {},
): { asked: SearchRequest; indexed: readonly IndexedHome[] } {
  const index = indexCatalogue(toCatalogue(offered))
  return { asked: toSearchRequest(wanting(answers), saying(words), index, TODAY), indexed: index.homes }
}
