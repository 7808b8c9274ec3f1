import { addDays, addMonths, findDays, lastOfMonth, type SaidDay } from './days.ts'
import type { Piece } from './pieces.ts'
import type { Saying } from './reading.ts'
import { type Sentence, turnOf } from './sentences.ts'
import { isOne } from './word-sets.ts'

const isReady = (piece: Piece) =>
  isOne('ready', piece.word) ||
  (piece.meaning !== null && 'thing' in piece.meaning && piece.meaning.thing.field === 'offPlan')

/** The last day by which something named so must be ready. */
function lastDayOf(day: SaidDay, pieces: readonly Piece[]): string {
  const before = pieces.slice(Math.max(0, day.from - 3), day.from).map(({ word }) => word)
  if (day.isDay) return day.first
  const isEnd = before.includes('end') || before.includes('fin')
  if (isEnd) return day.last
  if (before.includes('before') || before.includes('avant')) return addDays(day.first, -1)
  if (['for', 'pour', 'from', 'des', 'rentree'].some((word) => before.includes(word))) return day.first
  return day.last
}

/** Days that a home must be ready by, or from which to which somebody stays. */
export function readDays({ pieces, text, isBackground }: Sentence, today: string): Saying[] {
  const days = findDays(pieces, today).filter(({ from }) => !isBackground(from))
  const said: Saying[] = []
  const wordsOf = (from: number, to: number) => text.slice(pieces[from]?.at ?? 0, pieces[to - 1]?.end ?? 0)
  const dated = days.filter(({ isDay }) => isDay)
  const begins = dated.findIndex((day, at) => day.first < (dated[at + 1]?.first ?? ''))
  const [first, second] = begins < 0 ? [dated[0], undefined] : [dated[begins], dated[begins + 1]]
  const span = (from: number, to: number) => ({ at: pieces[from]?.at ?? 0, end: pieces[to - 1]?.end ?? 0 })
  const hasReady = pieces.some(isReady)
  const isBySecond =
    second && pieces.slice(Math.max(0, second.from - 2), second.from).some((piece) => turnOf(piece) === 'by')
  if (first && second && first.isDay && second.isDay && first.first < second.first && !isBySecond) {
    said.push({
      ...span(first.from, second.to),
      stay: [first.first, second.first],
      words: wordsOf(first.from, second.to),
    })
    return said
  }
  for (const day of days) {
    const isBy = pieces
      .slice(Math.max(0, day.from - (day.isDay ? 3 : 5)), day.from)
      .some((piece) => turnOf(piece) === 'by')
    // 'In 2028' alone is when something happens, not when a home must be there.
    if (!isBy && day.first.slice(5) === '01-01' && day.last.slice(5) === '12-31') continue
    const place = span(day.from, day.to)
    if (!isBy && !hasReady) {
      said.push({ ...place, arrival: day.isDay ? day.first : null, month: day.first, words: wordsOf(day.from, day.to) })
      continue
    }
    const from = { words: wordsOf(Math.max(0, day.from - 2), day.to) }
    said.push({
      ...place,
      wish: { field: 'readyBy', op: 'atMost', value: lastDayOf(day, pieces), isHard: true, from },
      isAlso: false,
    })
  }
  if (days.length > 0) return said
  pieces.forEach((piece, at) => {
    if (!piece.meaning || !('day' in piece.meaning) || isBackground(at)) return
    const { day } = piece.meaning
    const isNow = day === 'today' || day === 'tomorrow'
    const value = isNow ? today : day === 'yearEnd' ? `${today.slice(0, 4)}-12-31` : addMonths(today, 1)
    if (day === 'weekend' || (!isNow && !hasReady)) return
    const from = { words: text.slice(piece.at, piece.end) }
    const wish = { field: 'readyBy', op: 'atMost', value, isHard: true, from } as const
    said.push({ at: piece.at, end: piece.end, wish, isAlso: false })
  })
  // 'In three months', 'within a year', 'dans six semaines'.
  pieces.forEach((piece, at) => {
    const [number, unit] = [pieces[at + 1]?.number, pieces[at + 2]?.meaning]
    if (turnOf(piece) !== 'in' || number == null || !unit || !('unit' in unit) || !hasReady) return
    const months = { month: 1, year: 12 }[unit.unit as 'month']
    if (months === undefined && unit.unit !== 'week') return
    const value = months ? addMonths(today, number * months) : addDays(today, number * 7)
    const from = { words: text.slice(piece.at, pieces[at + 2]?.end) }
    const wish = { field: 'readyBy', op: 'atMost', value, isHard: true, from } as const
    said.push({ at: piece.at, end: pieces[at + 2]?.end ?? piece.end, wish, isAlso: false })
  })
  return said
}

export { lastOfMonth }
