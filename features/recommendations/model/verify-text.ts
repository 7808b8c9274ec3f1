import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '#common/locale.ts'
import type { Deal, Kind } from '#features/nest/property-types.ts'
import { AMENITY_HINTS, AMENITY_PHRASES } from '../engine/lexicon-amenities.ts'
import { findHits, toLexicon } from '../engine/lexicon-matcher.ts'
import { toTokens } from '../engine/lexicon-tokens.ts'
import { findMentions, type Mention } from '../engine/mentions.ts'
import { isFalseAboutVisitor, type VisitorFacts } from './asked-claims.ts'
import { sentencesOf, stem, tokens, words } from './fold-words.ts'
import { namesOtherKind } from './kind-words.ts'
import { isFittingWord, isInLanguage, isPlainWord } from './plain-words.ts'
import { findQuantities, type Quantity, quantityKey } from './quantities.ts'
import { hasNegation, hasRefusedWord } from './refused-words.ts'
import { hasFalseRelation } from './relations.ts'

interface HomeSheet {
  kind: Kind
  deal: Deal
  place: string
  amenities: readonly string[]
  asked: VisitorFacts
  /** It passes no limit, lacks nothing that was asked, and nothing is left to be checked. */
  fits: boolean
}

/** All that may be said about one home, or, with `home` null, in the summary. */
export interface FactSheet {
  /** Our own text and the reasons behind it. */
  ours: readonly string[]
  /** What the listing states, a line each: rooms, square metres and money are only believed from here. */
  stated: readonly string[]
  home: HomeSheet | null
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
  | 'visitor'
  | 'relation'

export const MOST_CHARACTERS = 480
const SENTENCES = { home: [2, 3], summary: [1, 3] } as const

/** Plain text of our two languages: no markup, no emoji, no letters that only look Latin, nothing that cannot be seen. */
const PLAIN = /^(?:(?=\p{L})\p{Script=Latin}|[0-9²%€$ \u00a0\u202f.,;:'’"«»“”()/–—-])+$/u
/** The only signs that may be another one in disguise: the rest is what it looks like, and no 'ⅷ' or 'ﬁ'. */
const DISGUISED = /[²\u00a0\u202f]/g
const LINK = /\p{L}[.:/]\p{L}|\/\/|www/iu

const FOR_SALE = /for sale|to buy|à vendre|à acheter|en vente|à l[’']achat/iu
const TO_LET = /to rent|to let|for rent|à louer|en location|short stay|court séjour/iu

const HINTS = toLexicon(AMENITY_HINTS)
const NAMES = toLexicon(AMENITY_PHRASES)

/** Units that a listing states itself: our own text may also name what was asked for, which is not what is offered. */
const isOfListing = ({ unit }: Quantity) => /^(?:bedroom|bathroom|area|money:)/.test(unit)

function isPlainText(text: string): boolean {
  const bare = text.replace(DISGUISED, ' ')
  return PLAIN.test(text) && !LINK.test(text) && bare.normalize('NFKC') === bare
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
  // 'Parking for 3': a number of nothing is one of anything.
  return found.some((quantity) => quantity.unit === '' || !known.has(quantityKey(quantity)))
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

/** 'The sea' only hints at a view of it: said of the home, it would be something else, unless our own text has it so. */
function isLooseHint(text: string, mention: Mention, { ours, ownAmenities }: FactSheet): boolean {
  if (!('amenity' in mention)) return false
  const written = ({ at, length }: Mention, from: string) => from.slice(at, at + length).toLowerCase()
  const said = written(mention, text)
  // A view is described by what follows it.
  if (/^(?:view|vue)s?$/.test(said)) return false
  const found = toTokens(said)
  if (findHits(found, [HINTS]).length === 0 || findHits(found, [NAMES]).length > 0) return false
  return !ours.some((line) => findMentions(line, ownAmenities).some((one) => written(one, line) === said))
}

function hasFalseAmenity(mentions: readonly Mention[], { ours, home, ownAmenities }: FactSheet): boolean {
  const known = home
    ? home.amenities
    : ours.flatMap((line) => findMentions(line, ownAmenities)).flatMap((one) => ('amenity' in one ? [one.amenity] : []))
  return mentions.some((mention) => 'amenity' in mention && !known.includes(mention.amenity))
}

function hasFalseKind(text: string, home: HomeSheet): boolean {
  return namesOtherKind(text, home.kind) || (home.deal === 'buy' ? TO_LET : FOR_SALE).test(text)
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
    if (isFittingWord(folded, locale) && sheet.home?.fits !== false) continue
    return 'word'
  }
  return null
}

/** Null: nothing in the text says anything but the facts. It is strict, since the text that stands otherwise is true as well. */
export function findFault(text: string, sheet: FactSheet, locale: Locale): Fault | null {
  if (!isPlainText(text)) return 'characters'
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
  const foreign = findForeignWord(text, mentions, sheet, locale)
  if (foreign || !sheet.home) return foreign
  const { ours, home, ownAmenities } = sheet
  if (mentions.some((mention) => isLooseHint(text, mention, sheet))) return 'relation'
  if (isFalseAboutVisitor(text, home, ours, ownAmenities)) return 'visitor'
  return sentencesOf(text).some((sentence) => hasFalseRelation(sentence, ownAmenities, locale)) ? 'relation' : null
}
