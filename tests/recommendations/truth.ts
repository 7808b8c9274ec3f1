import type { HomeFacts } from '#features/recommendations/engine/home-facts.ts'
import { placesOf } from '#features/recommendations/wishes/place-groups.ts'
import type { Wish } from '#features/recommendations/wishes/wish.ts'
import { TODAY } from './catalogue.ts'

/** Judged here once more, with nothing of the engine's. */
export type Verdict = 'met' | 'broken' | 'unknown'
type Value = string | number | boolean | readonly (string | number)[]
/** As stories state what no home may break. */
export type Condition = readonly [field: string, op: string, value: Value]

type Fact = string | number | boolean | null

const FACTS: Readonly<Record<string, (home: HomeFacts) => Fact>> = {
  deal: (home) => home.type,
  price: (home) => home.price,
  kind: (home) => home.kind,
  place: (home) => home.location,
  bedrooms: (home) => home.bedrooms,
  bathrooms: (home) => home.bathrooms,
  area: (home) => home.area,
  offPlan: (home) => home.isVefa,
  levels: (home) => home.levels,
  floor: (home) => home.floor,
  topFloor: ({ floor, buildingFloors }) => (floor === null || buildingFloors === null ? null : floor >= buildingFloors),
  lift: (home) => (home.hasLift === null && isHouse(home) && home.levels === 1 ? true : home.hasLift),
  stepFree: (home) => home.isStepFree,
  guests: (home) => home.maxGuests,
  lease: (home) => home.minimumLeaseMonths,
  noise: (home) => home.noise,
  pets: (home) => home.petsWelcome,
}
export const FIELDS: readonly string[] = [...Object.keys(FACTS), 'readyBy', 'nights', 'pool', 'amenity']
export const OPERATORS: readonly string[] = ['atLeast', 'atMost', 'exactly', 'between', 'oneOf', 'not']

const isHouse = ({ kind }: HomeFacts) => kind === 'villa' || kind === 'townhouse'
const listOf = (value: Value) => (Array.isArray(value) ? value : [value]) as readonly (string | number | boolean)[]
const says = (isSo: boolean | null): Verdict => (isSo === null ? 'unknown' : isSo ? 'met' : 'broken')

function judgePool({ pool, amenities }: HomeFacts, op: string, value: Value): Verdict {
  const wanted = listOf(value)
  const [isRefused, isAny] = [
    op === 'not' || wanted.includes('none'),
    wanted.includes('any') || wanted.includes('none'),
  ]
  if (pool === null) return isAny && amenities.includes('Swimming Pool') ? says(!isRefused) : 'unknown'
  return says((isAny ? pool !== 'none' : wanted.includes(pool)) !== isRefused)
}

/** How a home stands to a condition, by what its listing states. */
export function verdict(home: HomeFacts, [field, op, value]: Condition): Verdict {
  const [low, high = low] = listOf(value) as readonly number[]
  if (field === 'pool') return judgePool(home, op, value)
  if (field === 'readyBy')
    return says(!home.isVefa || (home.deliveryDate !== null && home.deliveryDate <= String(value)))
  if (field === 'nights') {
    return says(home.minNights === null ? (home.type === 'short-stay' ? null : true) : home.minNights <= Number(low))
  }
  if (field === 'amenity') {
    const present = listOf(value).filter((name) => home.amenities.includes(String(name)))
    return says(op === 'not' ? present.length === 0 : present.length === listOf(value).length)
  }
  const fact = FACTS[field]?.(home) ?? null
  if (fact === null) return 'unknown'
  if (op === 'atLeast') return says(Number(fact) >= Number(low))
  if (op === 'atMost') return says(Number(fact) <= Number(low))
  if (op === 'between') return says(Number(fact) >= Number(low) && Number(fact) <= Number(high))
  return says(listOf(value).includes(fact) === (op !== 'not'))
}

/** What a listing says by being what it is: a house stands on the ground, a duplex has two levels, two levels have stairs, nobody hides a pool. */
function withImplied(home: HomeFacts): HomeFacts {
  const isPoolSaid = home.pool !== null || home.amenities.includes('Swimming Pool')
  const levels = home.levels ?? (home.kind === 'duplex' ? 2 : null)
  const hasLift = home.amenities.includes('Elevator') || home.hasLift
  return {
    ...home,
    floor: home.floor ?? (isHouse(home) ? 0 : null),
    levels,
    hasLift,
    isStepFree: home.isStepFree ?? (levels !== null && levels > 1 && !hasLift ? false : null),
    pool: isPoolSaid ? home.pool : 'none',
  }
}

function judgeStairs({ levels, floor, hasLift }: HomeFacts): Verdict {
  if ((levels !== null && levels > 1) || (floor !== null && floor > 0 && hasLift === false)) return 'broken'
  return says(levels === 1 && (floor === 0 || hasLift === true) ? true : null)
}

const AROUND = 0.1
const FOR_STAYS = ['guests', 'nights']
const OF_BUILDINGS = ['levels', 'floor', 'lift', 'noStairs', 'topFloor']

/** Of what a wish does not speak: rooms of a plot, nights of a home for sale. */
function isBeside(home: HomeFacts, wish: Wish): boolean {
  const isGround = home.kind === 'land' || home.kind === 'commercial'
  if (wish.field === 'price') return home.type !== wish.per
  if (FOR_STAYS.includes(wish.field)) return home.type !== 'short-stay'
  if (wish.field === 'lease') return home.type !== 'rent'
  if (wish.field === 'topFloor' && isHouse(home)) return true
  if (OF_BUILDINGS.includes(wish.field)) return home.kind === 'land'
  if (wish.field === 'bedrooms') return home.kind === 'land' && home.bedrooms === 0
  return wish.field === 'bathrooms' && isGround && home.bathrooms === 0
}

/** The same of a wish as the engine understood it. Null: of what no listing states, which is not judged here. */
export function standingOf(listed: HomeFacts, wish: Wish): Verdict | 'open' | null {
  const home = withImplied(listed)
  const { field, op, value } = wish
  if (isBeside(home, wish)) return 'open'
  switch (field) {
    case 'price':
    case 'area': {
      const isAround = op === 'near' || (op === 'exactly' && field === 'price')
      const slack = Number(value) * AROUND
      // Less than 'around' so much to pay is no fault.
      const least = field === 'price' ? 0 : Number(value) - slack
      return verdict(home, isAround ? [field, 'between', [least, Number(value) + slack]] : [field, op, value])
    }
    case 'guests':
      return verdict(home, [field, 'atLeast', typeof value === 'number' ? value : value[1]])
    case 'lease':
      return verdict(home, [field, 'atMost', typeof value === 'number' ? value : value[0]])
    case 'place':
      return verdict(home, [field, op, value.flatMap(placesOf)])
    case 'amenity': {
      // One of them does, and a garage is a place for the car.
      const named = value.includes('Parking') ? [...value, 'Garage'] : value
      const isThere = named.some((name) => verdict(home, ['amenity', 'oneOf', name]) === 'met')
      const isPool = named.includes('Swimming Pool') && home.pool !== 'none'
      return says((isThere || isPool || (named.includes('Elevator') && home.hasLift === true)) === (op === 'oneOf'))
    }
    case 'readyBy': {
      const isLate = home.isVefa && home.deliveryDate !== null && home.deliveryDate < TODAY
      return isLate ? 'broken' : verdict(home, [field, op, value])
    }
    case 'quiet':
      return verdict(home, ['noise', 'exactly', value ? 'quiet' : 'lively'])
    case 'noStairs':
      return judgeStairs(home)
    case 'stepFree':
      return home.isStepFree === null && home.hasLift === false && Number(home.floor) > 0
        ? 'broken'
        : verdict(home, [field, op, value])
    case 'topFloor':
      return home.floor === null && home.kind === 'penthouse' ? says(value) : verdict(home, [field, op, value])
    case 'dates':
    case 'near':
    case 'people':
    case 'lifestyle':
    case 'work':
    case 'transport':
    case 'goal':
      return null
    default:
      return verdict(home, [field, op === 'near' ? 'exactly' : op, value])
  }
}
