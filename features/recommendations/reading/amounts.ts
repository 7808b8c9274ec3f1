import type { Currency, Rates } from '#common/money.ts'
import type { Deal } from '#features/nest/property-types.ts'
import { HIGHEST_RENT } from '../preferences.ts'
import type { NumberOperator } from '../wishes/wish.ts'
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
  isOrdinal: boolean
}

type SaidOperator = NumberOperator | 'between' | 'moreThan' | 'lessThan'

const comparisonOf = (piece: Piece | undefined) =>
  piece?.meaning && 'comparison' in piece.meaning ? piece.meaning.comparison : null
const turnOf = (piece: Piece | undefined) => (piece?.meaning && 'turn' in piece.meaning ? piece.meaning.turn : null)

/** Words that may stand between a comparison and its number: 'max de 450', 'at least the 3'. */
const FILLERS = new Set(
  'of the de d a un une about vrai petit be is est sont l le la les our to en notre mon total'.split(' '),
)
const FARTHEST = 4

/** 'More than two' of what is counted is three, of what is measured or paid about the same. */
const plain = (comparison: Comparison): SaidOperator | null =>
  comparison === 'to' || comparison === 'orMore' || comparison === 'orLess' ? null : comparison

function opBefore(pieces: readonly Piece[], at: number): SaidOperator | null {
  for (let back = at - 1; back >= 0 && back >= at - FARTHEST; back--) {
    const piece = pieces[back]
    if ((pieces[back + 1]?.gap ?? 0) > 0) return null
    const comparison = comparisonOf(piece)
    if (comparison === 'to' || comparison === 'orMore' || comparison === 'orLess') {
      if (comparison === 'to') continue
      return comparison === 'orMore' ? 'atLeast' : 'atMost'
    }
    if (comparison) return isDenied(pieces, back) ? (DENIED[comparison] ?? plain(comparison)) : plain(comparison)
    const isMoney = piece?.meaning && ('currency' in piece.meaning || 'scale' in piece.meaning)
    const isBudget = turnOf(piece) === 'budget' || turnOf(piece) === 'stretch'
    if (!isMoney && !isBudget && !(piece && FILLERS.has(piece.word))) return null
    if (turnOf(piece) === 'stretch') return 'atMost'
  }
  return null
}

/** 'Not one franc above 250 million', 'not under the fifth'. */
const DENIED: Partial<Record<string, NumberOperator>> = { moreThan: 'atMost', lessThan: 'atLeast' }
const isDenied = (pieces: readonly Piece[], at: number) =>
  pieces.slice(Math.max(0, at - 3), at).some((piece) => turnOf(piece) === 'not')

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
export function opAfter(pieces: readonly Piece[], at: number): NumberOperator | null {
  for (let ahead = at; ahead < pieces.length && ahead < at + 3; ahead++) {
    const piece = pieces[ahead]
    if (!piece || piece.gap === 2 || piece.number !== null) return null
    const comparison = comparisonOf(piece)
    if (piece.gap === 1 && !comparison) return null
    // What is said before the next number belongs to it: 'three bedrooms, at least 140 m²'.
    const isClosing = comparison === 'orMore' || comparison === 'orLess'
    const isOfNext = !isClosing && hasNumberNext(pieces, ahead + 1)
    if (comparison && OP_AFTER[comparison]) return isOfNext ? null : (OP_AFTER[comparison] ?? null)
    if (piece.word === '+') return 'atLeast'
  }
  return null
}

function hasNumberNext(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < from + 3; at++) {
    const piece = pieces[at]
    if (!piece || piece.gap > 0) return false
    if (piece.number !== null) return !piece.isOrdinal
  }
  return false
}

function toOperator(op: SaidOperator | null): NumberOperator | null {
  if (op === 'moreThan') return 'atLeast'
  return op === 'lessThan' ? 'atMost' : op === 'between' ? null : op
}

/** Every number of some pieces, ranges as one. */
export function findNumbers(text: string, pieces: readonly Piece[]): SaidNumber[] {
  const found: SaidNumber[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]
    // 'A million', 'half a billion'.
    const isScale =
      piece?.meaning != null && 'scale' in piece.meaning && piece.gap === 0 && pieces[at - 1]?.word === 'a'
    if (piece && isScale && piece.word !== 'm' && piece.word !== 'k') {
      const low = pieces[at - 2]?.word === 'half' ? 0.5 : 1
      found.push({
        from: at - 1,
        to: at,
        low,
        high: null,
        op: toOperator(opBefore(pieces, at - 1)),
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
    } else if (isJoint && FILLERS.has(other?.word ?? '') && pieces[between + 2]?.number != null) {
      high = pieces[between + 2]?.number ?? null
      to = between + 3
    }
    if (high !== null && high <= piece.number && !hasScale(pieces, to)) [high, to] = [null, at + 1]
    const isStrict = op === 'moreThan' || op === 'lessThan'
    found.push({ from: at, to, low: piece.number, high, op: toOperator(op), isStrict, isOrdinal: piece.isOrdinal })
    at = to - 1
  }
  return found
}

export function isMoneyWord(piece: Piece | undefined): boolean {
  return !!piece?.meaning && ('scale' in piece.meaning || 'currency' in piece.meaning)
}

const hasScale = (pieces: readonly Piece[], at: number) => isMoneyWord(pieces[at])

export interface SaidAmount {
  to: number
  /** Whole francs. */
  low: number
  high: number | null
  per: 'buy' | 'rent' | 'short-stay' | 'week' | 'year' | null
  currency: Currency | null
}

/** '700k/month'. */
const PER_UNIT: Partial<Record<string, SaidAmount['per']>> = {
  month: 'rent',
  nights: 'short-stay',
  week: 'week',
  year: 'year',
}
const CURRENCY_OF = { XOF: 'XOF', EUR: 'EUR', USD: 'USD' } as const

/** The number as money, or null where nothing says that it is: a scale, a currency, what it is paid for, or a budget named before it. */
export function readAmount(
  text: string,
  pieces: readonly Piece[],
  number: SaidNumber,
  rates: Rates,
): SaidAmount | null {
  let at = number.to
  let scale = 1
  let currency: Currency | null = null
  let per: SaidAmount['per'] = null
  const before = pieces[number.from - 1]
  if (before?.meaning && 'currency' in before.meaning) currency = CURRENCY_OF[before.meaning.currency]
  // Between the ends of a range as well: '200 millions à 250 millions'.
  for (let inside = number.from; inside < number.to; inside++) {
    const meaning = pieces[inside]?.meaning
    if (meaning && 'scale' in meaning) scale = meaning.scale
    if (meaning && 'currency' in meaning) currency = meaning.currency
  }
  let isScaled = scale > 1
  for (; at < pieces.length && at < number.to + 6; at++) {
    const piece = pieces[at] as Piece
    if (piece.gap === 2) break
    const { meaning } = piece
    if (meaning && 'scale' in meaning && at === number.to) {
      // 'm' is a million only where it is a capital, or where money is spoken of.
      const isLetter = piece.word === 'm'
      const isPaid = isMoneyWord(pieces[at + 1]) || isNamedBudget(pieces, number.from)
      if (isLetter && text[piece.at] !== 'M' && !isPaid) return null
      scale = meaning.scale
      isScaled = true
      // '1 million 300'.
      const rest = pieces[at + 1]
      if (scale === 1_000_000 && rest?.number != null && rest.number >= 100 && rest.number < 1_000 && rest.gap === 0) {
        number.low += rest.number / 1_000
        at += 1
      }
    } else if (meaning && 'currency' in meaning) currency = meaning.currency
    else if (meaning && 'per' in meaning) {
      per = meaning.per
      at += 1
      break
    } else if (meaning && 'unit' in meaning && text[piece.at - 1] === '/' && PER_UNIT[meaning.unit]) {
      per = PER_UNIT[meaning.unit] ?? null
      at += 1
      break
    } else if (meaning && 'thing' in meaning && meaning.thing.field === 'deal') continue
    else if (
      ![
        'de',
        'd',
        'of',
        '/',
        'par',
        'le',
        'la',
        'max',
        'maximum',
        'cash',
        'is',
        'for',
        'the',
        'est',
        'pour',
        'c',
        'that',
        's',
      ].includes(piece.word) ||
      piece.gap === 1
    )
      break
  }
  const isLarge = number.low * scale >= 10_000 || (per !== null && number.low >= 100)
  const isSaid =
    currency !== null || isScaled || (per !== null && number.low >= 100) || (isLarge && number.low >= 10_000)
  if (!isSaid || number.isOrdinal || (!isScaled && currency === null && number.low < 100)) return null
  // 'Four thousand books'.
  const isSome = scale === 1_000 && currency === null && per === null
  const next = pieces[at]
  const isLast = next === undefined || next.gap !== 0 || comparisonOf(next) !== null
  if (isSome && !isLast && number.op === null && !isNamedBudget(pieces, number.from)) return null
  // A telephone number, a postcode: only a budget named before it makes money of bare digits.
  const isBare = currency === null && per === null && !isScaled
  if (isBare && (pieces[number.to]?.number != null || !(number.op !== null || isNamedBudget(pieces, number.from))))
    return null
  const nights = per === null ? nightsAfter(pieces, at) : null
  const rate = currency === 'EUR' ? rates.EUR.milliXof / 1000 : currency === 'USD' ? rates.USD.milliXof / 1000 : 1
  if (nights !== null) per = 'short-stay'
  const francs = (value: number) => Math.round((value * scale * rate) / (nights ?? 1))
  const lowScale = number.high !== null && number.low >= 10_000 ? 1 : scale
  return {
    to: at,
    low: number.high === null ? francs(number.low) : Math.round(number.low * lowScale * rate),
    high: number.high === null ? null : francs(number.high),
    per,
    currency,
  }
}

/** 'Two thousand dollars for the seven nights': what one of them may cost. */
function nightsAfter(pieces: readonly Piece[], from: number): number | null {
  for (let at = from; at < from + 4; at++) {
    const [piece, unit] = [pieces[at], pieces[at + 1]?.meaning]
    if (!piece || piece.gap === 2) return null
    if (piece.number !== null) return unit && 'unit' in unit && unit.unit === 'nights' ? piece.number : null
  }
  return null
}

function isNamedBudget(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(Math.max(0, at - 5), at).some((piece) => {
    const comparison = comparisonOf(piece)
    return turnOf(piece) === 'budget' || turnOf(piece) === 'stretch' || comparison === 'atMost' || comparison === 'near'
  })
}

/** A night where a week was said, a month where a year was; by its size where nothing was said. */
export function toDealAmount(francs: number, per: SaidAmount['per'], deal: Deal | null): { value: number; per: Deal } {
  if (per === 'week') return { value: Math.round(francs / 7), per: 'short-stay' }
  if (per === 'year') return { value: Math.round(francs / 12), per: 'rent' }
  if (per !== null) return { value: francs, per }
  if (francs > HIGHEST_RENT) return { value: francs, per: 'buy' }
  return { value: francs, per: deal === 'short-stay' ? 'short-stay' : 'rent' }
}
