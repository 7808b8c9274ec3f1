import { addMonths } from '#common/dates.ts'
import { isOne } from './meanings.ts'
import type { Piece } from './pieces.ts'

/** A day, or the first and last of a month or a year, that a text names. */
export interface SaidDay {
  /** Pieces from and to (exclusive). */
  from: number
  to: number
  first: string
  last: string
  isDay: boolean
  /** Said with its year. */
  hasYear?: boolean
}

const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

export function lastOfMonth(year: number, month: number): string {
  return iso(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate())
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

const isYear = (value: number | null | undefined): value is number => value != null && value >= 2025 && value <= 2060
const isDate = (piece: Piece | undefined): piece is Piece & { number: number } =>
  piece?.number != null && Number.isInteger(piece.number) && piece.number >= 1 && piece.number <= 31

/** The next time that a month comes, where no year is said. */
function yearOf(month: number, date: number, today: string): number {
  const year = Number(today.slice(0, 4))
  return iso(year, month, Math.min(date, 28)) < `${today.slice(0, 8)}01` || lastOfMonth(year, month) < today
    ? year + 1
    : year
}

function dayOf(year: number, month: number, date: number): Pick<SaidDay, 'first' | 'last' | 'isDay'> {
  const day = iso(year, month, date)
  return { first: day, last: day, isDay: true }
}

/** The part of a month or a year that a word before it names: 'early 2027', 'mi-mars'. */
function partOf({ first, last }: Pick<SaidDay, 'first' | 'last'>, before: string | undefined): string {
  const isYearLong = first.slice(5, 7) !== last.slice(5, 7)
  const at = (month: string, day: string) => `${first.slice(0, 4)}-${month}-${day}`
  if (isOne('early', before)) return isYearLong ? at('03', '31') : at(first.slice(5, 7), '10')
  if (isOne('mid', before)) return isYearLong ? at('06', '30') : at(first.slice(5, 7), '15')
  return last
}

const isCounting = (piece: Piece | undefined) =>
  piece?.gap === 0 &&
  piece.meaning != null &&
  ['unit', 'currency', 'scale'].some((kind) => kind in (piece.meaning ?? {}))

/** '20 December', 'le 5 janvier 2027', 'March 3rd', 'June 2027', 'end of 2027', 'second quarter of 2028', 'du 13 au 20 février'. */
export function findDays(pieces: readonly Piece[], today: string): SaidDay[] {
  const found: SaidDay[] = []
  const monthsOf = (at: number) => {
    const meaning = pieces[at]?.meaning
    return meaning && 'months' in meaning ? meaning.months : null
  }
  pieces.forEach((piece, at) => {
    const months = monthsOf(at)
    if (months === null) {
      const isOfMonth = [1, 2, 3].some((back) => found.at(-1)?.to === at + 1 || monthsOf(at - back) !== null)
      if (!isYear(piece.number) || isOfMonth || isCounting(pieces[at + 1])) return
      const whole = { first: iso(piece.number, 1, 1), last: iso(piece.number, 12, 31) }
      found.push({
        from: at,
        to: at + 1,
        ...whole,
        last: partOf(whole, pieces[at - 1]?.word),
        isDay: false,
        hasYear: true,
      })
      return
    }
    // 'The cousins come every summer'.
    if (/(?:every|each|chaque)$|^tou\w* les?$/.test(`${pieces[at - 2]?.word} ${pieces[at - 1]?.word}`)) return
    const [month, lastMonth] = months
    let [from, to] = [at, at + 1]
    let date: number | null = null
    const feast = piece.meaning && 'months' in piece.meaning ? (piece.meaning.date ?? null) : null
    const ahead = pieces[at + 1]
    let back = at - 1
    if (pieces[back]?.word === 'of' || pieces[back]?.word === 'de') back -= 1
    if (month === lastMonth && isDate(pieces[back]) && piece.gap === 0) {
      date = pieces[back]?.number ?? null
      from = back
    } else if (
      month === lastMonth &&
      isDate(ahead) &&
      !isYear(ahead.number) &&
      ahead.gap === 0 &&
      !isCounting(pieces[at + 2])
    ) {
      date = ahead.number
      to = at + 2
    } else if (feast !== null) date = feast
    if (pieces[to]?.word === 'of' && isYear(pieces[to + 1]?.number)) to += 1
    const year = isYear(pieces[to]?.number) && (pieces[to]?.gap ?? 2) < 2 ? (pieces[to]?.number ?? 0) : null
    if (year !== null) to += 1
    // 'We meet for Christmas 2027 and by mid December we must sleep there'.
    const before = found.at(-1)?.hasYear ? found.at(-1)?.first.slice(0, 4) : undefined
    const isToCome = before !== undefined && iso(Number(before), lastMonth, date ?? 28) >= today
    const inYear = year ?? (isToCome ? Number(before) : yearOf(lastMonth, date ?? 28, today))
    // 'Du 13 au 20 février': the month is said once, for both.
    const skip = /^(?:the|le)$/.test(pieces[from - 1]?.word ?? '') ? 1 : 0
    const joint = pieces[from - 1 - skip]
    const isJoint = joint && /^(?:au|to|a|until|till|et|and)$/.test(joint.word)
    const earlierAt = isJoint ? from - 2 - skip : from - 1
    const earlier = pieces[earlierAt]
    if (date !== null && isDate(earlier) && (earlier.number ?? 99) < date) {
      found.push({ from: earlierAt, to: from, ...dayOf(inYear, month, earlier.number) })
    }
    // 'Vacances de février, du 13 au 20'.
    const [first, last] = [pieces[to + 1], pieces[to + 3]]
    const isSpan =
      /^(?:du|from|le)$/.test(pieces[to]?.word ?? '') && /^(?:au|to|a|until|till)$/.test(pieces[to + 2]?.word ?? '')
    if (date === null && month === lastMonth && isSpan && isDate(first) && isDate(last) && first.number < last.number) {
      found.push({ from: to + 1, to: to + 2, ...dayOf(inYear, month, first.number) })
      found.push({ from: to + 3, to: to + 4, ...dayOf(inYear, month, last.number) })
      return
    }
    const whole = { first: iso(inYear, month, 1), last: lastOfMonth(inYear, lastMonth) }
    const part = { ...whole, last: partOf(whole, pieces[from - 1]?.word), isDay: false }
    found.push({ from, to, hasYear: year !== null, ...(date === null ? part : dayOf(inYear, month, date)) })
  })
  // '03/03/2027': its year is no year by itself.
  const figures = inFigures(pieces, today)
  const isPartOfOne = (day: SaidDay) => figures.some(({ from, to }) => from <= day.from && day.to <= to)
  return withoutMonth(found.every(isPartOfOne) ? figures : found, pieces)
}

/** '15/01/2027', '3/01': the day first, as it is written here; '2027-01-15' as computers do. */
function inFigures(pieces: readonly Piece[], today: string): SaidDay[] {
  return pieces.flatMap((piece, at): SaidDay[] => {
    const [month, year] = [pieces[at + 1], pieces[at + 2]]
    const isBeside = (other: Piece | undefined, before: Piece) => other !== undefined && other.at - before.end === 1
    if (isYear(piece.number) && isBeside(month, piece) && isDate(month) && isBeside(year, month) && isDate(year)) {
      if (month.number > 12 || month.gap !== year.gap) return []
      return [{ from: at, to: at + 3, ...dayOf(piece.number, month.number, year.number) }]
    }
    if (!isDate(piece) || !isDate(month) || month.number > 12 || !isBeside(month, piece) || month.gap !== 1) return []
    const hasYear = isBeside(year, month) && isYear(year?.number)
    const inYear = hasYear ? (year?.number ?? 0) : yearOf(month.number, piece.number, today)
    return [{ from: at, to: at + (hasYear ? 3 : 2), ...dayOf(inYear, month.number, piece.number) }]
  })
}

const LEAVING =
  /^(?:leave|leaving|leaves|until|till|out|fly|flying|back|depart|repart|repartons|reparton|repars|jusqu|partons)$/

/** 'From the 27th of November until Sunday the 29th': the month is said once, before both. */
function withoutMonth(found: SaidDay[], pieces: readonly Piece[]): SaidDay[] {
  const day = found.at(-1)
  // 'For Christmas, arriving 22 December and leaving the 28th'.
  const isPair = found.some((one, at) => one.isDay && one.first < (found[at + 1]?.first ?? ''))
  if (!day?.isDay || isPair) return found
  const at = pieces.findIndex(
    (piece, index) =>
      index >= day.to &&
      isDate(piece) &&
      (piece.isOrdinal || /^(?:le|depart|until|till|to|au)$/.test(pieces[index - 1]?.word ?? '')),
  )
  const piece = pieces[at]
  const isLeaving = pieces.slice(at - 3, at).some(({ word }) => LEAVING.test(word))
  if (!isDate(piece) || piece.number === Number(day.first.slice(8))) return found
  if (piece.number < Number(day.first.slice(8)) && !isLeaving) return found
  // 'We come on 30 December and leave on the 6th': of the month after.
  const month = piece.number > Number(day.first.slice(8)) ? day.first : addMonths(`${day.first.slice(0, 8)}01`, 1)
  const [year = 0, number = 1] = month.split('-').map(Number)
  return [...found, { from: at, to: at + 1, ...dayOf(year, number, piece.number) }]
}
