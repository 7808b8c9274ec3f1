import { addMonths } from '#common/dates.ts'
import { breathStart } from './breaths.ts'
import { addDays, findDays, type SaidDay } from './days.ts'
import { isOne, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import type { Saying } from './reading.ts'
import type { Sentence } from './sentences.ts'
import { fold, singular } from './tokens.ts'

/** 'June at the latest', 'septembre dernier délai', 'mars maximum'. */
const isLimit = (piece: Piece) =>
  turnOf(piece) === 'byAfter' ||
  (piece.meaning !== null && 'comparison' in piece.meaning && piece.meaning.comparison === 'atMost')

const isDeadline = (piece: Piece) => ['by', 'byAfter', 'within'].includes(turnOf(piece) ?? '')

const VISITING = /^(?:visit|visite|visiter|viewing|inspect)$/

const isReady = (piece: Piece) =>
  isOne('ready', piece.word) ||
  (piece.meaning !== null && 'thing' in piece.meaning && piece.meaning.thing.field === 'offPlan')

const isBeforeThen = (pieces: readonly Piece[], from: number) =>
  pieces.some(({ word }, at) => at >= from && (word === 'avant' || word === 'before') && (pieces[at + 1]?.gap ?? 1) > 0)

/** The last day by which something named so must be ready. */
function lastDayOf(day: SaidDay, pieces: readonly Piece[], text: string): string {
  const written = text.slice(pieces[Math.max(0, day.from - 3)]?.at, pieces[day.from]?.at)
  const before = written.split(/[^\p{L}]+/u).map((word) => singular(fold(word)))
  // 'Our baby comes in February, it must be habitable before'.
  if (isBeforeThen(pieces, day.to)) return addDays(day.first, -1)
  if (day.isDay) return day.first
  const isEnd = before.includes('end') || before.includes('fin')
  if (isEnd) return day.last
  if (before.includes('before') || before.includes('avant')) return addDays(day.first, -1)
  const isLater = pieces.slice(day.to, day.to + 2).some(isLimit)
  const beside = before.slice(-2)
  if (!isLater && ['for', 'pour', 'from', 'des', 'rentree'].some((word) => beside.includes(word))) return day.first
  return day.last
}

const isWeek = (piece: Piece | undefined) =>
  piece?.meaning != null &&
  (('unit' in piece.meaning && piece.meaning.unit === 'week') ||
    ('per' in piece.meaning && piece.meaning.per === 'week'))

/** 'Christmas week', 'la semaine de Noël': the seven nights with the feast in their middle. */
function isFeastWeek({ from, to, first }: SaidDay, pieces: readonly Piece[]): boolean {
  const isChristmas = /-12-2[45]$/.test(first) && /^(?:noel|christma|christmas|xma|xmas)/.test(pieces[from]?.word ?? '')
  return isChristmas && (isWeek(pieces[to]) || (pieces[from - 1]?.word === 'de' && isWeek(pieces[from - 2])))
}

/** Days that a home must be ready by, or from which to which somebody stays. */
export function readDays(sentence: Sentence, today: string): Saying[] {
  const { pieces, text, isBackground } = sentence
  // 'Pas de « livraison prévue en 2028 »'.
  const isRefused = (from: number) => {
    const before = pieces.slice(Math.max(0, breathStart(pieces, from) - 2, from - 6), from)
    return turnOf(before[0]) === 'not' && before.some(isReady) && !before.some(isDeadline)
  }
  // 'We come at Christmas to visit', 'what comes in autumn is useless to us'.
  const isIdle =
    pieces.some((piece) => VISITING.test(piece.word) || turnOf(piece) === 'pointless') && !pieces.some(isDeadline)
  const days = isIdle
    ? []
    : findDays(pieces, today).filter(
        ({ from }) =>
          !isBackground(from) && !isRefused(from) && !/^(?:depui|since)$/.test(pieces[from - 1]?.word ?? ''),
      )
  const said: Saying[] = []
  const wordsOf = (from: number, to: number) => text.slice(pieces[from]?.at ?? 0, pieces[to - 1]?.end ?? 0)
  const dated = days.filter(({ isDay }) => isDay)
  const begins = dated.findIndex((day, at) => day.first < (dated[at + 1]?.first ?? ''))
  const [first, second] = begins < 0 ? [dated[0], undefined] : [dated[begins], dated[begins + 1]]
  const span = (from: number, to: number) => ({ at: pieces[from]?.at ?? 0, end: pieces[to - 1]?.end ?? 0 })
  const feast = days.find((day) => isFeastWeek(day, pieces))
  if (feast && !second) {
    const [start, end] = [
      addDays(`${feast.first.slice(0, 4)}-12-25`, -3),
      addDays(`${feast.first.slice(0, 4)}-12-25`, 4),
    ]
    said.push({ ...span(feast.from, feast.to), stay: [start, end], words: wordsOf(feast.from, feast.to) })
    return said
  }
  const hasReady = pieces.some(isReady)
  const isBySecond = second && pieces.slice(Math.max(0, second.from - 2), second.from).some(isDeadline)
  if (first && second && first.isDay && second.isDay && first.first < second.first && !isBySecond) {
    said.push({
      ...span(first.from, second.to),
      stay: [first.first, second.first],
      words: wordsOf(first.from, second.to),
    })
    return said
  }
  /** 'For my mother, operated on in September' names no deadline. */
  const isSaidBy = (day: SaidDay) => {
    const first = Math.max(0, day.from - (day.isDay ? 3 : 5))
    return pieces.slice(first, day.from).some((piece, index) => {
      const isFor = /^(?:pour|for|c|it|its)$/.test(piece.word)
      const isApart = pieces.slice(first + index + 1, day.from + 1).some(({ gap }) => gap > 0)
      return isDeadline(piece) && !(isFor && isApart)
    })
  }
  /** 'Delivered this summer, my daughter marries in October': something is to be ready in the same breath. */
  const isOfHome = ({ from }: SaidDay) => {
    return pieces.slice(breathStart(pieces, from), from).some((piece) => isReady(piece) || piece.word === 'move')
  }
  /** Where the first of them is said that something must be ready by. */
  const firstDue = days.find((day) => isSaidBy(day) || isOfHome(day))?.from ?? Number.POSITIVE_INFINITY
  for (const day of days) {
    // 'The keys by 1 September, when school begins'.
    const isForIt = /^(?:pour|for)$/.test(pieces.slice(0, day.from).findLast(isDeadline)?.word ?? '')
    if ((!isSaidBy(day) || isForIt) && firstDue < day.from) continue
    // 'She retires in June 2028, it has to be finished by then'.
    const isByThen = day === days.at(-1) && pieces.slice(day.to).some((piece) => turnOf(piece) === 'byThen')
    const isBy = isByThen || isSaidBy(day) || pieces.slice(day.to, day.to + 3).some(isLimit)
    // 'In 2028' alone is when something happens, not when a home must be there.
    const isWholeYear = day.first.slice(5) === '01-01' && day.last.slice(5) === '12-31'
    if (!isBy && isWholeYear && !pieces.slice(Math.max(0, day.from - 4), day.from).some(isReady)) continue
    const place = span(day.from, day.to)
    if (!isBy && !hasReady) {
      const told = text.slice(pieces[Math.max(0, day.from - 8)]?.at, pieces[day.from]?.at)
      const isComing = told.split(/[^\p{L}]+/u).some((word) => isOne('comes', singular(fold(word))))
      const due = isComing ? lastDayOf(day, pieces, text) : null
      said.push({
        ...place,
        arrival: day.isDay ? day.first : null,
        month: day.first,
        due,
        words: wordsOf(day.from, day.to),
      })
      continue
    }
    const from = { words: wordsOf(Math.max(0, day.from - 2), day.to) }
    said.push({
      ...place,
      wish: { field: 'readyBy', op: 'atMost', value: lastDayOf(day, pieces, text), isHard: true, from },
      isAlso: false,
    })
  }
  if (days.length > 0) return said
  pieces.forEach((piece, at) => {
    if (!piece.meaning || !('day' in piece.meaning) || isBackground(at)) return
    const { day } = piece.meaning
    const isNow = day === 'today' || day === 'tomorrow'
    const year = Number(today.slice(0, 4)) + Number(day === 'nextYear')
    const value = isNow ? today : day === 'monthEnd' ? addMonths(today, 1) : `${year}-12-31`
    if (day === 'weekend' || (!isNow && !hasReady)) return
    const from = { words: text.slice(piece.at, piece.end) }
    const wish = { field: 'readyBy', op: 'atMost', value, isHard: true, from } as const
    said.push({ at: piece.at, end: piece.end, wish, isAlso: false })
  })
  return [...said, ...withinTime(sentence, today, hasReady)]
}

/** So long nobody waits for a home. */
const MOST_YEARS = 10

/** 'In three months', 'within a year', 'd'ici deux ans', 'I can wait two years': by when from today. */
function withinTime({ pieces, text, isBackground }: Sentence, today: string, hasReady: boolean): Saying[] {
  return pieces.flatMap((piece, at): Saying[] => {
    if (isBackground(at)) return []
    const unit = piece.meaning && 'unit' in piece.meaning ? piece.meaning.unit : ''
    const count = pieces[at - 1]?.number ?? (isOne('articles', pieces[at - 1]?.word) ? 1 : null)
    if (!['week', 'month', 'year'].includes(unit) || count === null || pieces[at - 1]?.isOrdinal) return []
    // 'À 74 ans' is an age.
    if (unit === 'year' && count > MOST_YEARS) return []
    const before = pieces.slice(Math.max(0, at - 4), at - 1).map((other) => turnOf(other) ?? '')
    const isWithin = pieces.slice(Math.max(0, at - 4), at - 1).some(({ word }) => word === 'within')
    const isDue = before.includes('within') || (isWithin && hasReady) || (before.includes('in') && hasReady)
    // 'Now, not in two years'.
    const isNot = before.includes('not')
    if (!isDue || isNot || pieces.some(({ word }) => isOne('lease', word))) return []
    const half = isOne('half', pieces[at + 2]?.word) || isOne('half', pieces[at + 3]?.word) ? 6 : 0
    const value =
      unit === 'week' ? addDays(today, count * 7) : addMonths(today, count * (unit === 'year' ? 12 : 1) + half)
    const from = { words: text.slice(pieces[at - 1]?.at, piece.end) }
    const wish = { field: 'readyBy', op: 'atMost', value, isHard: true, from } as const
    return [{ at: pieces[at - 1]?.at ?? piece.at, end: piece.end, wish, isAlso: false }]
  })
}
