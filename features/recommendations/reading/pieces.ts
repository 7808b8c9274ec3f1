import { PLACES_BY_REGION, townName } from '#features/nest/places.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { type Meaning, matchAt, type PhraseTable, toTable } from './phrase-table.ts'
import { speller } from './spelling.ts'
import { type Gap, singular, type Token, toTokens } from './tokens.ts'

/** One or more words that mean something together; a number; or a word that means nothing to us (`meaning` null). */
export interface Piece {
  meaning: Meaning | null
  number: number | null
  isOrdinal: boolean
  word: string
  at: number
  end: number
  gap: Gap
  isAfterQuestion: boolean
  isAfterColon: boolean
  /** Known to nobody here: neither a phrase nor a common word. */
  isStrange: boolean
}

/** What else people call places. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Almadies: 'pointe des almadies, almadi, les almadies',
  Saly: 'sali, sally, saly portudal, sali portudal',
  Ngor: 'ile de ngor, ngor island, n gor',
  Ouakam: 'wakam, ouakham, oukam',
  'Sacré-Cœur': 'sacre coeur 3, sacre coeur 1, sacre coeur 2, sacrecoeur, sacre coeur',
  'Fann Résidence': 'fann',
  'Point E': 'pt e, pointe e',
  Gorée: 'ile de goree, goree island',
  'Liberté 6': 'liberte six, sicap liberte, liberte 6',
  'Hann Maristes': 'hann, maristes',
  'Lac Rose': 'pink lake, lac retba',
  'Toubab Dialaw': 'toubab dialao, dialaw',
  'Joal-Fadiouth': 'joal, fadiouth',
  Mbour: 'm bour, mbour',
  'Saint-Louis': 'st louis, ndar',
  'Cap Skirring': 'cap skiring, casamance',
  Ziguinchor: 'zig',
  'Parcelles Assainies': 'les parcelles, aux parcelles, unite des parcelles',
}

const MONEY: readonly (readonly [string, Meaning])[] = [
  ...pairs('€, euro, eur, euros', { currency: 'EUR' }),
  ...pairs('$, dollar, usd, us dollar, american dollar', { currency: 'USD' }),
  ...pairs('fcfa, cfa, f cfa, franc, franc cfa, xof, cfa franc, frs, f', { currency: 'XOF' }),
  ...pairs('k, mil, mille, thousand', { scale: 1_000 }),
  ...pairs('lakh, lakhs, lac', { scale: 100_000 }),
  ...pairs('crore, crores', { scale: 10_000_000 }),
  ...pairs('million, mio, mln, brique, baton, m', { scale: 1_000_000 }),
  ...pairs('milliard, billion, bn', { scale: 1_000_000_000 }),
]

function pairs(list: string, meaning: Meaning): (readonly [string, Meaning])[] {
  return list.split(',').map((phrase) => [phrase, meaning] as const)
}

const asPlace = (place: string): Meaning => ({
  thing: { field: 'place', op: 'oneOf', value: [place] },
  isAlways: false,
  isSoft: false,
  needsNear: false,
})

const PLACES: readonly (readonly [string, Meaning])[] = [
  ...Object.values(PLACES_BY_REGION)
    .flat()
    // Whoever names Thiès means the town, not the region that is called like it.
    .map((place) => [place, asPlace(townName(place))] as const),
  ...Object.entries(OTHER_NAMES).flatMap(([place, names]) => pairs(names, asPlace(townName(place)))),
  ...pairs('dakar', asPlace('Dakar')),
]

const FURTHER = [...PLACES, ...MONEY]
const TABLES: Record<'en' | 'fr', PhraseTable> = { en: toTable([en, fr], FURTHER), fr: toTable([fr, en], FURTHER) }
const SPELLERS = { en: speller(TABLES.en.words), fr: speller(TABLES.fr.words) }
const SHORT_FOR = new Map(
  [en, fr].flatMap(({ short }) => short.split(/,\s*/).map((pair) => pair.split(' ') as [string, string])),
)
const commonOf = (list: string) => new Set(list.split(/,\s*/).map(singular))
const COMMON = { en: commonOf(en.common), fr: commonOf(fr.common) }

/** Which language most of the common words are of. */
function languageOf(tokens: readonly Token[], fallback: 'en' | 'fr'): 'en' | 'fr' {
  let balance = 0
  for (const { word } of tokens) balance += Number(COMMON.en.has(word)) - Number(COMMON.fr.has(word))
  return balance === 0 ? fallback : balance > 0 ? 'en' : 'fr'
}

const NO_NAMES: readonly string[] = []
/** A list of names lives as long as its catalogue, and so does what is made of it. */
const tableByNames = new WeakMap<readonly string[], PhraseTable>()

/** What staff named themselves, beside the phrases of a language. */
function tableOf(names: readonly string[]): PhraseTable | null {
  if (names.length === 0) return null
  const known = tableByNames.get(names)
  if (known) return known
  const own = names.map((name): readonly [string, Meaning] => [
    name.replaceAll(',', ' '),
    { thing: { field: 'amenity', op: 'oneOf', value: [name] }, isAlways: false, isSoft: false, needsNear: false },
  ])
  const made = toTable([], own)
  tableByNames.set(names, made)
  return made
}

/** The text in pieces: every phrase that stands in a table, every number, every word that is left. */
export function toPieces(text: string, locale: 'en' | 'fr', ownAmenities: readonly string[] = NO_NAMES): Piece[] {
  const tokens = toTokens(text, SHORT_FOR)
  const language = languageOf(tokens, locale)
  const [table, own] = [TABLES[language], tableOf(ownAmenities)]
  const isKnown = (word: string) => table.words.has(word) || table.common.has(word) || own?.words.has(word) === true
  const words = tokens.map(({ word }) => (isKnown(word) ? word : (SPELLERS[language](word) ?? word)))
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const isInside = (ahead: number) => ahead === 0 || tokens[at + ahead]?.gap === 0
    const wordAt = (ahead: number) => (isInside(ahead) ? words[at + ahead] : undefined)
    const [named, said] = [own && matchAt(own, wordAt), matchAt(table, wordAt)]
    const isLoneScale = /^[mk]$/.test(words[at] ?? '') && tokens[at - 1]?.number == null
    const found = isLoneScale && said?.length === 1 ? null : named && named.span >= (said?.span ?? 0) ? named : said
    // A lone number is a number, whatever else its word may be; in a phrase it is part of it.
    const isNumber = token.number !== null && (found === null || found.length === 1)
    const length = isNumber ? 1 : (found?.length ?? 1)
    const last = tokens[at + length - 1] as Token
    pieces.push({
      meaning: isNumber ? null : (found?.meaning ?? null),
      number: isNumber ? token.number : null,
      isOrdinal: isNumber && token.isOrdinal,
      word: words[at] ?? '',
      at: token.at,
      end: last.end,
      gap: token.gap,
      isAfterQuestion: token.isAfterQuestion,
      isAfterColon: token.isAfterColon,
      isStrange: found === null && token.number === null && !isKnown(words[at] ?? '') && token.word.length > 3,
    })
    at += length
  }
  return pieces
}
