import type { NumberOperator } from '../wishes/wish.ts'
import { comparisonOf, isMoneyWord, isOne, turnOf } from './meanings.ts'
import type { Comparison } from './phrase-table.ts'
import type { Piece } from './pieces.ts'

/** A number or two, and how they are to be taken. */
export interface SaidNumber {
  from: number
  to: number
  low: number
  high: number | null
  op: NumberOperator | null
  /** 'More than', 'fewer than': the number itself is not meant. */
  isStrict: boolean
  /** 'Between 150 and 200': said of both ends. */
  isBetween?: boolean
  isOrdinal: boolean
}

type SaidOperator = NumberOperator | 'between' | 'moreThan' | 'lessThan'

const FARTHEST = 4

/** 'More than two' of what is counted is three, of what is measured or paid about the same. */
const plain = (comparison: Comparison): SaidOperator | null =>
  comparison === 'to' || comparison === 'orMore' || comparison === 'orLess' ? null : comparison

const isCountedBefore = (pieces: readonly Piece[], at: number) =>
  pieces[at - 1]?.meaning != null && 'unit' in (pieces[at - 1]?.meaning ?? {}) && pieces[at - 2]?.number != null

function opBefore(pieces: readonly Piece[], at: number): SaidOperator | null {
  for (let back = at - 1; back >= 0 && back >= at - FARTHEST; back--) {
    const piece = pieces[back]
    if ((pieces[back + 1]?.gap ?? 0) > 0) return null
    const comparison = comparisonOf(piece)
    if (comparison === 'to' || comparison === 'orMore' || comparison === 'orLess') {
      if (comparison === 'to') continue
      // 'Three bedrooms or more, budget 250 million'.
      if (isCountedBefore(pieces, back)) return null
      return comparison === 'orMore' ? 'atLeast' : 'atMost'
    }
    // 'Loyer 400 mille max. 2 chambres': of the rent.
    if (
      (comparison === 'atMost' || comparison === 'atLeast') &&
      isMoneyWord(pieces[back - 1]) &&
      !isMoneyWord(pieces[at + 1])
    )
      return null
    // 'Quatre chambres minimum 250 millions': of the bedrooms.
    if (comparison === 'atLeast' && isCountedBefore(pieces, back) && isMoneyWord(pieces[at + 1])) return null
    if (comparison) return isDenied(pieces, back) ? (DENIED[comparison] ?? plain(comparison)) : plain(comparison)
    const isMoney = piece?.meaning && ('currency' in piece.meaning || 'scale' in piece.meaning)
    const isBudget = turnOf(piece) === 'budget' || turnOf(piece) === 'stretch'
    if (!isMoney && !isBudget && !isOne('fillers', piece?.word)) return null
    if (turnOf(piece) === 'stretch') return 'atMost'
  }
  return null
}

/** 'Not one franc above 250 million', 'not under the fifth'. */
const DENIED: Partial<Record<string, NumberOperator>> = { moreThan: 'atMost', lessThan: 'atLeast' }
const isDenied = (pieces: readonly Piece[], at: number) =>
  pieces.slice(Math.max(0, at - 3), at).reduce((isNo, piece) => {
    const turn = turnOf(piece) ?? ''
    return ['not', 'open'].includes(turn) || (isNo && !['hard', 'want', 'but', 'so'].includes(turn))
  }, false)

const OP_AFTER: Partial<Record<string, NumberOperator>> = {
  atLeast: 'atLeast',
  atMost: 'atMost',
  moreThan: 'atLeast',
  lessThan: 'atMost',
  orMore: 'atLeast',
  orLess: 'atMost',
  exactly: 'exactly',
  near: 'near',
}

/** 'Three bedrooms minimum', '250 k max', '4 chambres ou plus'; also after a comma: 'three-bed flat, nothing bigger'. */
export function opAfter(pieces: readonly Piece[], at: number, reach = 3): NumberOperator | null {
  for (let ahead = at; ahead < pieces.length && ahead < at + reach; ahead++) {
    const piece = pieces[ahead]
    if (!piece || piece.gap === 2 || piece.number !== null) return null
    const comparison = comparisonOf(piece)
    if (piece.gap === 1 && !comparison) return null
    // What is said before the next number belongs to it: 'three bedrooms, at least 140 m²'.
    const isClosing = comparison === 'orMore' || comparison === 'orLess'
    const isOfNext = !isClosing && hasNumberNext(pieces, ahead + 1)
    // '300,000 euro from the flat that we sell'.
    const isSource = piece.word === 'from' && pieces[ahead + 1]?.gap === 0
    if (comparison && OP_AFTER[comparison] && !isSource) return isOfNext ? null : (OP_AFTER[comparison] ?? null)
    if (piece.word === '+') return 'atLeast'
  }
  return null
}

function hasNumberNext(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < from + 3; at++) {
    const piece = pieces[at]
    if (!piece || piece.gap > 0 || turnOf(piece) === 'and') return false
    if (piece.number !== null) return !piece.isOrdinal
  }
  return false
}

function toOperator(op: SaidOperator | null): NumberOperator | null {
  if (op === 'moreThan') return 'atLeast'
  return op === 'lessThan' ? 'atMost' : op === 'between' ? null : op
}

const isSameBreath = (pieces: readonly Piece[], from: number, to: number) =>
  pieces.slice(from, to + 1).every(({ gap }) => gap === 0)

/** Every number of some pieces, ranges as one. */
export function findNumbers(text: string, pieces: readonly Piece[]): SaidNumber[] {
  const found: SaidNumber[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]
    // 'A million', 'half a billion'.
    const isScale =
      piece?.meaning != null &&
      'scale' in piece.meaning &&
      piece.gap === 0 &&
      (pieces[at - 1]?.word === 'a' ||
        isOne('half', pieces[at - 1]?.word) ||
        // 'On a mille dollars'.
        (piece.word === 'mille' && pieces[at - 1]?.number === null))
    if (piece && isScale && piece.word !== 'm' && piece.word !== 'k') {
      const before = [1, 2, 3].map((back) => pieces[at - back]?.word)
      const low = before.some((word) => isOne('half', word)) ? 0.5 : before.includes('quarter') ? 0.25 : 1
      // 'Two and a half million'.
      const isAndHalf = isOne('half', before[0]) && /^(?:and|et)$/.test(pieces[at - 3]?.word ?? '')
      const whole = isAndHalf ? (pieces[at - 4]?.number ?? null) : null
      if (isOne('half', before[0])) found.pop()
      const from = whole === null ? at - 1 : at - 4
      found.push({
        from,
        to: at,
        low: low + (whole ?? 0),
        high: null,
        op: toOperator(opBefore(pieces, from)),
        isStrict: false,
        isOrdinal: false,
      })
      continue
    }
    if (piece?.number == null) continue
    let to = at + 1
    let high: number | null = null
    let between = to
    while (isMoneyWord(pieces[between]) && between < at + 3) between++
    const joint = pieces[between]
    const other = pieces[between + 1]
    const op = opBefore(pieces, at)
    const isJoint =
      comparisonOf(joint) === 'to' ||
      turnOf(joint) === 'or' ||
      turnOf(joint) === 'until' ||
      // 'From seventy up to a hundred'.
      (op === 'atLeast' && comparisonOf(joint) === 'atMost' && joint?.word === 'up') ||
      (op === 'between' && turnOf(joint) === 'and')
    const next = pieces[between]
    const isDash =
      next?.number != null && /^\s?[-–—/]\s?$|^\s?à\s?$/.test(text.slice(pieces[between - 1]?.end ?? 0, next.at))
    if (isJoint && other?.number != null && (other.gap ?? 0) === 0 && (joint?.gap ?? 0) === 0) {
      high = other.number
      to = between + 2
    } else if (isDash && next.number !== null) {
      high = next.number
      to = between + 1
    } else if (
      isJoint &&
      (isOne('fillers', other?.word) || other?.word === 'a' || isMoneyWord(other)) &&
      isSameBreath(pieces, between, between + 2) &&
      pieces[between + 2]?.number != null
    ) {
      high = pieces[between + 2]?.number ?? null
      to = between + 3
    }
    if (high !== null && high <= piece.number && !hasScale(pieces, to)) [high, to] = [null, at + 1]
    const isStrict = op === 'moreThan' || op === 'lessThan'
    const isBetween = op === 'between'
    found.push({
      from: at,
      to,
      low: piece.number,
      high,
      isBetween,
      op: toOperator(op),
      isStrict,
      isOrdinal: piece.isOrdinal,
    })
    at = to - 1
  }
  return found
}

const hasScale = (pieces: readonly Piece[], at: number) => isMoneyWord(pieces[at])
