import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '#common/locale.ts'
import type { Deal, Kind } from '#features/nest/property-types.ts'
import { findMentions, type Mention } from '../engine/mentions.ts'
import { stem, tokens, words } from './fold-words.ts'
import { isFittingWord, isInLanguage, isPlainWord } from './plain-words.ts'
import { findQuantities, type Quantity, quantityKey } from './quantities.ts'
import { hasNegation, hasRefusedWord } from './refused-words.ts'

/** All that may be said about one home, or, with `home` null, in the summary. */
export interface FactSheet {
  /** Our own text and the reasons behind it. */
  ours: readonly string[]
  /** What the listing states, a line each: rooms, square metres and money are only believed from here. */
  stated: readonly string[]
  home: { kind: Kind; deal: Deal; place: string; amenities: readonly string[]; hasMiss: boolean } | null
  /** Amenities of the catalogue that staff named themselves. */
  ownAmenities: readonly string[]
}

/** What was wrong with a text: counted in the log. */
export type Fault =
  | 'length'
  | 'characters'
  | 'language'
  | 'refused'
  | 'negation'
  | 'number'
  | 'place'
  | 'amenity'
  | 'check'
  | 'kind'
  | 'name'
  | 'word'

export const MOST_CHARACTERS = 480
const SENTENCES = { home: [2, 3], summary: [1, 3] } as const

/** Plain text of our two languages: no markup, no emoji, no letters that only look Latin, nothing that cannot be seen. */
const PLAIN = /^[\p{Script=Latin}0-9²%€$ \u00a0\u202f.,;:'’"«»“”()/–—-]+$/u
const LINK = /\p{L}[.:/]\p{L}|\/\/|www/iu

const KIND_WORDS: Record<Kind, string> = {
  apartment: 'apartment flat appartement',
  villa: 'villa house maison',
  penthouse: 'penthouse apartment appartement',
  duplex: 'duplex apartment appartement',
  townhouse: 'townhouse house maison',
  studio: 'studio apartment appartement',
  commercial: 'commercial office shop bureau boutique',
  land: 'land plot terrain parcelle',
}
const kindStems = new Map(
  Object.entries(KIND_WORDS).map(([kind, names]) => [kind, new Set(names.split(' ').map((name) => stem(name)))]),
)
const everyKind = new Set([...kindStems.values()].flatMap((names) => [...names]))

const FOR_SALE = /for sale|to buy|à vendre|à acheter|en vente|à l[’']achat/iu
const TO_LET = /to rent|to let|for rent|à louer|en location|short stay|court séjour/iu

/** Units that a listing states itself: our own text may also name what was asked for, which is not what is offered. */
const isOfListing = ({ unit }: Quantity) => /^(?:bedroom|bathroom|area|money:)/.test(unit)

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence !== '')
}

function isWellFormed(text: string, isHome: boolean): boolean {
  const [fewest, most] = SENTENCES[isHome ? 'home' : 'summary']
  const sentences = sentencesOf(text)
  const areWhole = sentences.every((sentence) => /[\p{L}\d)²»”%€$]\.$/u.test(sentence))
  return text.length <= MOST_CHARACTERS && sentences.length >= fewest && sentences.length <= most && areWhole
}

/** '2 km from Ngor': the distance that a sentence gives for a place. */
function distanceTo(sentence: string, at: number): number | undefined {
  return findQuantities(sentence).findLast(({ unit, at: written }) => unit === 'km' && written < at)?.value
}

function distances(text: string, ownAmenities: readonly string[]): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    findMentions(sentence, ownAmenities).flatMap((mention) =>
      'place' in mention ? [`${mention.place} ${distanceTo(sentence, mention.at)}`] : [],
    ),
  )
}

function hasFalseNumber(text: string, { ours, stated, home }: FactSheet): boolean {
  const found = findQuantities(text)
  const believed = ours.flatMap(findQuantities)
  if (!home) {
    // '6 of 40 homes' must not come back as '40 of 6', nor without the 6: the counts of a summary stay, in their order.
    const keys = found.map(quantityKey)
    const mayGo = (quantity: Quantity) => quantity.unit.startsWith('percent') && !keys.includes(quantityKey(quantity))
    return !isDeepStrictEqual(keys, believed.filter((quantity) => !mayGo(quantity)).map(quantityKey))
  }
  const known = new Set(
    [...stated.flatMap(findQuantities), ...believed.filter((one) => !isOfListing(one))].map(quantityKey),
  )
  return found.some((quantity) => !known.has(quantityKey(quantity)))
}

function hasFalsePlace(text: string, { ours, home, ownAmenities }: FactSheet): boolean {
  const said = new Set(ours.flatMap((line) => distances(line, ownAmenities)))
  const named = distances(text, ownAmenities)
  if (!home) return named.some((key) => !said.has(key))
  const elsewhere = named.filter((key) => !key.startsWith(`${home.place} `))
  const kilometres = findQuantities(text).filter(({ unit }) => unit === 'km').length
  // Another place is only named with its distance, and a distance only with its place.
  return kilometres !== elsewhere.length || elsewhere.some((key) => key.endsWith(' undefined') || !said.has(key))
}

function hasFalseAmenity(mentions: readonly Mention[], { ours, home, ownAmenities }: FactSheet): boolean {
  const known = home
    ? home.amenities
    : ours.flatMap((line) => findMentions(line, ownAmenities)).flatMap((one) => ('amenity' in one ? [one.amenity] : []))
  return mentions.some((mention) => 'amenity' in mention && !known.includes(mention.amenity))
}

function hasFalseKind(text: string, home: NonNullable<FactSheet['home']>): boolean {
  const own = kindStems.get(home.kind)
  const isOther = words(text).some((word) => everyKind.has(stem(word)) && !own?.has(stem(word)))
  return isOther || (home.deal === 'buy' ? TO_LET : FOR_SALE).test(text)
}

/** Every word is one of the facts, the name of a fact in other words, or a plain one that claims nothing. */
function findForeignWord(text: string, mentions: readonly Mention[], sheet: FactSheet, locale: Locale): Fault | null {
  const said = new Set([...sheet.ours, ...sheet.stated].flatMap(words))
  const saidStems = new Set([...said].map(stem))
  const counted = new Set(findQuantities(text).map(({ at }) => at))
  const starts = new Set<number>()
  for (const { index, 0: lead } of text.matchAll(/(?:^|[.!?…:«“(]\s*)(?=\p{L})/gu)) starts.add(index + lead.length)
  for (const { kind, text: written, folded, at } of tokens(text)) {
    if (kind !== 'word' || counted.has(at)) continue
    if (mentions.some((mention) => at >= mention.at && at < mention.at + mention.length)) continue
    if (/^\p{Lu}/u.test(written) && !starts.has(at) && !said.has(folded)) return 'name'
    if (saidStems.has(stem(folded)) || isPlainWord(folded, locale)) continue
    if (isFittingWord(folded, locale) && !sheet.home?.hasMiss) continue
    return 'word'
  }
  return null
}

/** Null: nothing in the text says anything but the facts. It is strict, since the text that stands otherwise is true as well. */
export function findFault(text: string, sheet: FactSheet, locale: Locale): Fault | null {
  if (!PLAIN.test(text) || LINK.test(text)) return 'characters'
  if (!isWellFormed(text, sheet.home !== null)) return 'length'
  if (!isInLanguage(words(text), locale)) return 'language'
  if (hasRefusedWord(text, locale)) return 'refused'
  if (hasNegation(text)) return 'negation'
  if (hasFalseNumber(text, sheet)) return 'number'
  const mentions = findMentions(text, sheet.ownAmenities)
  if (mentions.some((mention) => 'check' in mention)) return 'check'
  if (hasFalsePlace(text, sheet)) return 'place'
  if (hasFalseAmenity(mentions, sheet)) return 'amenity'
  if (sheet.home && hasFalseKind(text, sheet.home)) return 'kind'
  return findForeignWord(text, mentions, sheet, locale)
}
