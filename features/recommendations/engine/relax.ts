import { relatedKinds } from '#features/nest/property-types.ts'
import { TIMEFRAMES, WANTED_KINDS, type WantedKind } from '../preferences.ts'
import { MOST_SHOWN, type Relaxation } from './decision.ts'
import { byDistance } from './distances.ts'
import { homesOf, type IndexedHome } from './indexed-catalogue.ts'
import { countMisses, missesOf } from './limits.ts'
import { type SearchRequest, toSearchRequest } from './search-request.ts'

/** What a person would say: half of the second digit's step. 312,400,000 is said as 315 million, 1,230,000 as 1,250,000. */
function stepOf(amount: number): number {
  const digits = String(Math.trunc(amount)).length
  return digits < 3 ? 1 : 5 * 10 ** (digits - 3)
}

function roundUp(amount: number): number {
  if (!Number.isFinite(amount)) return amount
  const step = stepOf(amount)
  return Math.ceil(amount / step) * step
}

function roundDown(amount: number): number {
  const step = stepOf(amount)
  return Math.floor(amount / step) * step
}

/** From so many on there is enough to look at. */
const ENOUGH = 3
const MOST_RELAXATIONS = 4
/** Who lets a home pays twice the rent for nothing; who buys may want to know even so. */
const MOST_RISE_PERCENT = 100
/** Places beside the asked one that are tried. */
const MOST_PLACES = 8
/** Refusals that are tried: a text can hold hundreds. */
const MOST_REFUSALS = 5

/** How much a change asks of somebody, measured as percent of a budget. */
const EFFORT = {
  bedroom: 15,
  anyBedrooms: 60,
  kilometre: 5,
  anywhere: 100,
  relatedKind: 25,
  otherKind: 50,
  timeframe: 20,
  refused: 40,
} as const
/** Even the smallest change is one. */
const LEAST_EFFORT = 10

type Change = Relaxation extends infer Each ? (Each extends Relaxation ? Omit<Each, 'gains'> : never) : never

/** One answer changed, before it is known what it gains. */
interface Trial {
  change: Change
  effort: number
}

/** Homes that one change can let in. Fewer bedrooms also make studios of a kind with apartments: two limits at once. */
function withinReach(asked: SearchRequest): IndexedHome[] {
  return homesOf(asked.index, asked.reading.deals).filter((home) => countMisses(home, asked) <= 2)
}

function countFitting(homes: readonly IndexedHome[], asked: SearchRequest): number {
  let count = 0
  for (const home of homes) if (missesOf(home, asked) === 0) count += 1
  return count
}

/** The lowest and highest price of the homes that fit, Infinity and 0 where none does. */
function priceRange(homes: readonly IndexedHome[], asked: SearchRequest): { cheapest: number; dearest: number } {
  let [cheapest, dearest] = [Infinity, 0]
  for (const home of homes) {
    if (missesOf(home, asked) !== 0) continue
    cheapest = Math.min(cheapest, home.price)
    dearest = Math.max(dearest, home.price)
  }
  return { cheapest, dearest }
}

function trialsOfBudget(asked: SearchRequest, homes: readonly IndexedHome[]): Trial[] {
  const { minBudget, maxBudget, reading } = asked
  const trials: Trial[] = []
  if (maxBudget < Infinity) {
    const { cheapest } = priceRange(homes, { ...asked, minBudget: maxBudget + 1, maxBudget: Infinity })
    const to = roundUp(cheapest)
    const effort = ((to - maxBudget) * 100) / maxBudget
    const isBought = reading.deals.includes('buy')
    if (to < Infinity && (isBought || effort <= MOST_RISE_PERCENT)) {
      trials.push({ change: { limit: 'maxBudget', to }, effort })
    }
  }
  if (minBudget > 0) {
    const { dearest } = priceRange(homes, { ...asked, minBudget: 0, maxBudget: minBudget - 1 })
    const to = roundDown(dearest)
    if (to > 0) trials.push({ change: { limit: 'minBudget', to }, effort: ((minBudget - to) * 100) / minBudget })
  }
  return trials
}

/** A number in the words stays: nobody is told to leave open, or to ask for less than, what they wrote. */
function trialsOfBedrooms({ preferences: { bedrooms }, words }: SearchRequest): Trial[] {
  if (bedrooms === null) return []
  const fewer = [1, 2]
    .filter((less) => bedrooms - less >= (words.minBedrooms ?? 1))
    .map((less): Trial => ({ change: { limit: 'bedrooms', to: bedrooms - less }, effort: less * EFFORT.bedroom }))
  const open: Trial = { change: { limit: 'bedrooms', to: null }, effort: EFFORT.anyBedrooms }
  return words.minBedrooms === null ? [...fewer, open] : fewer
}

/** Nobody is sent to a place that they refused, nor told to leave open what their words name. */
function trialsOfPlace({ preferences: { place }, words, index }: SearchRequest): Trial[] {
  if (place === null) return []
  const beside = byDistance(place, index.places)
    .filter((other) => !words.refusedPlaces.includes(other.place))
    .slice(0, MOST_PLACES)
    .map(
      (other): Trial => ({
        change: { limit: 'place', to: other.place },
        effort: other.kilometres * EFFORT.kilometre,
      }),
    )
  const open: Trial = { change: { limit: 'place', to: null }, effort: EFFORT.anywhere }
  return words.places.length === 0 ? [...beside, open] : beside
}

function trialsOfKind({ preferences: { kind } }: SearchRequest): Trial[] {
  if (kind === null) return []
  const effort = (other: WantedKind) => (relatedKinds(kind).includes(other) ? EFFORT.relatedKind : EFFORT.otherKind)
  return WANTED_KINDS.filter((other) => other !== kind).map((to) => ({
    change: { limit: 'kind', to },
    effort: effort(to),
  }))
}

function trialsOfTimeframe({ preferences: { timeframe } }: SearchRequest): Trial[] {
  if (timeframe === null) return []
  return TIMEFRAMES.slice(TIMEFRAMES.indexOf(timeframe) + 1).map((to, further) => ({
    change: { limit: 'timeframe', to },
    effort: (further + 1) * EFFORT.timeframe,
  }))
}

function trialsOfRefused({ words }: SearchRequest): Trial[] {
  return words.refused
    .slice(0, MOST_REFUSALS)
    .map((amenity) => ({ change: { limit: 'refused', amenity }, effort: EFFORT.refused }))
}

/** The same visitor with one answer changed. */
function applyChange({ preferences, words, index }: SearchRequest, change: Change, today: string): SearchRequest {
  if (change.limit === 'refused') {
    const refused = words.refused.filter((amenity) => amenity !== change.amenity)
    return toSearchRequest(preferences, { ...words, refused }, index, today)
  }
  return toSearchRequest({ ...preferences, [change.limit]: change.to }, words, index, today)
}

interface Tried extends Trial {
  gains: number
  /** Whoever sees six more homes has seen enough: more of them make no change better. */
  worth: number
}

interface Now {
  asked: SearchRequest
  homes: readonly IndexedHome[]
  fitting: number
  today: string
}

function tryOut({ asked, homes, fitting, today }: Now, trial: Trial): Tried {
  const changed = applyChange(asked, trial.change, today)
  // A budget can be raised out of the rents: that would be another search, not a relaxed one.
  const isSameDeal = changed.reading.deals.join() === asked.reading.deals.join()
  const gains = isSameDeal ? countFitting(homes, changed) - fitting : 0
  return { ...trial, gains, worth: Math.min(gains, MOST_SHOWN) / (LEAST_EFFORT + trial.effort) }
}

const byWorth = (one: Tried, other: Tried) => other.worth - one.worth

/** What to change, and how many more homes would fit then. Only where few fit as it is. */
export function relaxationsFor(asked: SearchRequest, fitting: number, today: string): Relaxation[] {
  if (fitting >= ENOUGH) return []
  const homes = withinReach(asked)
  const groups = [trialsOfBudget, trialsOfBedrooms, trialsOfPlace, trialsOfKind, trialsOfTimeframe, trialsOfRefused]
  const tried = groups
    .flatMap((trials) => trials(asked, homes))
    .map((trial) => tryOut({ asked, homes, fitting, today }, trial))
    .filter(({ gains }) => gains > 0)
    .sort(byWorth)
  const best = tried.filter(({ change }, at) => tried.findIndex((other) => other.change.limit === change.limit) === at)
  return best.slice(0, MOST_RELAXATIONS).map(({ change, gains }): Relaxation => ({ ...change, gains }))
}
