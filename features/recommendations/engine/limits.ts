import { hasOneOf } from './amenity-set.ts'
import type { Asked } from './asked.ts'
import { isInTime, isLittleLate } from './deadline.ts'
import { BUDGET_TOLERANCE_PERCENT, type Miss } from './decision.ts'
import type { IndexedHome } from './indexed-catalogue.ts'

/** The limits a home passes, one bit each: nothing is written down for homes that nobody will see. */
const BITS = { maxBudget: 1, minBudget: 2, bedrooms: 4, kind: 8, place: 16, timeframe: 32 } as const
/** Refused, or so far beyond a limit that it is not worth a talk. */
const NEVER = -1

const FEWER_BEDROOMS = 1

function missesOfBudget({ price }: IndexedHome, { minBudget, maxBudget }: Asked): number {
  if (price > maxBudget) {
    return price * 100 > maxBudget * (100 + BUDGET_TOLERANCE_PERCENT) ? NEVER : BITS.maxBudget
  }
  if (price < minBudget) {
    return price * 100 < minBudget * (100 - BUDGET_TOLERANCE_PERCENT) ? NEVER : BITS.minBudget
  }
  return 0
}

function missesOfPlace({ place }: IndexedHome, { standings, isPlaceRefused }: Asked): number {
  if (isPlaceRefused[place]) return NEVER
  const standing = standings?.[place]
  if (!standing || standing.isNear) return 0
  return standing.isWithinReach ? BITS.place : NEVER
}

function missesOfBedrooms({ bedrooms }: IndexedHome, { reading }: Asked): number {
  const fewer = (reading.bedrooms ?? 0) - bedrooms
  if (fewer <= 0) return 0
  return fewer <= FEWER_BEDROOMS ? BITS.bedrooms : NEVER
}

function missesOfTimeframe({ facts }: IndexedHome, { deadline, isForLiving }: Asked): number {
  if (!isForLiving || isInTime(facts, deadline)) return 0
  return isLittleLate(facts, deadline) ? BITS.timeframe : NEVER
}

function missesOfKind({ kind }: IndexedHome, { relations }: Asked): number {
  return relations?.[kind] === 'other' ? BITS.kind : 0
}

/** 0: the home fits. NEVER, or the limits it passes. */
export function missesOf(home: IndexedHome, asked: Asked): number {
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

/** How many limits a home passes, however far. */
export function countMisses(home: IndexedHome, asked: Asked): number {
  return (
    Number(missesOfBudget(home, asked) !== 0) +
    Number(missesOfPlace(home, asked) !== 0) +
    Number(missesOfBedrooms(home, asked) !== 0) +
    Number(missesOfTimeframe(home, asked) !== 0) +
    Number(hasOneOf(home, asked.refused)) +
    Number(missesOfKind(home, asked) !== 0)
  )
}

/** Whether it passes exactly one limit. */
export function isNearMiss(misses: number): boolean {
  return misses > 0 && (misses & (misses - 1)) === 0
}

/** Whole percent of the limit by which a price lies outside: above it is positive, below negative, inside zero. */
export function percentOff(price: number, { minBudget, maxBudget }: Pick<Asked, 'minBudget' | 'maxBudget'>): number {
  if (price > maxBudget) return Math.ceil(((price - maxBudget) * 100) / maxBudget)
  return price < minBudget ? -Math.ceil(((minBudget - price) * 100) / minBudget) : 0
}

/** What a near miss misses, to be said; null where it fits. */
export function describeMiss(misses: number, { facts, place }: IndexedHome, asked: Asked): Miss | null {
  const percent = Math.abs(percentOff(facts.price, asked))
  const standing = asked.standings?.[place]
  if (misses === BITS.maxBudget) return { limit: 'maxBudget', percent }
  if (misses === BITS.minBudget) return { limit: 'minBudget', percent }
  if (misses === BITS.bedrooms) {
    return { limit: 'bedrooms', offered: facts.bedrooms, asked: asked.reading.bedrooms ?? 0 }
  }
  if (misses === BITS.kind && asked.preferences.kind) {
    return { limit: 'kind', offered: facts.kind, asked: asked.preferences.kind }
  }
  if (misses === BITS.place && standing) {
    return { limit: 'place', offered: facts.location, nearest: standing.nearest, kilometres: standing.kilometres }
  }
  return misses === BITS.timeframe ? { limit: 'timeframe', deliveryDate: facts.deliveryDate } : null
}
