import type { Goal, Lifestyle, WorkArrangement } from '../preferences.ts'
import { type AmenitySet, oneOf } from './amenity-set.ts'
import type { Aspect } from './decision.ts'

/**
 * What each answer weighs against the others; only those that were given count. Where and what a home is comes first: it
 * cannot be changed. Then what was said in one's own words, then what the answers about the people let us guess.
 */
export const WEIGHTS: Readonly<Record<Aspect, number>> = {
  place: 22,
  kind: 16,
  bedrooms: 14,
  /** Of all of them together. */
  wishes: 24,
  budget: 10,
  goal: 10,
  timeframe: 8,
  family: 8,
  lifestyle: 8,
  work: 6,
  transport: 6,
  area: 6,
  bathrooms: 5,
}

/** Of a single wish; from the fifth on they share. */
export const WEIGHT_OF_A_WISH = 6
/** Where nobody said how many bedrooms, the household says it. */
export const WEIGHT_OF_A_FAMILY_ALONE = WEIGHTS.bedrooms

/** For whoever invests, the figures are most of what a home is for. */
export const WEIGHT_OF_AN_INVESTMENT = 16

/** Below this a near miss is no longer near anything that was asked for. */
export const LEAST_SCORE = 60

/** Either is a place for a car. */
export const FOR_A_CAR = oneOf('Parking', 'Garage')
/** A line to work by. */
const ONLINE = oneOf('Fiber Optic', 'WiFi')

/** What each lifestyle is mostly at home with, as far as listings state it. */
export const LOOKED_FOR_BY_LIFESTYLE: Readonly<Record<Lifestyle, readonly AmenitySet[]>> = {
  /** Service, and what only some homes have. */
  luxury: [oneOf('Swimming Pool'), oneOf('Ocean View'), oneOf('Concierge', 'Security'), oneOf('Home Automation')],
  /** Room to play outside, behind a gate. */
  family: [oneOf('Garden'), oneOf('Security'), oneOf('Swimming Pool'), oneOf('Terrace', 'Balcony')],
  /** Long days: a line, a car, an hour of exercise in the house, and somebody who takes a parcel. */
  professional: [ONLINE, FOR_A_CAR, oneOf('Gym'), oneOf('Concierge', 'Security')],
  /** Light and something to look at. */
  artistic: [oneOf('Terrace', 'Balcony'), oneOf('Ocean View', 'City View')],
  /** Things out of sight, and little drawn from the grid. */
  minimalist: [oneOf('Storage'), oneOf('Solar Power')],
}

interface Work {
  looked: readonly AmenitySet[]
  /** Whether the way to the Plateau, where the offices are, counts. */
  goesToOffice: boolean
  /** Whether a room to close the door of counts. */
  needsRoom: boolean
}

export const LOOKED_FOR_BY_WORK: Readonly<Record<WorkArrangement, Work>> = {
  office: { looked: [], goesToOffice: true, needsRoom: false },
  hybrid: { looked: [ONLINE], goesToOffice: true, needsRoom: false },
  remote: { looked: [ONLINE], goesToOffice: false, needsRoom: true },
  /** Meetings at home and in town. */
  business: { looked: [ONLINE, FOR_A_CAR], goesToOffice: true, needsRoom: false },
}

/** Kilometres to the Plateau that cost nothing, and those from which on a way is none for every day. */
export const SHORT_WAY = 3
export const LONG_WAY = 15
/** And those from which on it is no way at all. */
export const OUT_OF_TOWN = 25

/** What a home without a place for the car is worth to somebody who takes it now and then. */
export const MIXED_WITHOUT_PARKING = 0.5

/** A holiday home is what is outside, and ready when one arrives. */
export const LOOKED_FOR_BY_GOAL: Readonly<Partial<Record<Goal, readonly AmenitySet[]>>> = {
  vacation_home: [oneOf('Ocean View'), oneOf('Swimming Pool'), oneOf('Terrace', 'Balcony'), oneOf('Furnished')],
}

/** Basis points: what lets poorly in Dakar, and what lets very well. */
export const LOW_YIELD = 400
export const HIGH_YIELD = 900
/** What is not known is neither held against a home nor credited to it. */
export const UNKNOWN_INVESTMENT = 0.4

/** At the median there is little to gain; so many percent below it, much. */
export const AT_MEDIAN = 0.3
export const BARGAIN_PERCENT = 15

/** A home to move into, one that will be there in time, and one that will not. */
export const OFF_PLAN_IN_TIME = 0.7
export const OFF_PLAN_LATE = 0.3
