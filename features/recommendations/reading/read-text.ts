import type { Locale } from '#common/locale.ts'
import type { Rates } from '#common/money.ts'
import type { Deal } from '#features/nest/property-types.ts'
import type { Question, Wish, WishField } from '../wishes/wish.ts'
import { gather, type Saying } from './gather.ts'
import type { Meaning } from './phrase-table.ts'
import { type Piece, toPieces } from './pieces.ts'
import { readDays } from './read-days.ts'
import { readNumbers } from './read-numbers.ts'
import { readThings } from './read-things.ts'

/** What was understood of a text. */
export interface Reading {
  wishes: Wish[]
  /** Of what the form says it does not matter after all. */
  open: WishField[]
  /** Fields of which the text adds to the form's answer instead of replacing it. */
  added: WishField[]
  questions: Question[]
  unread: string[]
  stay: readonly [string, string] | null
}

export interface ReadingContext {
  locale: Locale
  today: string
  rates: Rates
  /** What the form alone says of the deal. */
  deal: Deal | null
  /** Amenities that staff named themselves. */
  ownAmenities: readonly string[]
}

/** What is said in one go, from one full stop to the next. */
export interface Sentence {
  text: string
  pieces: readonly Piece[]
  /** Told of how things are, not of what is looked for. */
  isBackground: (at: number) => boolean
  isAsked: boolean
}

export const turnOf = (piece: Piece | undefined) =>
  piece?.meaning && 'turn' in piece.meaning ? piece.meaning.turn : null

const AIMS = new Set(['want', 'hard', 'soft', 'budget', 'also'])

/** From where somebody tells of today, to where they say again what they want. */
function backgroundOf(pieces: readonly Piece[]): (at: number) => boolean {
  const isPast = pieces.some((piece) => turnOf(piece) === 'past')
  const begins = pieces.findIndex((piece) => turnOf(piece) === 'background' || turnOf(piece) === 'past')
  if (begins < 0) return () => false
  const isNew = (at: number) => pieces.slice(begins + 1, at + 1).some(({ gap }) => gap > 0)
  const end = pieces.findIndex((piece, at) => {
    const turn = turnOf(piece) ?? ''
    if (at <= begins) return false
    if (turn === 'so' || turn === 'but' || turn === 'final') return true
    // Told of long ago, a 'need' or a 'want' is of long ago as well.
    return (AIMS.has(turn) && (!isPast || isNew(at))) || (turn === 'not' && isNew(at))
  })
  const hasAimBefore = pieces.slice(0, begins).some((piece) => AIMS.has(turnOf(piece) ?? ''))
  const hasThingBefore =
    !isPast && pieces.slice(0, begins).some(({ meaning, number }) => number !== null || (meaning !== null && 'thing' in meaning))
  const from = hasAimBefore || hasThingBefore ? begins : -1
  return (at) => at > from && (end < 0 || at < end)
}

function toSentences(text: string, pieces: readonly Piece[]): Sentence[] {
  const sentences: Piece[][] = []
  for (const piece of pieces) {
    if (piece.gap === 2 || sentences.length === 0) sentences.push([])
    sentences.at(-1)?.push(piece)
  }
  return sentences.map((own, at) => ({
    text,
    pieces: own,
    isBackground: backgroundOf(own),
    isAsked: sentences[at + 1]?.[0]?.isAfterQuestion ?? /\?\s*$/.test(text),
  }))
}

const MOST_UNREAD = 3
const LONGEST_UNREAD = 120

/** A sentence that asks for something, of which nothing was understood. Greetings, stories and orders ask for nothing. */
function unreadPart({ pieces, text, isBackground, isAsked }: Sentence, said: readonly Saying[]): string | null {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return null
  if (said.some(({ at }) => at >= first.at && at < last.end)) return null
  const wants = pieces.some((piece, at) => ['want', 'hard', 'soft'].includes(turnOf(piece) ?? '') && !isBackground(at))
  const isStrange = pieces.some((piece) => piece.isStrange)
  if (!isStrange || !(wants || isAsked)) return null
  return text.slice(first.at, last.end).replace(/\s+/g, ' ').slice(0, LONGEST_UNREAD)
}

const ownPhrases = (names: readonly string[]): (readonly [string, Meaning])[] =>
  names.map((name) => [
    name.replaceAll(',', ' '),
    { thing: { field: 'amenity', op: 'oneOf', value: [name] }, isAlways: false, isSoft: false },
  ])

/** What a visitor's own words ask for, in English or French. Data, never instruction. */
export function readText(text: string, context: ReadingContext): Reading {
  const sentences = toSentences(text, toPieces(text, context.locale, ownPhrases(context.ownAmenities)))
  const said = sentences.flatMap((sentence) => {
    const days = readDays(sentence, context.today)
    return [...days, ...readNumbers(sentence, days), ...readThings(sentence)]
  })
  const unread = sentences.flatMap((sentence) => unreadPart(sentence, said) ?? []).slice(0, MOST_UNREAD)
  return { ...gather(said, context), unread }
}
