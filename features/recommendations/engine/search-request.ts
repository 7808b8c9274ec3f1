import { KINDS, type Kind, relatedKinds } from '#features/nest/property-types.ts'
import { INVESTMENT_GOALS, type Preferences, type WantedKind } from '../preferences.ts'
import { type AmenitySet, oneOf, without } from './amenity-set.ts'
import { type Deadline, deadlineOf } from './deadline.ts'
import type { Reading, ReadWords } from './decision.ts'
import { kilometresToOffices, type Standing, standingsOf } from './distances.ts'
import type { IndexedCatalogue } from './indexed-catalogue.ts'
import { leavesOutBeyond, readTogether } from './reading.ts'
import { FOR_A_CAR, LOOKED_FOR_BY_GOAL, LOOKED_FOR_BY_LIFESTYLE } from './weights.ts'

type Relation = 'same' | 'related' | 'other'

/** Something wished for, and what answers to it. */
export interface Wish {
  name: string
  answers: AmenitySet
}

/** All that was asked for, worked out once so that each home is only compared with it. */
export interface SearchRequest {
  preferences: Preferences
  words: ReadWords
  reading: Reading
  index: IndexedCatalogue
  minBudget: number
  maxBudget: number
  /** How each kind stands to the wanted one; null where any will do. */
  relations: Readonly<Record<Kind, Relation>> | null
  /** By the number of a place in the index; null where any will do. */
  standings: readonly Standing[] | null
  isPlaceRefused: readonly boolean[]
  /** Places from which nobody goes to an office in town every day. */
  isOutOfTown: readonly boolean[] | null
  /** From each place of the index to the Plateau, where the offices are. */
  kilometresToOffices: readonly (number | null)[]
  deadline: Deadline | null
  /** Whoever does not live there may wait for it. */
  isForLiving: boolean
  /** Bedrooms that the household needs. */
  needed: number | null
  wishes: { flat: readonly Wish[]; house: readonly Wish[] }
  refused: AmenitySet
  /** What the lifestyle and the goal let us look for. */
  looked: { lifestyle: readonly AmenitySet[]; goal: readonly AmenitySet[] }
}

/** One or two people share a bedroom, and so do two of the children of a large family. */
const BEDROOMS_NEEDED = [0, 1, 1, 2, 3, 4]

function neededBedrooms(people: number | null): number | null {
  return people === null ? null : (BEDROOMS_NEEDED[Math.min(people, BEDROOMS_NEEDED.length - 1)] ?? null)
}

function relationTo(wanted: WantedKind, bedrooms: number, offered: Kind): Relation {
  if (offered === wanted) return 'same'
  // One room does instead of a small apartment, and of nothing else.
  if (offered === 'studio') return wanted === 'apartment' && bedrooms <= 1 ? 'related' : 'other'
  return relatedKinds(wanted).includes(offered) ? 'related' : 'other'
}

/** A garage is a place for the car; not every place for a car is a garage. */
function toWish(name: string): Wish {
  return { name, answers: name === 'Parking' ? FOR_A_CAR : oneOf(name) }
}

/** A house has no lift because it needs none: there the wish is not one to be missed. */
function wishesOf({ wanted, checks }: Reading): SearchRequest['wishes'] {
  const isForStepFree = checks.includes('accessibility')
  const flat = wanted.map(toWish)
  return { flat, house: isForStepFree ? flat.filter(({ name }) => name !== 'Elevator') : flat }
}

export function toSearchRequest(
  preferences: Preferences,
  words: ReadWords,
  index: IndexedCatalogue,
  today: string,
): SearchRequest {
  const reading = readTogether(preferences, words)
  const { minBudget, maxBudget, kind, goal, timeframe, familySize, lifestyle } = preferences
  const needed = neededBedrooms(familySize)
  const relation = (offered: Kind) =>
    kind === null ? 'same' : relationTo(kind, reading.bedrooms ?? needed ?? 1, offered)
  const isForLiving = goal === null || !INVESTMENT_GOALS.includes(goal)
  const toOffices = index.places.map(kilometresToOffices)
  const furthest = leavesOutBeyond(preferences, reading)
  const relations = Object.fromEntries(KINDS.map((offered) => [offered, relation(offered)])) as Record<Kind, Relation>
  return {
    preferences,
    words,
    reading,
    index,
    minBudget: minBudget ?? 0,
    maxBudget: maxBudget ?? Infinity,
    relations: kind === null ? null : relations,
    standings: standingsOf(index.places, reading.places),
    isPlaceRefused: index.places.map((place) => reading.refusedPlaces.includes(place)),
    isOutOfTown: furthest === null ? null : toOffices.map((away) => away === null || away > furthest),
    kilometresToOffices: toOffices,
    deadline: deadlineOf(timeframe, today),
    isForLiving,
    needed,
    wishes: wishesOf(reading),
    refused: oneOf(...reading.refused),
    looked: {
      lifestyle: without(reading.refused, lifestyle ? LOOKED_FOR_BY_LIFESTYLE[lifestyle] : []),
      goal: without(reading.refused, (goal && LOOKED_FOR_BY_GOAL[goal]) ?? []),
    },
  }
}
