import { hasOneOf } from './amenity-set.ts'
import { isInTime, isLittleLate } from './deadline.ts'
import { BUDGET_TOLERANCE_PERCENT, type Miss } from './decision.ts'
import type { IndexedHome } from './indexed-catalogue.ts'
import type { SearchRequest } from './search-request.ts'

/** What a home misses, one bit each: nothing is written down for homes that nobody will see. */
const BITS = { maxBudget: 1, minBudget: 2, bedrooms: 4, kind: 8, place: 16, timeframe: 32 } as const
/** A penthouse for an apartment, the next district, an investor's later delivery: less than asked, and still worth a look. */
const SLIGHT = { kind: 64, place: 128, timeframe: 256 } as const
const ALL_SLIGHT = SLIGHT.kind | SLIGHT.place | SLIGHT.timeframe
/** Refused, or so far beyond a limit that it is not worth a talk. */
const NEVER = -1

const FEWER_BEDROOMS = 1

function missesOfBudget({ price }: IndexedHome, { minBudget, maxBudget }: SearchRequest): number {
  if (price > maxBudget) {
    return price * 100 > maxBudget * (100 + BUDGET_TOLERANCE_PERCENT) ? NEVER : BITS.maxBudget
  }
  if (price < minBudget) {
    return price * 100 < minBudget * (100 - BUDGET_TOLERANCE_PERCENT) ? NEVER : BITS.minBudget
  }
  return 0
}

function missesOfPlace({ place }: IndexedHome, { standings, isPlaceRefused, isOutOfTown }: SearchRequest): number {
  if (isPlaceRefused[place] || isOutOfTown?.[place]) return NEVER
  const standing = standings?.[place]
  if (!standing || standing.kilometres === 0) return 0
  if (standing.isNear) return SLIGHT.place
  return standing.isWithinReach ? BITS.place : NEVER
}

function missesOfBedrooms({ bedrooms }: IndexedHome, { reading }: SearchRequest): number {
  const fewer = (reading.bedrooms ?? 0) - bedrooms
  if (fewer <= 0) return 0
  return fewer <= FEWER_BEDROOMS ? BITS.bedrooms : NEVER
}

function missesOfTimeframe({ facts }: IndexedHome, { deadline, isForLiving }: SearchRequest): number {
  if (isInTime(facts, deadline)) return 0
  if (!isForLiving) return SLIGHT.timeframe
  return isLittleLate(facts, deadline) ? BITS.timeframe : NEVER
}

function missesOfKind({ kind }: IndexedHome, { relations }: SearchRequest): number {
  const relation = relations?.[kind] ?? 'same'
  return { same: 0, related: SLIGHT.kind, other: BITS.kind }[relation]
}

/** 0: the home is all that was asked. NEVER, or what it misses. */
export function missesOf(home: IndexedHome, asked: SearchRequest): number {
  const budget = missesOfBudget(home, asked)
  if (budget === NEVER) return NEVER
  const place = missesOfPlace(home, asked)
  if (place === NEVER) return NEVER
  const bedrooms = missesOfBedrooms(home, asked)
  if (bedrooms === NEVER) return NEVER
  const timeframe = missesOfTimeframe(home, asked)
  if (timeframe === NEVER || hasOneOf(home, asked.refused)) return NEVER
  return budget | place | bedrooms | timeframe | missesOfKind(home, asked)
}

/** How many of the answers a home does not keep to, however far. */
export function countMisses(home: IndexedHome, asked: SearchRequest): number {
  return (
    Number(missesOfBudget(home, asked) !== 0) +
    Number(missesOfPlace(home, asked) !== 0) +
    Number(missesOfBedrooms(home, asked) !== 0) +
    Number(missesOfTimeframe(home, asked) !== 0) +
    Number(hasOneOf(home, asked.refused)) +
    Number(missesOfKind(home, asked) !== 0)
  )
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1
  return count
}

/** Whether it passes one limit and nothing else, or is slightly beside what was asked, twice at most. */
export function isNearMiss(misses: number): boolean {
  if (misses <= 0) return false
  const slight = misses & ALL_SLIGHT
  return slight === misses ? countBits(slight) <= 2 : slight === 0 && countBits(misses) === 1
}

/** Whole percent, rounded up, but less than one stays what it is: a franc too much is not a percent. */
function wholePercent(over: number, limit: number): number {
  const percent = (over * 100) / limit
  return percent < 1 ? percent : Math.ceil(percent)
}

/** Percent of the limit by which a price lies outside: above it is positive, below negative, inside zero. */
export function percentOff(
  price: number,
  { minBudget, maxBudget }: Pick<SearchRequest, 'minBudget' | 'maxBudget'>,
): number {
  if (price > maxBudget) return wholePercent(price - maxBudget, maxBudget)
  return price < minBudget ? -wholePercent(minBudget - price, minBudget) : 0
}

/** What a near miss misses, to be said first; null where it fits. A second, slight one is among what it lacks. */
export function describeMiss(misses: number, { facts, place }: IndexedHome, asked: SearchRequest): Miss | null {
  const percent = Math.abs(percentOff(facts.price, asked))
  const standing = asked.standings?.[place]
  if (misses === BITS.maxBudget) return { limit: 'maxBudget', percent }
  if (misses === BITS.minBudget) return { limit: 'minBudget', percent }
  if (misses === BITS.bedrooms) {
    return { limit: 'bedrooms', offered: facts.bedrooms, asked: asked.reading.bedrooms ?? 0 }
  }
  const has = (...bits: number[]) => bits.some((bit) => (misses & bit) !== 0)
  if (has(BITS.kind, SLIGHT.kind) && asked.preferences.kind) {
    return { limit: 'kind', offered: facts.kind, asked: asked.preferences.kind }
  }
  if (has(BITS.place, SLIGHT.place) && standing) {
    return { limit: 'place', offered: facts.location, nearest: standing.nearest, kilometres: standing.kilometres }
  }
  return has(BITS.timeframe, SLIGHT.timeframe) ? { limit: 'timeframe', deliveryDate: facts.deliveryDate } : null
}
