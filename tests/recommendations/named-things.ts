import type { Locale } from '#common/locale.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { PLACES_BY_REGION } from '#features/nest/places.ts'
import { KINDS } from '#features/nest/property-types.ts'
import { wordingMessages } from '#features/recommendations/wording/messages.ts'
import { CATALOGUE } from './catalogue.ts'

/** Other words for the same amenity, as texts say them. */
const ALSO: Record<Locale, readonly (readonly [string, string])[]> = {
  en: [
    ['pool', 'Swimming Pool'],
    ['sea view', 'Ocean View'],
    ['lift', 'Elevator'],
    ['furniture', 'Furnished'],
  ],
  fr: [
    ['vue mer', 'Ocean View'],
    ['vue sur mer', 'Ocean View'],
    ['mobilier', 'Furnished'],
    ['fibre', 'Fiber Optic'],
  ],
}

const LETTER = '[\\p{Letter}\\p{Number}]'

/** Finds every one of the names that stands in a text as words of its own; 'Grand Yoff' is not Yoff. */
function finderOf(names: readonly (readonly [said: string, thing: string])[]) {
  const things = new Map(names.map(([said, thing]) => [said.toLowerCase(), thing]))
  const longestFirst = [...things.keys()].sort((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<!${LETTER})(?:${longestFirst.map(RegExp.escape).join('|')})(?!${LETTER})`, 'giu')
  return (text: string): string[] => [
    ...new Set([...text.matchAll(pattern)].flatMap(([said]) => things.get(said.toLowerCase()) ?? [])),
  ]
}

const places = finderOf(
  Object.values(PLACES_BY_REGION)
    .flat()
    .map((place) => [place, place] as const),
)

const findersOf = (locale: Locale) => ({
  places,
  amenities: finderOf([
    ...Object.entries(nestMessages[locale].amenities).map(([name, label]) => [label, name] as const),
    ...CATALOGUE.ownAmenities.map((name) => [name, name] as const),
    ...ALSO[locale],
  ]),
  kinds: finderOf(
    KINDS.flatMap((kind) => {
      const { one, many } = wordingMessages[locale].home.kinds[kind]
      return [one, many].map((said) => [said, kind] as const)
    }),
  ),
})

/** The places, the amenities of the catalogue and the kinds of home that a text names. */
export const NAMED = { en: findersOf('en'), fr: findersOf('fr') } satisfies Record<Locale, unknown>

/** Says of something that it is not there, or not what was asked for. */
export const DENIES: Record<Locale, RegExp> = {
  en: /\b(?:no|not|none|without|nor|instead of)\b/i,
  fr: /\b(?:sans|pas|aucune?|ni|non|ne|au lieu)\b/i,
}

/** Says of something that the listing does not name it. */
export const IS_MISSING: Record<Locale, RegExp> = {
  en: /does not mention|names no|^no /i,
  fr: /ne mentionne|ne cite|^pas d/i,
}

/** Says of something that somebody asked for it. */
export const IS_ASKED: Record<Locale, RegExp> = { en: /as you asked/i, fr: /comme demandé/i }

export const sentencesOf = (text: string) => text.split(/(?<=[.;!?])[\s\u00a0\u202f]+/)
