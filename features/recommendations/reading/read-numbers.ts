import type { NumberOperator } from '../wishes/wish.ts'
import { findNumbers, isMoneyWord, opAfter, type SaidNumber } from './amounts.ts'
import { toWish } from './number-wish.ts'
import type { Piece } from './pieces.ts'
import type { Saying } from './reading.ts'
import { type Sentence, turnOf } from './sentences.ts'

/** Adjectives and articles between a number and what it counts: 'three large bedrooms'. */
const FARTHEST_UNIT = 3

const unitOf = (piece: Piece | undefined) => (piece?.meaning && 'unit' in piece.meaning ? piece.meaning.unit : null)

function findUnit(
  pieces: readonly Piece[],
  { from, to, isOrdinal, isStrict, op }: SaidNumber,
): { unit: string; at: number } | null {
  for (let at = to; at < pieces.length && at < to + FARTHEST_UNIT; at++) {
    const piece = pieces[at] as Piece
    if (piece.gap > 0 || piece.number !== null) return null
    const unit = unitOf(piece)
    if (unit) return { unit, at }
    if (piece.word === 'couple') return { unit: 'couples', at }
    const { meaning } = piece
    const isPassable =
      meaning === null || 'talk' in meaning || 'thing' in meaning || ['and', 'or'].includes(turnOf(piece) ?? '')
    if (!isPassable && !(meaning && 'comparison' in meaning)) return null
  }
  // 'Au 5e', 'not above the third'.
  return isOrdinal &&
    ((pieces[from - 1]?.word === 'au' &&
      (pieces[to] === undefined ||
        pieces[to]?.gap !== 0 ||
        pieces[to]?.meaning !== null ||
        /^(?:avec|svp)$/.test(pieces[to]?.word ?? ''))) ||
      isStrict ||
      op === 'atMost')
    ? { unit: 'floor', at: to - 1 }
    : null
}

/** 'Below 300 m², don't bother': at least that. */
const FLIPPED: Partial<Record<string, NumberOperator>> = { atMost: 'atLeast', atLeast: 'atMost' }
const WHOLE = new Set('of personne pers people person guest voyageur pax convive head'.split(' '))
const PART = /^(?:adult|kid|child|enfant|bebe|petit|ado|little|teenager|boy|girl|grown|toddler|nanny|gosse|gamin)/
/** Of whom some are told of again: 'eight, three of them small'. */
const PARTS = new Set('dont including whom parmi incl inclus'.split(' '))

/** Said of how many they are: 'we are eleven', 'on sera huit', 'a family of five'. */
const isCounted = (pieces: readonly Piece[], at: number) =>
  (turnOf(pieces[at - 1]) === 'count' && pieces[at]?.gap === 0) ||
  (turnOf(pieces[at - 2]) === 'count' && /^(?:a|about|environ|only|que)$/.test(pieces[at - 1]?.word ?? '')) ||
  // ', à six (mes parents et nous)'
  (pieces[at - 1]?.word === 'a' && pieces[at - 1]?.gap === 1 && (pieces[at + 1]?.gap ?? 2) > 0)

/** Rooms, square metres, people, floors, nights: what is counted, and whether at least, at most or exactly. */
export function readNumbers(sentence: Sentence, days: readonly Saying[]): Saying[] {
  const { pieces, text, isBackground } = sentence
  const said: Saying[] = []
  const isSoftAt = (at: number) => softness(pieces, at)
  for (const number of findNumbers(text, pieces)) {
    const first = pieces[number.from] as Piece
    if (isBackground(number.from) || days.some((day) => first.at >= day.at && first.at < (day.end ?? day.at))) continue
    // '22 h', 'pas trois'.
    if (/^(?:h|am|heure|oclock)$/.test(pieces[number.to]?.word ?? '')) continue
    const counted = findUnit(pieces, number)
    // 'Une douche' counts nothing.
    const isArticle = /^une?$/.test(first.word) && number.op === null && number.high === null
    if (isArticle && counted && ['bedrooms', 'bathrooms'].includes(counted.unit) && !opAfter(pieces, counted.at + 1))
      continue
    const isRefused = [1, 2].some(
      (back) => turnOf(pieces[number.from - back]) === 'not' && pieces[number.from - back + 1]?.gap === 0,
    )
    if (number.op === null && isRefused && first.gap === 0) {
      if (!counted || counted.unit === 'bedrooms') said.push({ at: first.at, refusedCount: number.low })
      continue
    }
    // 'Forget the 500 million'.
    if ([1, 2].some((back) => turnOf(pieces[number.from - back]) === 'open')) continue
    if (!number.isStrict && pieces.slice(number.to, number.to + 12).some((piece) => turnOf(piece) === 'notAfter'))
      continue
    const last = pieces[counted?.at ?? number.to - 1] as Piece
    const words = text.slice(first.at, last.end)
    const isPointless =
      number.isStrict &&
      pieces.slice(number.to).some((piece) => turnOf(piece) === 'pointless' || turnOf(piece) === 'notAfter')
    const op = isPointless
      ? (FLIPPED[number.op ?? ''] ?? number.op)
      : (number.op ?? opAfter(pieces, (counted?.at ?? number.to - 1) + 1))
    const isHard = !isSoftAt(number.from)
    const add = (field: string, by: SaidNumber = number, own = op) =>
      said.push({ at: first.at, end: last.end, wish: toWish(field, by, own, words, isHard), isAlso: false })
    switch (counted?.unit) {
      case 'bedrooms':
      case 'bathrooms':
      case 'levels':
      case 'nights':
        if (!number.isOrdinal && number.low <= 100 && (number.low > 0 || counted.unit !== 'nights')) add(counted.unit)
        break
      case 'area':
      case 'feet':
        if (number.low >= 10) add(counted.unit)
        break
      case 'rooms':
        if (number.low >= 2) add('bedrooms', { ...number, low: number.low - 1, high: number.high && number.high - 1 })
        break
      case 'floor':
        if (number.low <= 60) add(number.isOrdinal || number.op ? 'floor' : 'levels')
        break
      case 'people':
      case 'couples': {
        const times = counted.unit === 'couples' ? 2 : 1
        const isWhole = WHOLE.has(last.word) || (isCounted(pieces, number.from) && !PART.test(last.word))
        const isPart = pieces.slice(Math.max(0, number.from - 3), number.from).some(({ word }) => PARTS.has(word))
        if (number.low <= 60 && !isPart) {
          said.push({ at: first.at, people: (number.high ?? number.low) * times, isWhole, words })
        }
        break
      }
      case 'day':
      case 'week':
      case 'month':
      case 'year':
        if (!number.isOrdinal)
          said.push({
            at: first.at,
            time: { unit: counted.unit, count: number.low },
            words,
            inLease: isLease(pieces, number.from),
          })
        break
      case undefined:
        if (isCounted(pieces, number.from) && number.low <= 60) {
          said.push({ at: first.at, people: number.low, isWhole: true, words })
        } else said.push({ at: first.at, end: last.end, amount: { number, pieces, text, op, isHard } })
        if (
          number.low <= 2_000 &&
          !isArticle &&
          !isMoneyWord(pieces[number.to]) &&
          !number.isOrdinal &&
          (op !== null || !isHard)
        )
          said.push({ at: first.at, same: { number, op, isHard }, words })
        break
      default:
    }
    if (counted && ['nights', 'week', 'month'].includes(counted.unit) && number.low >= 100) {
      said.push({ at: first.at, end: last.end, amount: { number, pieces, text, op, isHard } })
    }
  }
  for (const piece of pieces) {
    const unit = unitOf(piece)
    if (unit === 'bedrooms' || unit === 'bathrooms' || unit === 'area') said.push({ at: piece.at, unit })
    const levels =
      piece.word === 'r' && pieces[pieces.indexOf(piece) + 1]?.word === '+'
        ? pieces[pieces.indexOf(piece) + 2]?.number
        : null
    if (levels != null && levels < 20) {
      const from = { words: `R+${levels}` }
      said.push({
        at: piece.at,
        wish: { field: 'levels', op: 'exactly', value: levels + 1, isHard: true, from },
        isAlso: false,
      })
    }
    const rooms = /^[ft]([2-9])$/.exec(piece.word)?.[1]
    if (!rooms) continue
    const from = { words: text.slice(piece.at, piece.end) }
    said.push({
      at: piece.at,
      wish: { field: 'bedrooms', op: 'exactly', value: Number(rooms) - 1, isHard: true, from },
      isAlso: false,
    })
  }
  return said
}

/** Whether what stands around a number only likes it: 'ideally four bedrooms', 'four a luxury'. */
function softness(pieces: readonly Piece[], at: number): boolean {
  for (let back = at; back >= 0 && back > at - 6; back--) {
    if (turnOf(pieces[back]) === 'soft') return true
    if (turnOf(pieces[back]) === 'hard') return false
    if ((pieces[back]?.gap ?? 0) > 0) break
  }
  for (let ahead = at + 1; ahead < pieces.length && ahead < at + 6; ahead++) {
    if ((pieces[ahead]?.gap ?? 0) > 0) return false
    if (turnOf(pieces[ahead]) === 'soft') return true
  }
  return false
}

const LEASE = new Set('lease bail contract contrat sign signer engagement let location rental rent'.split(' '))
const isLease = (pieces: readonly Piece[], at: number) =>
  pieces.slice(Math.max(0, at - 5), at + 6).some(({ word }) => LEASE.has(word))
