import type { AskedFor, NumberField } from '../wishes/wish.ts'
import { fall, type Judge, OPEN, UNKNOWN } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'

export type NumberWish = Extract<AskedFor, { field: NumberField | 'people' }>
type PriceWish = Extract<NumberWish, { field: 'price' }>

/** What is asked of a number: both ends, and how much beside them still counts as said. */
interface Ends {
  low: number
  high: number
}

/** `around` is the share by which 'about 200' may be missed. */
export function endsOf({ op, value }: Pick<NumberWish, 'op' | 'value'>, around: number): Ends {
  if (typeof value !== 'number') return { low: value[0], high: value[1] }
  if (op === 'atLeast') return { low: value, high: Infinity }
  if (op === 'atMost') return { low: -Infinity, high: value }
  const slack = op === 'near' ? value * around : 0
  return { low: value - slack, high: value + slack }
}

export const AROUND = 0.1

/** Shares of a limit: a little beyond it can be talked about, a quarter cannot. */
function gradeAbove(over: number): number {
  if (over <= 0.1) return fall(over, [0, 0.9], [0.1, 0.5])
  return over <= 0.25 ? fall(over, [0.1, 0.5], [0.25, 0.1]) : 0
}
function gradeBelow(under: number): number {
  return under <= 0.1 ? fall(under, [0, 0.9], [0.1, 0.7]) : fall(under, [0.1, 0.7], [0.4, 0])
}
/** Of 'around', at 10 % from what was said, and at 30 %. */
function gradeBeyond(off: number): number {
  return fall(off, [AROUND, 0.9], [0.3, 0])
}

function judgePrice(wish: PriceWish): Judge {
  const { per, op, value } = wish
  const isAround = op === 'near' || op === 'exactly'
  const { low, high } = endsOf(isAround ? { op: 'near', value } : wish, AROUND)
  const said = typeof value === 'number' ? value : 0
  return ({ type, price }) => {
    if (type !== per) return OPEN
    if (price >= low && price <= high) return 1
    // Nobody minds paying less than 'around' so much.
    if (isAround) return price < low ? 1 : gradeBeyond((price - said) / said)
    return price > high ? gradeAbove((price - high) / high) : gradeBelow((low - price) / low)
  }
}

/** A fifth smaller or larger than asked for is another size. */
function gradeSize(off: number): number {
  if (off <= 0.05) return fall(off, [0, 0.9], [0.05, 0.8])
  return off <= 0.2 ? fall(off, [0.05, 0.8], [0.2, 0.3]) : 0
}

function judgeArea(wish: NumberWish): Judge {
  const { low, high } = endsOf(wish, AROUND)
  return ({ area }) => {
    if (area <= 0) return UNKNOWN
    if (area >= low && area <= high) return 1
    return gradeSize(area > high ? (area - high) / high : (low - area) / low)
  }
}

/** What a count is worth that is one beside what was asked for; more than one is nothing. */
const ONE_OFF: Readonly<Record<string, number>> = { exactly: 0.4, near: 0.7 }
const ONE_FEWER = 0.5
const ONE_LEVEL_OFF = 0.3

function judgeCount(wish: NumberWish, countOf: Judge, oneOff = ONE_OFF[wish.op] ?? ONE_FEWER): Judge {
  const { low, high } = endsOf(wish, 0)
  return (home) => {
    const count = countOf(home)
    if (count < 0) return count
    if (count >= low && count <= high) return 1
    return count === low - 1 || count === high + 1 ? oneOff : 0
  }
}

export const NOT_LIVED_IN: readonly string[] = ['land', 'commercial']

export function isLivedIn({ kind }: HomeFacts): boolean {
  return !NOT_LIVED_IN.includes(kind)
}
export function isHouse({ kind }: HomeFacts): boolean {
  return kind === 'villa' || kind === 'townhouse'
}

/** A plot has no rooms yet. Of a building they are asked: 'eight bedrooms in all'. */
function bedroomsOf({ kind, bedrooms }: HomeFacts): number {
  if (kind === 'studio') return 0
  return kind === 'land' && bedrooms === 0 ? OPEN : bedrooms
}
/** An office or a plot that states no bathrooms is not asked for them. */
function bathroomsOf(home: HomeFacts): number {
  return home.bathrooms > 0 || isLivedIn(home) ? home.bathrooms : OPEN
}

/** A duplex has two levels by its name. */
export function levelsOf({ kind, levels }: HomeFacts): number {
  if (kind === 'land') return OPEN
  return levels ?? (kind === 'duplex' ? 2 : UNKNOWN)
}
/** A house stands on the ground. */
export function floorOf(home: HomeFacts): number {
  if (home.kind === 'land') return OPEN
  return home.floor ?? (isHouse(home) ? 0 : UNKNOWN)
}

/** One or two people share a bedroom, and so do two of the children of a large family. */
const BEDROOMS_NEEDED = [0, 1, 1, 2, 3, 4]
const ONE_BEDROOM_SHORT = 0.4

export function bedroomsNeeded(people: number): number {
  return BEDROOMS_NEEDED[Math.min(people, BEDROOMS_NEEDED.length - 1)] ?? 0
}

function judgePeople({ value }: NumberWish): Judge {
  const people = typeof value === 'number' ? value : value[1]
  const needed = bedroomsNeeded(people)
  return (home) => {
    if (!isLivedIn(home)) return OPEN
    const short = home.kind === 'studio' ? needed - (people === 1 ? 1 : 0) : needed - home.bedrooms
    if (short <= 0) return 1
    return short === 1 ? ONE_BEDROOM_SHORT : 0
  }
}

/** A limit that a home sets: so many nights or months at least, so many guests at most. */
interface HomesLimit {
  deal: HomeFacts['type']
  of: (home: HomeFacts) => number | null
  /** How far it is from letting them in; 0 or less: it does. */
  short: (limit: number, asked: number) => number
  /** Up to so much short is worth `nearly`. */
  little: number
  nearly: number
}

const LIMITS: Readonly<Record<'guests' | 'nights' | 'lease', HomesLimit>> = {
  guests: { deal: 'short-stay', of: (home) => home.maxGuests, short: (most, n) => n - most, little: 1, nearly: 0.4 },
  nights: { deal: 'short-stay', of: (home) => home.minNights, short: (least, n) => least - n, little: 1, nearly: 0.5 },
  lease: {
    deal: 'rent',
    of: (home) => home.minimumLeaseMonths,
    short: (least, n) => least - n,
    little: 3,
    nearly: 0.4,
  },
}

/** Whatever the words were, 'for six' and 'six at most' ask the same: that six may come. */
function judgeLimit({ value }: NumberWish, { deal, of, short, little, nearly }: HomesLimit, isOfMost: boolean): Judge {
  const asked = typeof value === 'number' ? value : value[isOfMost ? 1 : 0]
  return (home) => {
    if (home.type !== deal) return OPEN
    const limit = of(home)
    if (limit === null) return UNKNOWN
    const missing = short(limit, asked)
    if (missing <= 0) return 1
    return missing <= little ? nearly : 0
  }
}

export function judgeNumber(wish: NumberWish): Judge {
  switch (wish.field) {
    case 'price':
      return judgePrice(wish)
    case 'area':
      return judgeArea(wish)
    case 'people':
      return judgePeople(wish)
    case 'bedrooms':
      return judgeCount(wish, bedroomsOf)
    case 'bathrooms':
      return judgeCount(wish, bathroomsOf)
    case 'levels':
      return judgeCount(wish, levelsOf, ONE_LEVEL_OFF)
    case 'floor':
      return judgeCount(wish, floorOf, ONE_LEVEL_OFF)
    default:
      return judgeLimit(wish, LIMITS[wish.field], wish.field === 'guests')
  }
}
