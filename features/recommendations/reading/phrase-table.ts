import type { AskedFor, Question, WishField } from '../wishes/wish.ts'
import { fold, singular } from './tokens.ts'

/** What a number counts. `rooms` are French pièces: a bedroom more than bedrooms; `feet` are square ones. */
export type Unit =
  | ('bedrooms' | 'bathrooms' | 'area' | 'feet' | 'rooms' | 'people' | 'couples' | 'group' | 'levels' | 'floor')
  | ('nights' | 'day' | 'week' | 'month' | 'year' | 'minute' | 'kilometre')
  /** Counted by nobody, and yet spoken of: 'any size', 'the place does not matter'. */
  | ('place' | 'kind' | 'size')

/** How a number is to be taken. */
export type Comparison =
  | 'moreThan'
  | 'lessThan'
  | 'atLeast'
  | 'atMost'
  | 'exactly'
  | 'near'
  | 'between'
  | 'to'
  | 'orMore'
  | 'orLess'

/**
 * What a word does to those around it:
 * `not` refuses what follows, `notAfter` what stood before; `open` and `openAfter` say that it does not matter;
 * `soft` and `hard` weigh what is said in the same breath; `but`, `so` and `final` begin anew; `background`, `past` and
 * `relative` tell of how things are, were, or are with others; `also` adds to the form's answer instead of replacing it;
 * `near` and `far` speak of the place that follows, `works` of where somebody has to be; `by` and its like of days.
 */
export type Turn =
  | (
      | 'not'
      | 'notAfter'
      | 'open'
      | 'openAfter'
      | 'soft'
      | 'hard'
      | 'want'
      | 'instead'
      | 'scrap'
      | 'forget'
      | 'pointless'
    )
  | ('so' | 'final' | 'but' | 'and' | 'or' | 'also' | 'both' | 'later' | 'condition' | 'command')
  | ('background' | 'relative' | 'past' | 'near' | 'far' | 'outside' | 'works' | 'there')
  | ('by' | 'byAfter' | 'byThen' | 'within' | 'from' | 'until' | 'in' | 'next')
  | ('budget' | 'stretch' | 'count' | 'total' | 'each' | 'ours')

export type Meaning =
  /** `isAlways`: meant the same with a 'no' before it (nobody asks for noise). */
  | { thing: AskedFor; isAlways: boolean; isSoft: boolean; needsNear: boolean }
  | { question: Question }
  | { unit: Unit }
  | { comparison: Comparison }
  | { turn: Turn }
  /** 'Anywhere', 'money is no object': says of itself what does not matter. */
  | { opens: WishField }
  | { currency: 'XOF' | 'EUR' | 'USD' }
  | { scale: number }
  /** What an amount is paid for: the home, a month of it, a night, a week, a year; or by each of those who come. */
  | { per: 'buy' | 'rent' | 'short-stay' | 'week' | 'year' | 'person' }
  /** A month, or those of a season or a quarter: first and last. */
  | { months: readonly [number, number]; date?: number }
  | { day: 'today' | 'tomorrow' | 'weekend' | 'monthEnd' | 'yearEnd' | 'nextYear' }
  /** Understood, and nothing to do with a home: small talk, and words that only look like a wish. */
  | { talk: true }

/** `fillers` may stand between a comparison and its number, `payFillers` between an amount and what it is paid for. */
export const WORD_SETS = [
  ...([
    'fillers',
    'payFillers',
    'possessives',
    'articles',
    'wholes',
    'parts',
    'young',
    'prices',
    'among',
    'hours',
    'lease',
  ] as const),
  ...(['ready', 'othersDo', 'arrivals', 'demands', 'early', 'mid', 'half', 'comes', 'persons'] as const),
]
export type WordSet = (typeof WORD_SETS)[number]

/**
 * The phrases of one language: lists of phrases, separated by commas, without accents or plural s, by what they mean.
 * 'My|our house|flat' are four phrases. 'Holiday > flat' reads 'holiday' where 'flat' follows, and 'flat' for itself.
 * `things` by a code: 'lift', '-offPlan', 'levels=1', 'kind=villa|townhouse'; '!' behind it: meant the same with a 'no'; '~': weighed only; '?': only after a 'near'.
 */
export interface Phrases {
  things: Readonly<Record<string, string>>
  questions: Readonly<Partial<Record<Question, string>>>
  units: Readonly<Partial<Record<Unit, string>>>
  comparisons: Readonly<Partial<Record<Comparison, string>>>
  turns: Readonly<Record<Turn, string>>
  opens: Readonly<Partial<Record<WishField, string>>>
  per: Readonly<Record<'buy' | 'rent' | 'short-stay' | 'week' | 'year' | 'person', string>>
  months: readonly string[]
  /** Seasons and quarters, by their first and last month. */
  seasons: Readonly<Record<string, string>>
  /** Days that have a name, by month and day. */
  feasts: Readonly<Record<string, string>>
  days: Readonly<Record<'today' | 'tomorrow' | 'weekend' | 'monthEnd' | 'yearEnd' | 'nextYear', string>>
  talk: string
  /** Words by what they do beside others. */
  sets: Readonly<Record<WordSet, string>>
  /** As people type on a phone: each short form and the word it stands for. */
  short: string
  /** Single words that mean something else in the other language: they count only in a text of this one. */
  onlyHere: string
  /** Words so common that they tell the language, and that no slip of spelling leads away from. */
  common: string
}

const NAMES = new Set(['deal', 'kind', 'place', 'near', 'amenity', 'pool'])
const NUMBERS = new Set(['levels', 'floor', 'bedrooms', 'nights', 'guests', 'people'])

/** 'kind=villa|townhouse' → what is asked for. */
export function readCode(code: string): AskedFor {
  const [head = '', value] = code.split('=')
  const field = head.replace(/^-/, '')
  const op = head.startsWith('-') ? 'not' : 'oneOf'
  if (NAMES.has(field)) return { field, op, value: value?.split('|') ?? [] } as AskedFor
  if (NUMBERS.has(field)) {
    if (value?.endsWith('..')) return { field, op: 'atLeast', value: Number.parseInt(value, 10) } as AskedFor
    const [low = 0, high] = (value ?? '').split('..').map(Number)
    if (high !== undefined) return { field, op: 'between', value: [low, high] } as AskedFor
    return { field, op: 'exactly', value: low } as AskedFor
  }
  return { field, op: 'exactly', value: !head.startsWith('-') } as AskedFor
}

/** Words after each other, each leading to those that may follow. */
interface Node {
  /** None at the end of a phrase: most nodes are. */
  next: Map<string, Node> | null
  meaning: Meaning | null
  /** Words at the end that must stand there and are read for themselves. */
  ahead: number
}

const newNode = (): Node => ({ next: null, meaning: null, ahead: 0 })

export interface PhraseTable {
  root: Node
  /** The same phrases as anybody may say them: 'his' for 'my', 'they' for 'we'. */
  loose: Node
  /** Every word of every phrase: what a mistyped one is compared with. */
  words: ReadonlySet<string>
  common: ReadonlySet<string>
}

const plainWords = new Map<string, string>()

/** The same words stand in thousands of phrases: each is folded once. */
function plainOf(word: string): string {
  const known = plainWords.get(word)
  if (known !== undefined) return known
  const plain = singular(fold(word))
  plainWords.set(word, plain)
  return plain
}

const wordsOf = (phrase: string) =>
  phrase
    .trim()
    .split(/[\s'’-]+/)
    .map(plainOf)

function plant(root: Node, words: readonly string[], meaning: Meaning, ahead = 0): void {
  let node = root
  for (const word of words) {
    node.next ??= new Map()
    const next = node.next.get(word) ?? newNode()
    node.next.set(word, next)
    node = next
  }
  if (node.meaning) return
  node.meaning = meaning
  node.ahead = ahead
}

/** Who speaks or is spoken of does not matter to what is wished. */
const SAME_WORDS: readonly string[] = [
  'i we he she they',
  'im were hes shes theyre',
  'id wed hed shed theyd',
  'me us him them',
  'my our his their',
  'je on il elle ils elles tu',
  'me nous lui leur te m',
  'mon ma mes notre nos sa ses',
  'dont doesnt',
  'do does',
  'have has',
  'havent hasnt',
  'veux veut voulons veulent',
  'peux peut pouvons peuvent',
]
const SAME = new Map(SAME_WORDS.flatMap((words) => words.split(' ').map((word) => [singular(word), words] as const)))
const loosely = (word: string) => SAME.get(word) ?? word

/** Words that may stand inside a phrase and change nothing. */
const PASSED_OVER = new Set(
  'really very quite just truly simply totally completely particularly honestly necessarily ne n vraiment tres tout bien simplement totalement completement franchement forcement specialement absolument donc'.split(
    ' ',
  ),
)

/** 'Near my|our house|place' stands for all four. */
function* variants(phrase: string): Generator<string> {
  const choice = /\S*\|\S*/.exec(phrase)
  if (!choice) return yield phrase
  for (const word of choice[0].split('|')) yield* variants(phrase.replace(choice[0], word))
}

const split = (list: string) => list.split(',').flatMap((phrase) => (phrase.trim() === '' ? [] : [...variants(phrase)]))

function* meaningsOf(phrases: Phrases): Generator<[string, Meaning]> {
  const each = function* (list: string, meaning: Meaning): Generator<[string, Meaning]> {
    for (const phrase of split(list)) yield [phrase, meaning]
  }
  for (const [code, list] of Object.entries(phrases.things)) {
    const thing = readCode(code.replace(/[!~?]+$/, ''))
    yield* each(list, {
      thing,
      isAlways: code.includes('!'),
      isSoft: code.includes('~'),
      needsNear: code.includes('?'),
    })
  }
  for (const [question, list] of Object.entries(phrases.questions)) {
    yield* each(list, { question: question as Question })
  }
  for (const [unit, list] of Object.entries(phrases.units)) yield* each(list, { unit: unit as Unit })
  for (const [comparison, list] of Object.entries(phrases.comparisons)) {
    yield* each(list, { comparison: comparison as Comparison })
  }
  for (const [field, list] of Object.entries(phrases.opens)) yield* each(list, { opens: field as WishField })
  for (const [turn, list] of Object.entries(phrases.turns)) yield* each(list, { turn: turn as Turn })
  for (const [per, list] of Object.entries(phrases.per)) yield* each(list, { per: per as 'rent' })
  for (const [at, list] of phrases.months.entries()) yield* each(list, { months: [at + 1, at + 1] })
  for (const [code, list] of Object.entries(phrases.seasons)) {
    const [first = 1, last = first] = code.split('-').map(Number)
    yield* each(list, { months: [first, last] })
  }
  for (const [code, list] of Object.entries(phrases.feasts)) {
    const [month = 1, date = 1] = code.split('-').map(Number)
    yield* each(list, { months: [month, month], date })
  }
  for (const [day, list] of Object.entries(phrases.days)) yield* each(list, { day: day as 'today' })
  yield* each(phrases.talk, { talk: true })
}

/** The first table wins where two say different things of the same words. */
export function toTable(tables: readonly Phrases[], further: readonly (readonly [string, Meaning])[]): PhraseTable {
  const [root, loose] = [newNode(), newNode()]
  const words = new Set<string>()
  const add = (phrase: string, meaning: Meaning) => {
    const [said = '', follows = ''] = phrase.split('>')
    const ahead = follows === '' ? [] : wordsOf(follows)
    const own = [...wordsOf(said), ...ahead]
    for (const word of own) words.add(word)
    plant(root, own, meaning, ahead.length)
    // A lone 'm' is a million, not a 'me'.
    if (own.length > 1) plant(loose, own.map(loosely), meaning, ahead.length)
  }
  for (const [phrase, meaning] of further) add(phrase, meaning)
  tables.forEach((phrases, at) => {
    const foreign = new Set(at === 0 ? [] : wordsOf(phrases.onlyHere.replaceAll(',', ' ')))
    for (const [phrase, meaning] of meaningsOf(phrases)) {
      const [first = '', ...rest] = wordsOf(phrase)
      if (rest.length === 0 && foreign.has(first)) continue
      add(phrase, meaning)
    }
  })
  return { root, loose, words, common: new Set(tables.flatMap(({ common }) => wordsOf(common.replaceAll(',', ' ')))) }
}

interface Match {
  meaning: Meaning
  /** Words that are read with it, and those that it looked at. */
  length: number
  span: number
}

function longest(root: Node, wordAt: (at: number) => string | undefined, isLoose: boolean): Match | null {
  let node: Node | undefined = root
  let found: Match | null = null
  let isPassed = false
  for (let length = 0; node; length++) {
    if (node.meaning && !isPassed) found = { meaning: node.meaning, length: length - node.ahead, span: length }
    const word = wordAt(length)
    if (word === undefined) break
    const next: Node | undefined = node.next?.get(isLoose ? loosely(word) : word)
    // 'N'est vraiment pas un problème'.
    isPassed = !next && isLoose && length > 0 && PASSED_OVER.has(word)
    if (!isPassed) node = next
  }
  return found
}

/** The longest phrase that begins at a word, and how many words it has; as it stands, before as anybody may say it. */
export function matchAt({ root, loose }: PhraseTable, wordAt: (at: number) => string | undefined): Match | null {
  const exact = longest(root, wordAt, false)
  const other = longest(loose, wordAt, true)
  return other && other.span > (exact?.span ?? 0) ? other : exact
}
