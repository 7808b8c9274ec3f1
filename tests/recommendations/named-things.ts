import type { Locale } from '#common/locale.ts'
import { nestMessages as NEST } from '#features/nest/messages.ts'
import { PLACES_BY_REGION } from '#features/nest/places.ts'
import { KINDS, type Kind } from '#features/nest/property-types.ts'
import { toCatalogue } from '#features/recommendations/engine/catalogue.ts'
import { LISTED } from './catalogue.ts'

const OWN_AMENITIES = toCatalogue([...LISTED.values()]).ownAmenities

/** Other words for the same amenity, as people and texts say them. */
const ALSO: Record<Locale, Readonly<Record<string, readonly string[]>>> = {
  en: {
    'Swimming Pool': ['pool'],
    'Ocean View': ['sea view', 'view of the sea', 'view of the ocean'],
    Elevator: ['elevator'],
    'Fiber Optic': ['fiber'],
    WiFi: ['wi-fi'],
    'Solar Power': ['solar panels'],
    Security: ['guard'],
  },
  fr: {
    'Ocean View': ['vue mer', 'vue sur mer', 'vue sur la mer'],
    Parking: ['parking'],
    Furnished: ['meublée', 'meublés'],
    'Fiber Optic': ['fibre'],
    'Solar Power': ['panneaux solaires', 'solaire'],
    Security: ['gardien'],
    WiFi: ['wifi'],
  },
}

const LETTER = '[\\p{Letter}\\p{Number}]'

/** Finds every one of the names that stands in a text as words of its own; 'Grand Yoff' is not Yoff. */
function finderOf<Thing extends string>(names: readonly (readonly [said: string, thing: Thing])[]) {
  const things = new Map(names.map(([said, thing]) => [said.toLowerCase(), thing]))
  const longestFirst = [...things.keys()].sort((one, other) => other.length - one.length)
  const escaped = longestFirst.map((said) => said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<!${LETTER})(?:${escaped.join('|')})(?!${LETTER})`, 'giu')
  return (text: string): Thing[] => [
    ...new Set([...text.matchAll(pattern)].flatMap(([said]) => things.get(said.toLowerCase()) ?? [])),
  ]
}

const findAmenities = (locale: Locale) =>
  finderOf([
    ...Object.entries(NEST[locale].amenities).map(([name, label]) => [label, name] as const),
    ...Object.entries(ALSO[locale]).flatMap(([name, said]) => said.map((word) => [word, name] as const)),
    ...OWN_AMENITIES.map((name) => [name, name] as const),
  ])

const AMENITY_FINDERS = { en: findAmenities('en'), fr: findAmenities('fr') }

/** The amenities of the catalogue that a text names. */
export function namedAmenities(text: string, locale: Locale): string[] {
  return AMENITY_FINDERS[locale](text)
}

/** The places that a text names. */
export const namedPlaces = finderOf(
  Object.values(PLACES_BY_REGION)
    .flat()
    .map((place) => [place, place] as const),
)

const findKinds = (locale: Locale) =>
  finderOf(
    // 'Commercial' and 'Terrain' are words of other meanings too.
    KINDS.filter((kind) => kind !== 'commercial' && kind !== 'land').flatMap((kind) => {
      const label = NEST[locale].kinds[kind]
      return [label, `${label}s`, label.replace(/^(\S+)/, '$1s')].map((said) => [said, kind] as const)
    }),
  )

const KIND_FINDERS = { en: findKinds('en'), fr: findKinds('fr') }

/** The kinds of home that a text names. */
export function namedKinds(text: string, locale: Locale): Kind[] {
  return KIND_FINDERS[locale](text)
}

const DENIALS: Record<Locale, RegExp> = {
  en: /\b(?:no|not|none|without|lacks?|missing|nothing|neither|nor|does not)\b|n’t\b/i,
  fr: /\b(?:sans|pas|aucune?|manquent?|ni|rien|non)\b/i,
}

export function isDenied(sentence: string, locale: Locale): boolean {
  return DENIALS[locale].test(sentence)
}

const REQUESTS: Record<Locale, RegExp> = {
  en: /you (?:asked|wanted|wished|wrote)/i,
  fr: /demand[eé]|souhait|voul(?:ez|iez)/i,
}

export function saysAsked(sentence: string, locale: Locale): boolean {
  return REQUESTS[locale].test(sentence)
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.;!?])[\s\u00a0\u202f]+/)
}
