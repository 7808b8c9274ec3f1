import type { Deal } from '#features/nest/property-types.ts'
import type { Check } from './decision.ts'
import { type Token, toTokens } from './lexicon-tokens.ts'

/** How a word turns what is said around it; see lexicon-scope.ts. */
export type Turn =
  | 'refuse'
  | 'without'
  | 'refuse-around'
  | 'open'
  | 'open-around'
  | 'needed'
  | 'accepted'
  | 'demanded'
  | 'compared'
  | 'want'
  | 'with'
  | 'contrast'
  | 'neutral'
  | 'background'
  | 'and'
  | 'or'

export type Meaning =
  /** `isLack`: the word itself says that it is missing ('unfurnished'); `isAlways`: a 'no' changes nothing ('no power cuts'). */
  | { amenity: string; isLack?: true; isAlways?: true }
  | { place: string }
  /** `wants` is the amenity that such a wish needs as well. */
  | { check: Check; wants?: string; isAlways?: true }
  | { deal: Deal }
  /** Understood, and nothing follows from it: a buyer's aim. */
  | { aim: true }
  | { turn: Turn }
  /** Not what its words look like: 'pool table'. */
  | { nothing: true }

/** Words that must, or must not, stand right beside a phrase for it to mean what it does; '^' is the beginning of a clause. */
interface Beside {
  after?: string
  notAfter?: string
  before?: string
  notBefore?: string
}

export interface Phrase {
  stems: readonly string[]
  meaning: Meaning
  /** Little words of grammar are told apart by their last letter: 'mais' is no 'mai'. */
  exact?: string
  beside?: Partial<Record<keyof Beside, ReadonlySet<string>>>
}

/** A phrase of the lexicon in a text: the tokens from `from` up to, not including, `to`. */
export interface Hit {
  from: number
  to: number
  meaning: Meaning
}

const START = '^'
const NO_PHRASES: readonly Phrase[] = []

type Lexicon = ReadonlyMap<string, readonly Phrase[]>

const LONGEST_LITTLE_WORD = 5
const exactly = (word: string) => (word.length > LONGEST_LITTLE_WORD ? {} : { exact: word })

/** The phrases of a list with commas between them, all with one meaning. */
export function phrases(list: string, meaning: Meaning, beside: Beside = {}): Phrase[] {
  const sides = Object.entries(beside).map(([side, words]) => [side, new Set(words.split(/\s+/))])
  return list
    .split(',')
    .map((phrase) => toTokens(phrase))
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => ({
      stems: tokens.map(({ stem }) => stem),
      meaning,
      ...('turn' in meaning && tokens.length === 1 ? exactly(tokens[0]?.word ?? '') : {}),
      ...(sides.length > 0 ? { beside: Object.fromEntries(sides) } : {}),
    }))
}

/** By their first word, longest first; of two equals the one that was listed first. */
export function toLexicon(...lists: readonly (readonly Phrase[])[]): Lexicon {
  const lexicon = new Map<string, Phrase[]>()
  for (const phrase of lists.flat()) {
    const first = phrase.stems[0] ?? ''
    const others = lexicon.get(first)
    if (others) others.push(phrase)
    else lexicon.set(first, [phrase])
  }
  for (const others of lexicon.values()) others.sort((a, b) => b.stems.length - a.stems.length)
  return lexicon
}

function isAt(tokens: readonly Token[], from: number, phrase: Phrase, isTaken: (at: number) => boolean): boolean {
  const { stems, exact, beside } = phrase
  for (let step = 0; step < stems.length; step++) {
    const token = tokens[from + step]
    if (token === undefined || token.stem !== stems[step] || isTaken(from + step)) return false
    if ((exact !== undefined && token.word !== exact) || (step > 0 && token.before !== 'none')) return false
  }
  if (!beside) return true
  const next = tokens[from + stems.length]
  const before = tokens[from]?.before === 'none' ? (tokens[from - 1]?.word ?? START) : START
  const after = next?.before === 'none' ? next.word : ''
  return (
    (!beside.after || beside.after.has(before)) &&
    !beside.notAfter?.has(before) &&
    (!beside.before || beside.before.has(after)) &&
    !beside.notBefore?.has(after)
  )
}

/** What the lexicons know of a text, in its order, nothing twice. Tokens that are taken already are passed over. */
export function findHits(
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
  isTaken: (at: number) => boolean = () => false,
): Hit[] {
  const hits: Hit[] = []
  let at = 0
  while (at < tokens.length) {
    let best: Phrase | undefined
    for (const lexicon of lexicons)
      for (const phrase of lexicon.get(tokens[at]?.stem ?? '') ?? NO_PHRASES)
        if (phrase.stems.length > (best?.stems.length ?? 0) && isAt(tokens, at, phrase, isTaken)) best = phrase
    if (best) hits.push({ from: at, to: at + best.stems.length, meaning: best.meaning })
    at += best?.stems.length ?? 1
  }
  return hits
}

const ownLexicons = new WeakMap<readonly string[], Lexicon>()

/** The amenities that staff named themselves. The list lives as long as the catalogue does, and so does its lexicon. */
export function ownLexicon(ownAmenities: readonly string[]): Lexicon {
  const known = ownLexicons.get(ownAmenities)
  if (known) return known
  const made = toLexicon(
    ownAmenities
      .map((amenity) => ({ stems: toTokens(amenity).map(({ stem }) => stem), meaning: { amenity } }))
      .filter(({ stems }) => stems.length > 0),
  )
  ownLexicons.set(ownAmenities, made)
  return made
}
