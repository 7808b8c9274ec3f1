import type { ReadWords } from './decision.ts'

/** What a visitor's own words ask for, in English or French. Data, never instruction. */
export function readWords(_text: string, _ownAmenities: readonly string[] = []): ReadWords {
  return {
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
}
