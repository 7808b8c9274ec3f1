import type { PresetAmenity } from '#features/nest/amenities.ts'
import { fromPlace, inPlace } from '#features/nest/place-phrases.ts'
import type { Deal, Kind } from '#features/nest/property-types.ts'
import type { FlagField, NumberOperator } from '../wishes/wish.ts'

/** How a kind of home stands in a sentence. */
export interface KindWords {
  /** 'a villa' */
  a: string
  /** 'this villa' */
  this: string
  /** 'it'; French has two of them. */
  it: string
  one: string
  many: string
}

const article = (noun: string) => `${/^[aeo]/.test(noun) ? 'an' : 'a'} ${noun}`
const named = (one: string, many = `${one}s`): KindWords => {
  return { a: article(one), this: `this ${one}`, it: 'it', one, many }
}
const kinds: Record<Kind, KindWords> = {
  apartment: named('apartment'),
  villa: named('villa'),
  penthouse: named('penthouse'),
  duplex: named('duplex', 'duplexes'),
  townhouse: named('townhouse'),
  studio: named('studio'),
  commercial: named('commercial space'),
  land: named('plot'),
}

/** Amenities that nobody counts. */
const UNCOUNTED: readonly PresetAmenity[] = [
  ...(['Air Conditioning', 'Parking', 'Security', 'WiFi', 'Furnished'] as const),
  ...(['Solar Power', 'Home Automation', 'Fiber Optic', 'Storage'] as const),
]

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const area = (name: string) => ({ in: `on ${name}`, from: `from ${name}` })
const groups: Record<string, { in: string; from: string }> = {
  'almadies-side': area('the Almadies side'),
  islands: area('the islands'),
  coast: area('the coast'),
  'Petite Côte': area('the Petite Côte'),
}

/** How far, from what. */
const landmarks: Record<string, string> = {
  sea: 'from the sea',
  airport: 'from the airport',
  university: 'from the university',
  'french-school': 'from the French school',
  monument: 'from the Renaissance Monument',
  station: 'from Dakar station',
  port: 'from the port',
  'us-embassy': 'from the US embassy',
}

/** Words before a number, or before a price; after a floor. */
type Limits = Record<NumberOperator, string>
const limits: Limits = { atLeast: 'at least', atMost: 'at most', exactly: 'exactly', near: 'around' }
const prices: Limits = { atLeast: 'from', atMost: 'up to', exactly: 'exactly', near: 'around' }
const floors: Limits = { atLeast: 'or higher', atMost: 'or lower', exactly: '', near: '' }

const deals: Record<Deal, string> = { buy: 'buying', rent: 'renting', 'short-stay': 'a short stay' }
const pools: Record<string, string> = { private: 'a private pool', shared: 'a shared pool', any: 'a pool' }

/** That it is so, and that it is not: of a wish, and of a home. */
const flags: Record<FlagField, readonly [string, string]> = {
  offPlan: ['off-plan', 'not off-plan'],
  topFloor: ['top floor', 'not on the top floor'],
  lift: ['with a lift', 'no lift'],
  stepFree: ['step-free', 'not step-free'],
  noStairs: ['without stairs', 'stairs'],
  quiet: ['quiet', 'lively, not quiet'],
  pets: ['pets allowed', 'no pets'],
}

export const en = {
  kinds,
  /** 'a terrace', but 'parking'. */
  stated: (amenity: PresetAmenity, noun: string) => (UNCOUNTED.includes(amenity) ? noun : article(noun)),
  /** In a list of nouns, where the page of a home says 'Furnished'. */
  furniture: 'Furniture',
  inPlace: inPlace.en,
  fromPlace: fromPlace.en,
  groups,
  inRegion: (name: string) => `in the ${name} region`,
  landmarks,
  near: (from: string) => from.replace(/^from/, 'near'),
  distance: (kilometres: string, from: string) => `${kilometres} ${from}`,
  counts: {
    levels: (n: number) => counted(n, 'level', 'levels'),
    floor: (n: number) => (n === 0 ? 'ground floor' : `floor ${n}`),
    guests: (n: number) => counted(n, 'guest', 'guests'),
    nights: (n: number) => counted(n, 'night', 'nights'),
    lease: (n: number) => counted(n, 'month', 'months'),
  },
  limits,
  prices,
  floors,
  between: (lowest: string, highest: string) => `between ${lowest} and ${highest}`,
  oneLevel: 'on one level',
  said: (price: string, written: string) => `${price} (you wrote ${written})`,
  household: (people: number, isAtLeast: boolean) =>
    `household of ${people === 1 ? 'one' : people}${isAtLeast ? ' or more' : ''}`,
  forCount: (count: string) => `for ${count}`,
  leaseOf: (limit: string) => `lease of ${limit}`,
  deals,
  forDeals: (either: string) => `for ${either}`,
  /** Phrases like 'in Ngor', and the same as one choice. */
  noneOf: (_phrases: readonly string[], either: string) => `not ${either}`,
  /** Things with their article, and the same as one choice. */
  no: (_things: readonly string[], either: string) => `no ${either.replace(/(^|, | or )an? /g, '$1')}`,
  furnished: ['furnished', 'not furnished'] as readonly [string, string],
  pools,
  anyPool: 'a pool, shared or private',
  flags,
  stayDays: (from: string, to: string) => `from ${from} to ${to}`,
  readyBy: (month: string) => `ready by ${month}`,
  readyNow: 'ready to move in',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  quoted: (words: string) => `“${words}”`,
}

export type HomeMessages = typeof en
