import { isPresetAmenity, type PresetAmenity } from '../amenities.ts'
import { nestMessages } from '../messages.ts'
import { regionOf } from '../places.ts'
import type { Deal, Kind } from '../property-types.ts'

/** Longer searches are sentences; their first words say enough. */
const MOST_WORDS = 12
/** What stands in a listing as one longer 'word' is an address or a slip; nobody types all of it. */
const LONGEST_WORD = 40
/** A beginning this long finds the whole word: 'alma' finds Almadies. Shorter ones must be the whole word. */
export const SHORTEST_BEGINNING = 3

/** Words that every text holds and nobody looks for. Folded, as below. */
const EMPTY_WORDS = new Set(
  `a an and at by for from in is it of on or the to with near
  au aux avec ce ces dans de des du elle en est et il la le les ou par pour pres sur un une`.split(/\s+/),
)

/** What people call these, beside the names that the site uses. */
const KIND_SYNONYMS: Record<Kind, string> = {
  apartment: 'flat appart logement',
  villa: 'house home maison',
  penthouse: 'rooftop attique',
  duplex: 'maisonette',
  townhouse: 'house maison',
  studio: 'flat',
  commercial: 'office shop bureau bureaux boutique local',
  land: 'plot parcel terrain parcelle',
}
const DEAL_SYNONYMS: Record<Deal, string> = {
  rent: 'rental lease let location louer bail',
  buy: 'sale purchase vente acheter achat',
  'short-stay': 'holiday vacation nightly saisonnier vacances nuit',
}
const AMENITY_SYNONYMS: Partial<Record<PresetAmenity, string>> = { Elevator: 'lift', 'Fiber Optic': 'fibre' }
const OFF_PLAN_WORDS = 'vefa off-plan offplan sur plan neuf'

/** Letters and digits without accents, in small letters: 'Sacré-Cœur' is 'sacre' and 'coeur'. */
export function foldWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 1 || /\p{N}/u.test(word)) && !EMPTY_WORDS.has(word))
    .map((word) => word.slice(0, LONGEST_WORD))
}

/** The words of a search, each once, without those that say nothing. */
export function searchedWords(search: string): string[] {
  return [...new Set(foldWords(search))].slice(0, MOST_WORDS)
}

/** 'KN-0042', as people read it out on the phone, is that home and no other. */
export function searchedReference(search: string): number | undefined {
  const digits = /^\s*kn[\s-]?0*(\d{1,9})\s*$/i.exec(search)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Raise it when homes are to be found by other words than before: at the next start every row is written anew. It stands in
 * the row among the words, and cannot be typed.
 */
export const SEARCH_WORDS_VERSION = '~1'

export interface Searchable {
  title: string
  titleFr?: string | null | undefined
  description: string
  descriptionFr?: string | null | undefined
  location: string
  type: Deal
  kind: Kind
  isVefa?: boolean | undefined
  amenities?: string[] | undefined
}

/** Everything that free text can find a home by, in both languages whichever of them staff have written. */
export function searchableWords(home: Searchable): string[] {
  const { location, type, kind, isVefa = false, amenities = [] } = home
  const names = Object.values(nestMessages).flatMap((messages) => {
    const amenityNames: Record<string, string> = messages.amenities
    return [messages.kinds[kind], messages.deals[type], ...amenities.map((amenity) => amenityNames[amenity])]
  })
  const texts = [
    home.title,
    home.titleFr,
    home.description,
    home.descriptionFr,
    location,
    // 'pointe', 'sacrecoeur': written together by people in a hurry.
    location.replace(/[^\p{L}\p{N}]/gu, ''),
    regionOf(location),
    ...amenities,
    ...amenities.map((amenity) => (isPresetAmenity(amenity) ? AMENITY_SYNONYMS[amenity] : undefined)),
    ...names,
    KIND_SYNONYMS[kind],
    DEAL_SYNONYMS[type],
    isVefa ? OFF_PLAN_WORDS : undefined,
  ]
  return [...new Set(texts.flatMap((text) => foldWords(text ?? '')))].sort()
}
