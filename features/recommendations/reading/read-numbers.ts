import type { NumberOperator } from '../wishes/wish.ts'
import { findUnit, isConditional, isCounted, isForLift, isIdle, isRefused, isSingle, operatorOf } from './counting.ts'
import { isMoneyWord, isOne, thingOf, turnOf, unitOf } from './meanings.ts'
import { toWish } from './number-wish.ts'
import { findNumbers, opAfter, type SaidNumber } from './numbers.ts'
import type { Piece } from './pieces.ts'
import type { Saying } from './reading.ts'
import type { Sentence } from './sentences.ts'

const MOST_ROOMS = 99

const MOST_PEOPLE = 60

const MOST_FLOORS = 60

/** A number with what it counts, how it is taken, and the words that say so. */
interface CountedNumber {
  number: SaidNumber
  unit: string | null
  op: NumberOperator | null
  isHard: boolean
  words: string
  at: number
  end: number
}

function sayCrowd(pieces: readonly Piece[], { number, unit, words, at }: CountedNumber, last: Piece): Saying[] {
  const isPartly = unit === 'couples' || isOne('parts', last.word)
  const isWhole = isOne('wholes', last.word) || (isCounted(pieces, number.from) && !isPartly)
  const next = pieces[pieces.indexOf(last) + 1]
  const isAdjective =
    /^(?:petit|grand)$/.test(last.word) && next?.gap === 0 && next.meaning !== null && turnOf(next) === null
  const isPart =
    isAdjective ||
    pieces
      .slice(Math.max(0, number.from - 3), number.from)
      // 'Du 20 décembre au 3 janvier inclus, deux couples': what follows a comma is beside it.
      .some((piece) => isOne('among', piece.word) && pieces[pieces.indexOf(piece) + 1]?.gap === 0)
  const people = (number.high ?? number.low) * (unit === 'couples' ? 2 : 1)
  return number.low <= MOST_PEOPLE && !isPart
    ? [
        {
          at,
          people,
          isWhole,
          isCounted: isCounted(pieces, number.from),
          isYoung: isOne('young', last.word),
          words,
          ...(unit === 'couples' && { couples: number.low }),
        },
      ]
    : []
}

/** 'We are six people, no sorry, seven'. */
const isAfterPeople = (pieces: readonly Piece[], at: number) =>
  pieces.slice(Math.max(0, at - 5), at).some((piece) => turnOf(piece) === 'count') ||
  unitOf(pieces.slice(Math.max(0, at - 4), at).findLast((piece) => unitOf(piece) !== null)) === 'people'

/** A number alone: those who come, an amount, or once more what was counted before ('it should be four at least'). */
function sayAlone(sentence: Sentence, { number, op, isHard, words, at, end }: CountedNumber): Saying[] {
  const { pieces, text } = sentence
  const isCrowd = isCounted(pieces, number.from) && number.low > 1 && number.low <= MOST_PEOPLE
  const isArticle =
    /^une?$/.test(pieces[number.from]?.word ?? '') && number.op === null && !isSingle(pieces, number.from)
  const before = pieces[number.from - 1]
  // 'Chacun sa chambre, il en faut quatre'.
  const isOfThem =
    before !== undefined &&
    turnOf(before) === 'hard' &&
    /\ben\b/i.test(text.slice((pieces[number.from - 2] ?? before).at, before.end))
  // 'Two bedrooms, sorry, three'.
  const isMended =
    turnOf(pieces[number.from - 1]) === 'final' ||
    /^(?:pardon|sorry|oops|oup|non|no)$/.test(pieces[number.from - 1]?.word ?? '')
  const next = pieces[number.to]
  const isOfOther =
    next !== undefined && next.gap === 0 && next.meaning === null && !/^(?:seule?|.{1,3})$/.test(next.word)
  // 'I won't refuse a good one over that'.
  const isPronoun =
    pieces[number.from]?.word === 'one' &&
    /^(?:a|good|nice|big|small|little|new|old|this|that|the|which)$/.test(pieces[number.from - 1]?.word ?? '')
  const isSame =
    !isOfOther &&
    !isPronoun &&
    number.low <= 2_000 &&
    !isArticle &&
    !number.isOrdinal &&
    !isMoneyWord(pieces[number.to])
  return [
    isCrowd || (isMended && number.low <= MOST_PEOPLE && isAfterPeople(pieces, number.from))
      ? { at, people: number.low, isWhole: true, isCounted: isCrowd, words }
      : {
          at,
          end,
          amount: { number: { ...number, op: number.op ?? (op === 'atMost' ? op : null) }, pieces, text, op, isHard },
        },
    ...(isSame && (op !== null || !isHard || isMended || isOfThem)
      ? [{ at, same: { number, op, isHard }, words }]
      : []),
  ]
}

function sayCounted(sentence: Sentence, counted: CountedNumber, last: Piece): Saying[] {
  const { pieces, text } = sentence
  const { number, unit, op, isHard, words, at, end } = counted
  const { low, high, isOrdinal } = number
  const wish = (field: string, by = number): Saying[] => [
    { at, end, wish: toWish(field, by, op, words, isHard), isAlso: false },
  ]
  switch (unit) {
    case null:
      return sayAlone(sentence, counted)
    case 'bedrooms':
    case 'bathrooms':
    case 'levels':
      return isOrdinal || low > MOST_ROOMS ? [] : wish(unit)
    case 'nights':
      // '60 000 la nuit'.
      if (low > MOST_ROOMS) return [{ at, end, amount: { number, pieces, text, op, isHard } }]
      // '500k for one night' is a price.
      if (isOrdinal || low === 0 || (low === 1 && isPaidBefore(pieces, number.from))) return []
      // 'About ten nights'.
      return [{ at, end, wish: toWish(unit, number, op === 'near' ? null : op, words, isHard), isAlso: false }]
    case 'area':
    case 'feet':
      return low >= 10 ? wish(unit) : []
    case 'rooms':
      return low >= 2 ? wish('bedrooms', { ...number, low: low - 1, high: high && high - 1 }) : []
    case 'floor':
      // 'At least two floors to ourselves'.
      return low <= MOST_FLOORS
        ? wish(isOrdinal || (number.op && !(low > 1 && /s$/.test(words))) ? 'floor' : 'levels')
        : []
    case 'people':
    case 'couples':
      return sayCrowd(pieces, counted, last)
    case 'day':
    case 'week':
    case 'month':
    case 'year':
      if (low > MOST_ROOMS) return [{ at, end, amount: { number, pieces, text, op, isHard } }]
      return isOrdinal ? [] : [{ at, time: { unit, count: low }, words, inLease: isLease(pieces, number.from) }]
    default:
      return []
  }
}

const isPaidBefore = (pieces: readonly Piece[], from: number) =>
  /^(?:for|pour)$/.test(pieces[from - 1]?.word ?? '') && isMoneyWord(pieces[from - 2])

const ALONE: SaidNumber = { from: 0, to: 0, low: 0, high: null, op: null, isStrict: false, isOrdinal: false }

const roomsIn = (word: string) => Number(/^[ft]([2-9])$/.exec(word)?.[1] ?? 0)

/** 'F4' has three bedrooms, 'R+1' two levels; and what was spoken of, for a number that follows without saying it. */
function sayShort({ pieces, text, isBackground }: Sentence): Saying[] {
  return pieces.flatMap((piece, index): Saying[] => {
    const { at, word } = piece
    const unit = unitOf(piece)
    if (unit === 'bedrooms' || unit === 'bathrooms') {
      const around = pieces.slice(Math.max(0, index - 5), index + 6)
      const isEach = (pieces[index - 1]?.number ?? 1) <= 1 && around.some((other) => turnOf(other) === 'each')
      const isOurs = pieces.some((other) => turnOf(other) === 'ours')
      const words = text.slice(around[0]?.at, around.at(-1)?.end)
      return [{ at, unit }, ...(isEach && !isBackground(index) ? [{ at, each: unit, isOurs, words } as const] : [])]
    }
    if (unit === 'area') return [{ at, unit }]
    // 'Just a place for a week'.
    const isPaid = pieces
      .slice(Math.max(0, index - 5), index)
      .some((other) => isMoneyWord(other) || (other.number ?? 0) >= 1_000)
    if (piece.meaning && 'per' in piece.meaning && piece.meaning.per === 'week' && !isPaid && !isBackground(index))
      return [{ at, time: { unit: 'week', count: 1 }, words: text.slice(at, piece.end), inLease: false }]
    if (isBackground(index)) return []
    const exactly = (field: 'bedrooms', value: number, end: number): Saying[] => [
      { at, wish: { field, op: 'exactly', value, isHard: true, from: { words: text.slice(at, end) } }, isAlso: false },
    ]
    const upper = word === 'r' && pieces[index + 1]?.word === '+' ? pieces[index + 2] : undefined
    if (upper?.number != null && upper.number < MOST_FLOORS) {
      const op = opAfter(pieces, index + 3, 5)
      return [
        {
          at,
          wish: toWish('levels', { ...ALONE, low: upper.number + 1 }, op, text.slice(at, upper.end), true),
          isAlso: false,
        },
      ]
    }
    const rooms = roomsIn(word)
    // 'T2 ou T3'.
    const more = /^(?:ou|or|a)$/.test(pieces[index + 1]?.word ?? '') ? roomsIn(pieces[index + 2]?.word ?? '') : 0
    if (more > rooms) {
      const number = { ...ALONE, low: rooms - 1, high: more - 1 }
      return [
        { at, wish: toWish('bedrooms', number, null, text.slice(at, pieces[index + 2]?.end), true), isAlso: false },
      ]
    }
    const isSecond = /^(?:ou|or|a)$/.test(pieces[index - 1]?.word ?? '') && roomsIn(pieces[index - 2]?.word ?? '') > 0
    return rooms > 0 && !isSecond ? exactly('bedrooms', rooms - 1, piece.end) : []
  })
}

/** 'Two bedrooms plus one for the nanny'. */
const isPlusOne = (pieces: readonly Piece[], at: number) =>
  /^(?:plus?|\+|et|and)$/.test(pieces[at]?.word ?? '') &&
  pieces[at + 1]?.number === 1 &&
  /^(?:for|pour)$/.test(pieces[at + 2]?.word ?? '')

/** 'If it is still being built, only below 200 million': no budget. */
function isOnCondition(pieces: readonly Piece[], at: number): boolean {
  const from = pieces.slice(0, at).findLastIndex((piece) => turnOf(piece) === 'condition')
  const since = pieces.slice(from + 1, at)
  return (
    from >= 0 &&
    since.some((piece) => thingOf(piece) && thingOf(piece)?.thing.field !== 'deal') &&
    !since.some((piece) => ['so', 'but', 'final', 'want', 'stretch'].includes(turnOf(piece) ?? ''))
  )
}

/** Rooms, square metres, people, floors, nights: what is counted, and whether at least, at most or exactly. */
export function readNumbers(sentence: Sentence, days: readonly Saying[]): Saying[] {
  const { pieces, text, isBackground } = sentence
  const said = findNumbers(text, pieces).flatMap((number): Saying[] => {
    const first = pieces[number.from] as Piece
    const isDay = days.some(({ at, end = at }) => first.at >= at && first.at < end)
    const counted = findUnit(pieces, number)
    // 'My brother is getting married and ten of us are flying in'.
    const isOfUs = counted !== null && isOne('wholes', pieces[counted.at]?.word)
    if (isDay) return []
    if (isBackground(number.from) && !isOfUs) {
      const amount = { number, pieces, text, op: number.op, isHard: false }
      return counted === null ? [{ at: first.at, amount, isTold: true }] : []
    }
    if (counted === null && isOnCondition(pieces, number.from)) return []
    if (isRefused(pieces, number)) {
      const next = pieces[number.to]
      const isCount = counted ? counted.unit === 'bedrooms' : (next?.gap ?? 1) > 0 || next?.meaning != null
      return isCount ? [{ at: first.at, refusedCount: number.low }] : []
    }
    if (
      isIdle(pieces, number, counted) ||
      (counted?.unit === 'floor' && (isConditional(pieces, number.from) || isForLift(pieces, number)))
    )
      return []
    const last = pieces[counted?.at ?? number.to - 1] as Piece
    const op = operatorOf(pieces, number, counted)
    // 'Below three, don't bother' asks for three.
    const isFlipped = number.isStrict && op !== number.op
    // 'A house over three levels'.
    const isOver = counted?.unit === 'levels' && pieces[number.from - 1]?.word === 'over'
    const isOneMore = counted?.unit === 'bedrooms' && isPlusOne(pieces, counted.at + 1)
    const taken = {
      number: { ...number, isStrict: number.isStrict && !isFlipped && !isOver, low: number.low + Number(isOneMore) },
      unit: counted?.unit ?? null,
      op: isOver ? null : op,
      isHard: !softness(pieces, number.from),
      words: text.slice(first.at, last.end),
      at: first.at,
      end: last.end,
    }
    return sayCounted(sentence, taken, last)
  })
  return [...said, ...sayShort(sentence)]
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

const isLease = (pieces: readonly Piece[], at: number) =>
  pieces.slice(Math.max(0, at - 5), at + 6).some(({ word }) => isOne('lease', word))
