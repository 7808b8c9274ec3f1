import type { Currency, Rates } from '#common/money.ts'
import type { Deal } from '#features/nest/property-types.ts'
import { HIGHEST_RENT } from '../preferences.ts'
import { comparisonOf, isMoneyWord, isOne, turnOf } from './meanings.ts'
import type { SaidNumber } from './numbers.ts'
import type { Piece } from './pieces.ts'

export interface SaidAmount {
  to: number
  /** Whole francs. */
  low: number
  high: number | null
  per: 'buy' | 'rent' | 'short-stay' | 'week' | 'year' | null
  currency: Currency | null
  /** To be paid by each of those who come. */
  isEach: boolean
  scale: number
}

/** '700k/month'. */
const PER_UNIT: Partial<Record<string, SaidAmount['per']>> = {
  month: 'rent',
  nights: 'short-stay',
  week: 'week',
  year: 'year',
}
/** What the words beside a number say of it as money. */
interface MoneySaid {
  scale: number
  currency: Currency | null
  per: SaidAmount['per']
  isEach: boolean
  /** Up to where they go. */
  to: number
}

const moneyIn = (piece: Piece | undefined) => {
  const meaning = piece?.meaning
  return {
    scale: meaning && 'scale' in meaning ? meaning.scale : null,
    currency: meaning && 'currency' in meaning ? meaning.currency : null,
  }
}

/** '€250', and between the ends of a range: '200 millions à 250 millions'. */
function saidWithin(pieces: readonly Piece[], { from, to }: SaidNumber): MoneySaid {
  const said: MoneySaid = {
    scale: 1,
    currency: pieces[from]?.gap === 0 ? moneyIn(pieces[from - 1]).currency : null,
    per: null,
    isEach: false,
    to,
  }
  for (const piece of pieces.slice(from, to)) {
    const { scale, currency } = moneyIn(piece)
    said.scale = scale ?? said.scale
    said.currency = currency ?? said.currency
  }
  return said
}

/** '1 million 300' is 1.3 million. */
function isRest(piece: Piece | undefined): piece is Piece & { number: number } {
  return piece?.number != null && piece.gap === 0 && piece.number >= 100 && piece.number < 1_000
}

/** 'Un million deux', 'one million three': 1.2, 1.3; but not 'un million, deux chambres'. */
function isTenth(piece: Piece | undefined, next: Piece | undefined): piece is Piece & { number: number } {
  const isLone =
    next === undefined || next.gap > 0 || next.meaning === null || 'per' in next.meaning || 'comparison' in next.meaning
  return isLone && piece?.number != null && piece.gap === 0 && piece.number < 10 && !piece.isOrdinal
}

/** 'Un milliard et demi', 'a million and a half'. */
const isAndHalf = (pieces: readonly Piece[], at: number) =>
  /^(?:et|and)$/.test(pieces[at]?.word ?? '') &&
  [1, 2].some((ahead) => isOne('half', pieces[at + ahead]?.word) && pieces[at + ahead]?.gap === 0)

/** Null where a small m may be metres. */
function saidAfter(text: string, pieces: readonly Piece[], number: SaidNumber): MoneySaid | null {
  const said = saidWithin(pieces, number)
  for (; said.to < pieces.length && said.to < number.to + 6; said.to++) {
    const piece = pieces[said.to] as Piece
    const { meaning } = piece
    const { scale, currency } = moneyIn(piece)
    if (piece.gap === 2) break
    if (scale !== null && said.to === number.to) {
      const isPaid = isMoneyWord(pieces[said.to + 1]) || isNamedBudget(pieces, number.from)
      if (piece.word === 'm' && text[piece.at] !== 'M' && !isPaid) return null
      said.scale = scale
      const rest = pieces[said.to + 1]
      if (scale === 1_000_000 && isRest(rest)) {
        number.low += rest.number / 1_000
        said.to += 1
      } else if (isAndHalf(pieces, said.to + 1)) {
        number.low += 0.5
        said.to += 2
      } else if (scale >= 1_000_000 && isTenth(rest, pieces[said.to + 2])) {
        number.low += rest.number / 10
        said.to += 1
      }
    } else if (currency !== null) said.currency = currency
    else if (meaning && 'per' in meaning) {
      if (meaning.per === 'person') said.isEach = true
      else if (said.per !== null) break
      else said.per = meaning.per
    } else if (meaning && 'unit' in meaning && text.slice(pieces[said.to - 1]?.end, piece.at).includes('/')) {
      said.per ??= PER_UNIT[meaning.unit] ?? null
    } else if (meaning && 'thing' in meaning && meaning.thing.field === 'deal') continue
    // '900 000 grand maximum par mois'.
    else if (
      comparisonOf(piece) !== null &&
      pieces[said.to + 1]?.meaning &&
      'per' in (pieces[said.to + 1]?.meaning ?? {})
    )
      continue
    else if (!isOne('payFillers', piece.word) || piece.gap === 1) break
  }
  return said
}

/** Whether it is money at all: 'four thousand books', a telephone number and a postcode are none. */
function isMoney(pieces: readonly Piece[], { from, to, low, op, isOrdinal }: SaidNumber, said: MoneySaid): boolean {
  const isNamed = op !== null || isNamedBudget(pieces, from)
  const next = pieces[said.to]
  const isLast = next === undefined || next.gap !== 0 || comparisonOf(next) !== null
  if (isOrdinal) return false
  if (said.currency !== null || said.scale > 1_000) return true
  if (said.per !== null) return said.scale > 1 || low >= 100
  return said.scale > 1 ? isNamed || isLast : low >= 10_000 && isNamed && pieces[to]?.number == null
}

/** The number as money, or null where nothing says that it is: a scale, a currency, what it is paid for, or a budget named before it. */
export function readAmount(
  text: string,
  pieces: readonly Piece[],
  number: SaidNumber,
  rates: Rates,
): SaidAmount | null {
  const said = saidAfter(text, pieces, number)
  if (!said || !isMoney(pieces, number, said)) return null
  const { scale, currency, to } = said
  const nights = said.per === null ? (nightsAfter(pieces, to) ?? nightsBefore(pieces, number.from)) : null
  const rate = currency === null || currency === 'XOF' ? 1 : rates[currency].milliXof / 1000
  const francs = (value: number) => Math.round((value * scale * rate) / (nights ?? 1))
  const { low, high } = number
  const lowEnd = () => {
    // '200 000 to 250 thousand', '80 à 120 000'.
    if (high !== null && low >= 10_000) return Math.round(low * rate)
    return high !== null && low < 1_000 && high >= 10_000 ? francs(low * 1_000) : francs(low)
  }
  return {
    to,
    low: lowEnd(),
    high: high === null ? null : francs(high),
    per: nights === null ? (said.per ?? perBefore(pieces, number.from)) : 'short-stay',
    currency,
    isEach: said.isEach,
    scale,
  }
}

const MOST_TIMES = 3

/** '200 million, we can go up to 240': millions again. */
export function readAgain(
  pieces: readonly Piece[],
  number: SaidNumber,
  rates: Rates,
  { low, high, scale, per, currency }: SaidAmount,
): SaidAmount | null {
  const rate = currency === null || currency === 'XOF' ? 1 : rates[currency].milliXof / 1000
  const value = Math.round(number.low * scale * rate)
  const times = value / (high ?? low)
  const isTold = number.op === 'atMost' || isNamedBudget(pieces, number.from)
  if (/^(?:une?|one)$/.test(pieces[number.from]?.word ?? '')) return null
  const isAlike = times > 1 / MOST_TIMES && times < MOST_TIMES && scale > 1 && number.low < 1_000
  if (!isTold || !isAlike || number.isOrdinal) return null
  return { to: number.to, low: value, high: null, per, currency, isEach: false, scale }
}

/** 'Two thousand dollars for the seven nights': what one of them may cost. */
/** 'A week for 700 euros', 'une semaine pour 700 euros': the nights it pays for. */
function nightsBefore(pieces: readonly Piece[], from: number): number | null {
  const [count, week, word] = [pieces[from - 3], pieces[from - 2]?.meaning, pieces[from - 1]?.word]
  const isWeek = week != null && 'unit' in week && week.unit === 'week' && (word === 'for' || word === 'pour')
  return isWeek ? 7 * (count?.number ?? 1) : null
}

function nightsAfter(pieces: readonly Piece[], from: number): number | null {
  for (let at = from; at < from + 4; at++) {
    const [piece, unit] = [pieces[at], pieces[at + 1]?.meaning]
    if (!piece || piece.gap === 2) return null
    if (piece.number !== null) return unit && 'unit' in unit && unit.unit === 'nights' ? piece.number : null
  }
  return null
}

/** 'For the whole week we have put aside 1,200,000 francs'. */
function perBefore(pieces: readonly Piece[], from: number): SaidAmount['per'] {
  const begins = pieces.slice(0, from).findLastIndex(({ number }) => number !== null) + 1
  const found = pieces
    .slice(Math.max(begins, from - 8), from)
    .find(({ meaning }) => meaning !== null && 'per' in meaning)
  const meaning = found?.meaning
  return meaning && 'per' in meaning && meaning.per === 'week' ? 'week' : null
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
