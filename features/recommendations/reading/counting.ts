import type { NumberOperator } from '../wishes/wish.ts'
import { comparisonOf, isMoneyWord, isOne, turnOf, unitOf } from './meanings.ts'
import { opAfter, type SaidNumber } from './numbers.ts'
import type { Piece } from './pieces.ts'

/** Adjectives and articles between a number and what it counts: 'three large bedrooms'. */
const FARTHEST_UNIT = 3

/** 'Trois chambres salon'. */
const isRoomPhrase = ({ meaning }: Piece) =>
  meaning !== null && 'thing' in meaning && meaning.thing.field === 'bedrooms'

interface Counted {
  unit: string
  at: number
}

/** 'Au 5e', 'not above the third': a floor, though no word says it. */
function isFloor(pieces: readonly Piece[], { from, to, isOrdinal, isStrict, isBetween, op }: SaidNumber): boolean {
  const next = pieces[to]
  const isAt =
    pieces[from - 1]?.word === 'au' && (next?.gap !== 0 || next.meaning !== null || isOne('demands', next.word))
  return (
    isOrdinal &&
    (isBetween === true || isAt || isStrict || op === 'atMost' || (op === 'atLeast' && pieces[from - 1]?.word === 'au'))
  )
}

export function findUnit(pieces: readonly Piece[], number: SaidNumber): Counted | null {
  const { to } = number
  for (let at = to; at < pieces.length && at < to + FARTHEST_UNIT; at++) {
    const piece = pieces[at] as Piece
    if (piece.gap > 0) break
    if (piece.number !== null) return null
    const unit = unitOf(piece) ?? (isRoomPhrase(piece) ? 'bedrooms' : null)
    if (unit) return { unit, at }
    if (piece.word === 'couple' && number.low > 1 && !/^pe?r|par$/.test(pieces[at - 1]?.word ?? ''))
      return { unit: 'couples', at }
    const { meaning } = piece
    const isPassable = meaning === null || ['talk', 'thing', 'comparison'].some((kind) => kind in meaning)
    if (!isPassable && !['and', 'or'].includes(turnOf(piece) ?? '')) return null
  }
  return isFloor(pieces, number) ? { unit: 'floor', at: to - 1 } : null
}

/** 'Below 300 m², don't bother': at least that. */
const FLIPPED: Partial<Record<string, NumberOperator>> = { atMost: 'atLeast', atLeast: 'atMost' }

/** Said of how many they are: 'we are eleven', 'on sera huit', 'a family of five'. */
export const isCounted = (pieces: readonly Piece[], at: number) =>
  (turnOf(pieces[at - 1]) === 'count' && pieces[at]?.gap === 0) ||
  (turnOf(pieces[at - 2]) === 'count' && /^(?:a|about|environ|only|que)$/.test(pieces[at - 1]?.word ?? '')) ||
  // 'Toute la smala, huit au total'.
  turnOf(pieces[at + 1]) === 'total' ||
  // 'Must sleep at least twelve'.
  (turnOf(pieces[at - 2]) === 'count' && comparisonOf(pieces[at - 1]) !== null && pieces[at]?.gap === 0) ||
  // 'A long weekend for two'.
  (/^(?:for|pour)$/.test(pieces[at - 1]?.word ?? '') && pieces[at]?.gap === 0 && (pieces[at + 1]?.gap ?? 2) > 0) ||
  // ', à six (mes parents et nous)', 'une semaine en février à deux'
  (pieces[at - 1]?.word === 'a' &&
    (pieces[at - 1]?.end ?? 0) - (pieces[at - 1]?.at ?? 0) === 1 &&
    (pieces[at - 1]?.gap !== 0 || pieces[at - 2]?.number == null) &&
    ((pieces[at + 1]?.gap ?? 2) > 0 || turnOf(pieces[at + 1]) === 'so'))

/** 'Une seule chambre'. */
export const isSingle = (pieces: readonly Piece[], at: number) =>
  /^une?$/.test(pieces[at]?.word ?? '') && /^seule?$/.test(pieces[at + 1]?.word ?? '')

/** 'Un appartement à louer, une chambre.' */
const isAloneInBreath = (pieces: readonly Piece[], from: number, to: number) =>
  from > 0 && pieces[from]?.gap !== 0 && (pieces[to + 1]?.gap ?? 2) > 0

/** Numbers that count nothing here: an hour, 'une douche', what is told to be forgotten or refused after all. */
export function isIdle(pieces: readonly Piece[], number: SaidNumber, counted: Counted | null): boolean {
  const { from, to, op, high, isStrict } = number
  const isArticle = /^une?$/.test(pieces[from]?.word ?? '') && op === null && high === null && !isSingle(pieces, from)
  const isRoom = counted !== null && ['bedrooms', 'bathrooms'].includes(counted.unit)
  // 'I climb nine floors with the groceries'.
  const isClimbed =
    counted?.unit === 'floor' && /^(?:climb|monte|monter|monton)$/.test(pieces[from - 1]?.word ?? '') && op === null
  // 'She still climbs her two floors'.
  const isTheirs =
    /^(?:se|ses|leur|her|his|their)$/.test(pieces[from - 1]?.word ?? '') &&
    pieces[from]?.gap === 0 &&
    counted?.unit === 'floor'
  return (
    isTheirs ||
    isClimbed ||
    // 'I can find another hundred million'.
    (counted === null && /^(?:another|extra)$/.test(pieces[from - 1]?.word ?? '')) ||
    isOne('hours', pieces[to]?.word) ||
    (isArticle && isRoom && !opAfter(pieces, counted.at + 1) && !isAloneInBreath(pieces, from, counted.at)) ||
    (op === null && [1, 2].some((back) => turnOf(pieces[from - back]) === 'open')) ||
    (op === null && !isStrict && !isSingle(pieces, from) && isRefusedAfter(pieces, to))
  )
}

/** 'Above the second floor I need a lift' asks for no floor. */
export const isForLift = (pieces: readonly Piece[], { to, op, isStrict }: SaidNumber) =>
  isStrict &&
  op === 'atLeast' &&
  pieces
    .slice(to, to + 8)
    .some(({ meaning }) => meaning !== null && 'thing' in meaning && meaning.thing.field === 'lift')

/** 'If it is above the second floor there must be a lift' asks for no floor. */
export const isConditional = (pieces: readonly Piece[], at: number) =>
  pieces.slice(Math.max(0, at - 6), at).some(({ word }) => /^(?:if|si|when|quand|des|unless)$/.test(word))

/** 'Trois chambres, très peu pour moi': in the same breath, or as the next. */
function isRefusedAfter(pieces: readonly Piece[], from: number): boolean {
  for (const piece of pieces.slice(from)) {
    if (turnOf(piece) === 'notAfter') return true
    if (piece.gap > 0) return false
  }
  return false
}

/** 'Not three', 'pas trois chambres'. */
export const isRefused = (pieces: readonly Piece[], number: SaidNumber) =>
  isForgotten(pieces, number) || isDenied(pieces, number)

/** 'Forget the 300 million that I typed': whatever else is said of them. */
const isForgotten = (pieces: readonly Piece[], { from }: SaidNumber) =>
  pieces
    .slice(Math.max(0, from - 4), from)
    .some((piece) => turnOf(piece) === 'not' && /^(?:oubli|forget|ignor|disregard)/.test(piece.word)) &&
  pieces[from]?.gap === 0

const isDenied = (pieces: readonly Piece[], { from, op }: SaidNumber) =>
  op === null &&
  pieces[from]?.gap === 0 &&
  [1, 2, 3, 4].some(
    (back) =>
      turnOf(pieces[from - back]) === 'not' &&
      pieces
        .slice(from - back + 1, from + 1)
        .every(
          ({ gap, meaning, number }, at) =>
            gap === 0 && (at === back - 1 || back < 3 || (meaning === null && number === null)),
        ),
  )

export function operatorOf(
  pieces: readonly Piece[],
  number: SaidNumber,
  counted: Counted | null,
): NumberOperator | null {
  const isPointless = pieces.slice(number.to).some((piece) => ['pointless', 'notAfter'].includes(turnOf(piece) ?? ''))
  if (number.isStrict && isPointless) return FLIPPED[number.op ?? ''] ?? number.op
  if (number.isBetween && number.high !== null) return null
  if (isSingle(pieces, number.from)) return 'exactly'
  // 'Un milliard et demi environ'.
  const reach = isMoneyWord(pieces[number.to]) ? 5 : 3
  // 'Genre 60 m², pas plus', 'roughly 2,000 sq ft or larger'.
  const after = opAfter(pieces, (counted?.at ?? number.to - 1) + 1, reach)
  // 'Trois ou quatre chambres, pas une de plus'.
  if (number.high !== null && number.op === null && (after === 'atMost' || after === 'exactly')) return null
  if (number.op === 'near' && (after === 'atMost' || after === 'atLeast')) return after
  return number.op ?? after
}
