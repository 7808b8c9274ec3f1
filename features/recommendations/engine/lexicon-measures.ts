import type { Token } from './lexicon-tokens.ts'

/** A number that means something, in the tokens from `from` up to, not including, `to`. */
export type Measure = { from: number; to: number } & (
  | { bedrooms: number; isIdeal: boolean }
  | { area: number }
  | { nights: true }
)

const set = (list: string) => new Set(list.split(' '))

const COUNTS = new Map(
  `zero;one;two deux;three trois;four quatre;five cinq;six;seven sept;eight huit;nine neuf;ten dix;eleven onze;twelve douze`
    .split(';')
    .flatMap((names, count) => names.split(' ').map((name) => [name, count] as const)),
)
const BEDROOMS = set('bedroom bedrooms bed beds bdr bdrm bdrms br brs chambre chambres chbr chbrs ch bedroomed')
/** '4 pièces' and 'F4' count the living room as well. */
const FRENCH_ROOMS = set('piece pieces')
/** 'Four large double bedrooms', 'trois vraies chambres'. */
const BETWEEN = set(
  'large big spacious good double full real ensuite suite en grandes belles vraies bonnes or plus more ou',
)
const units = (list: string) => list.split(', ').map((unit) => unit.split(' '))
const METRES = units('m2, m 2, sqm, sq m, sq metre, sq meter, square metre, square meter, metre carre, m carre')
const FEET = units('ft2, sqft, sq ft, sq feet, square feet, square foot, pied carre')
const SQUARE_FEET_PER_SQUARE_METRE = 10.7639
const SPANS = set('week weeks day days night nights semaine semaines jour jours nuit nuits')
const NIGHTS = set('night nights nuit nuits')
const FOR = set('for pour pendant during stay of sejour de about')
const HOLIDAY = set('holiday holidays vacation vacances conges visit visite sejour stay')
const REPEATED = set('a per par each every chaque')
/** A limit from above is no wish for so many. */
const AT_MOST = set('max maximum most under below jusqu jusque plus fewer up less moins')
const AT_LEAST = set('no not pas')
const IDEAL = set(
  'ideally idealement preferably preference maybe perhaps peut possibly voire even eventually eventuellement',
)
const RANGE = set('to a and et or ou')
/** Parts of a home and its ground, which have a size of their own. */
const PARTS = set(
  `terrain land plot parcelle parcel garden jardin yard terrace terrasse balcony balcon salon sejour living kitchen cuisine pool piscine
  office bureau garage room suite lot`.replace(/\s+/g, ' '),
)
/** 'Bedrooms of 15 m²' are so large; 'three bedrooms of 150 m²' is the whole home. */
const LARGEST_BEDROOM = 50
const MOST_BEDROOMS_READ = 20
const SMALLEST_AREA = 10
const LARGEST_AREA = 20_000

/** 'One' is said of anything. */
export const isNumber = (word: string) => /^\d/.test(word) || (COUNTS.get(word) ?? 0) > 1

interface Count {
  value: number
  to: number
}

/** '2,000', '2 000' and '2.000' are two thousand; '150.5' is not. */
function countAt(text: string, tokens: readonly Token[], at: number): Count | null {
  const token = tokens[at]
  if (token === undefined) return null
  const named = COUNTS.get(token.word)
  if (named !== undefined) return { value: named, to: at + 1 }
  if (!/^\d{1,7}$/.test(token.word)) return null
  let digits = token.word
  let to = at + 1
  for (let next = tokens[to]; next && /^\d+$/.test(next.word); next = tokens[to]) {
    const gap = text.slice(tokens[to - 1]?.end, next.at)
    const isGroup = next.word.length === 3 && digits.length < 7 && /^[\s,.'’]$/.test(gap)
    const isDecimal = /^[.,]$/.test(gap) && next.word.length < 3
    if (!isGroup && !isDecimal) break
    if (isGroup) digits += next.word
    to += 1
    if (isDecimal) break
  }
  return { value: Number(digits), to }
}

const isTogether = (token: Token | undefined) =>
  token !== undefined && token.before !== 'stop' && token.before !== 'comma'

function isUnit(tokens: readonly Token[], at: number, units: readonly string[][]): number {
  for (const unit of units) {
    const isHere = unit.every((stem, step) => tokens[at + step]?.stem === stem && isTogether(tokens[at + step]))
    if (isHere) return at + unit.length
  }
  return 0
}

/** Up to four words back in the same clause. */
function wordsBefore(tokens: readonly Token[], at: number): string[] {
  const found: string[] = []
  for (let back = at - 1; back >= 0 && found.length < 4 && tokens[back + 1]?.before === 'none'; back--)
    found.push(tokens[back]?.word ?? '')
  return found
}

function isAtMost(tokens: readonly Token[], from: number, to: number): boolean {
  const before = wordsBefore(tokens, from)
  const limit = before.findIndex((word) => AT_MOST.has(word))
  const next = tokens[to]?.before === 'none' ? [tokens[to]?.word ?? '', tokens[to + 1]?.word ?? ''] : []
  const isMinimum = (word: string | undefined) => word === 'less' || word === 'moins'
  if (limit >= 0 && !before.slice(0, limit).some((word) => COUNTS.has(word))) {
    // 'No less than three', 'au moins trois'.
    const isFloor = isMinimum(before[limit]) && (AT_LEAST.has(before[limit + 1] ?? '') || before[limit + 1] === 'au')
    // 'En plus', 'plus 3 chambres' add; 'pas plus de', 'no more than' limit.
    const isAdded = before[limit] === 'plus' && !(AT_LEAST.has(before[limit + 1] ?? '') || before[limit + 1] === 'au')
    if (!isFloor && !isAdded) return true
  }
  if (before.includes('more') && before.some((word) => word === 'no' || word === 'not')) return true
  const [first = '', second = ''] = next
  return (
    first === 'max' ||
    first === 'maximum' ||
    ((first === 'or' || first === 'ou') && (second === 'less' || second === 'fewer' || second === 'moins')) ||
    ((first === 'at' || first === 'au') && (second === 'most' || second === 'plus' || second === 'maximum'))
  )
}

/** 'A garden of 200 m²', '40 m² de terrasse'. */
function isOfPart(tokens: readonly Token[], from: number, to: number, area: number): boolean {
  const isPart = (word: string) => PARTS.has(word) || (area < LARGEST_BEDROOM && BEDROOMS.has(word))
  const before = wordsBefore(tokens, from)
  const link = before.findIndex((word) => word === 'de' || word === 'of' || word === 'd')
  if (link >= 0 && before.slice(link).some(isPart)) return true
  if (tokens[to]?.before !== 'none') return false
  const next = tokens[to]?.word ?? ''
  const isLink = next === 'de' || next === 'of'
  return isPart(isLink ? (tokens[to + 1]?.word ?? '') : next)
}

/** A number or the lower end of a range, and where the words after it begin. */
function amountAt(text: string, tokens: readonly Token[], at: number): Count | null {
  const first = countAt(text, tokens, at)
  if (first === null) return null
  const isDash = /^ ?[-–] ?$/.test(text.slice(tokens[first.to - 1]?.end, tokens[first.to]?.at))
  const isRange = isDash || RANGE.has(tokens[first.to]?.word ?? '')
  const second = isRange ? countAt(text, tokens, isDash ? first.to : first.to + 1) : null
  return second && second.value >= first.value ? { value: first.value, to: second.to } : first
}

function areaAt(tokens: readonly Token[], from: number, { value, to }: Count): Measure | null {
  const metres = isUnit(tokens, to, METRES)
  const end = metres || isUnit(tokens, to, FEET)
  if (!end) return null
  // Listings state square metres, so feet are converted.
  const area = metres ? value : Math.round(value / SQUARE_FEET_PER_SQUARE_METRE)
  const isHome = area >= SMALLEST_AREA && area <= LARGEST_AREA && !isOfPart(tokens, from, end, area)
  return isHome && !isAtMost(tokens, from, end) ? { from, to: end, area } : null
}

function bedroomsAt(tokens: readonly Token[], from: number, { value, to }: Count): Measure | null {
  let noun = to
  while (noun < to + 3 && isTogether(tokens[noun]) && BETWEEN.has(tokens[noun]?.word ?? '')) noun += 1
  const name = isTogether(tokens[noun]) ? (tokens[noun]?.word ?? '') : ''
  const isFrenchRooms = FRENCH_ROOMS.has(name)
  if (!BEDROOMS.has(name) && !isFrenchRooms) return null
  const bedrooms = isFrenchRooms ? value - 1 : value
  if (bedrooms < 1 || bedrooms > MOST_BEDROOMS_READ || isAtMost(tokens, from, noun + 1)) return null
  const isIdeal = wordsBefore(tokens, from).some((before) => IDEAL.has(before))
  return { from, to: noun + 1, bedrooms, isIdeal }
}

/** 'For two weeks', 'ten nights', 'une semaine de vacances'; not 'in two weeks' nor 'two days a week'. */
function stayAt(tokens: readonly Token[], from: number, to: number, isArticle: boolean): Measure | null {
  const span = tokens[to]
  if (!span || !isTogether(span) || !SPANS.has(span.word) || REPEATED.has(tokens[to + 1]?.word ?? '')) return null
  const around = [...wordsBefore(tokens, from), ...[1, 2, 3].map((step) => tokens[to + step]?.word ?? '')]
  const isFor = FOR.has(tokens[from - 1]?.word ?? '') && tokens[from]?.before === 'none'
  const isStay = isFor || (!isArticle && NIGHTS.has(span.word)) || around.some((near) => HOLIDAY.has(near))
  return isStay ? { from, to: to + 1, nights: true } : null
}

function measureAt(text: string, tokens: readonly Token[], at: number): Measure | null {
  const word = tokens[at]?.word ?? ''
  const rooms = /^[ft]([2-9])$/.exec(word)?.[1]
  if (rooms !== undefined) return { from: at, to: at + 1, bedrooms: Number(rooms) - 1, isIdeal: false }
  if (word === 'a' || word === 'une' || word === 'un') return stayAt(tokens, at, at + 1, true)
  const amount = amountAt(text, tokens, at)
  if (amount === null) return labelledAt(text, tokens, at)
  return areaAt(tokens, at, amount) ?? bedroomsAt(tokens, at, amount) ?? stayAt(tokens, at, amount.to, false)
}

/** 'Bedrooms: 4'. */
function labelledAt(text: string, tokens: readonly Token[], at: number): Measure | null {
  if (!BEDROOMS.has(tokens[at]?.word ?? '') || tokens[at + 1]?.sign !== ':') return null
  const count = countAt(text, tokens, at + 1)
  if (!count || count.value < 1 || count.value > MOST_BEDROOMS_READ || count.to !== at + 2) return null
  return { from: at, to: count.to, bedrooms: count.value, isIdeal: false }
}

/** The rooms, sizes and short stays that a text asks for. */
export function findMeasures(text: string, tokens: readonly Token[]): Measure[] {
  const found: Measure[] = []
  for (let at = 0; at < tokens.length; at++) {
    const measure = measureAt(text, tokens, at)
    if (measure) {
      found.push(measure)
      at = measure.to - 1
    }
  }
  return found
}
