import { addMonths } from '#common/dates.ts'
import { KINDS, type Kind, relatedKinds } from '#features/nest/property-types.ts'
import type { AskedFor, FlagField } from '../wishes/wish.ts'
import { type Judge, OPEN, opposite, UNKNOWN } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import { floorOf, isHouse, levelsOf, NOT_LIVED_IN } from './judge-numbers.ts'

export type NameWish = Extract<AskedFor, { op: 'oneOf' | 'not' }>
type FlagWish = Extract<AskedFor, { field: FlagField }>
type DayWish = Extract<AskedFor, { field: 'readyBy' }>

export function judgeDeal({ op, value }: NameWish): Judge {
  const judge: Judge = ({ type }) => (value.includes(type) ? 1 : 0)
  return op === 'not' ? opposite(judge) : judge
}

const RELATED_KIND = 0.6
const STUDIO_FOR_APARTMENT = 0.4
const OTHER_KIND = 0.2

function gradeKind(offered: Kind, wanted: string): number {
  if (offered === wanted) return 1
  if (NOT_LIVED_IN.includes(offered) || NOT_LIVED_IN.includes(wanted)) return 0
  const both: readonly string[] = [offered, wanted]
  // One room does instead of an apartment, and of nothing else.
  if (both.includes('studio')) return both.includes('apartment') ? STUDIO_FOR_APARTMENT : OTHER_KIND
  return relatedKinds(offered).some((kind) => kind === wanted) ? RELATED_KIND : OTHER_KIND
}

/** Whether somebody asks for what nobody lives in. */
export function asksForGround(wish: AskedFor): boolean {
  return wish.field === 'kind' && wish.op === 'oneOf' && wish.value.some((kind) => NOT_LIVED_IN.includes(kind))
}

export function judgeKind({ op, value }: NameWish): Judge {
  const grades = new Map(KINDS.map((kind) => [kind, Math.max(0, ...value.map((wanted) => gradeKind(kind, wanted)))]))
  const judge: Judge = ({ kind }) => grades.get(kind) ?? 0
  return op === 'not' ? opposite(judge) : judge
}

export const POOL = 'Swimming Pool'
export const LIFT = 'Elevator'

function hasPool({ pool, amenities }: HomeFacts): boolean {
  return pool === null ? amenities.includes(POOL) : pool !== 'none'
}
/** Null: the listing does not say. */
function hasLift({ hasLift, amenities }: HomeFacts): boolean | null {
  return amenities.includes(LIFT) ? true : hasLift
}

/** A garage is a place for the car; not every place for a car is a garage. */
export function answersTo(names: readonly string[]): readonly string[] {
  return names.includes('Parking') ? [...names, 'Garage'] : names
}

/** Whether a listing has it: among its amenities, or in a field of its own. */
function isThere(home: HomeFacts, name: string): boolean {
  if (home.amenities.includes(name)) return true
  return name === POOL ? hasPool(home) : name === LIFT && home.hasLift === true
}

/** Of several lists of amenities that do for each other, how many a listing has one of. */
export function countPresent(lists: readonly (readonly string[])[]): (home: HomeFacts) => number {
  const looked = lists.map(answersTo)
  return (home) => {
    let count = 0
    for (const names of looked) {
      for (const name of names) {
        if (!isThere(home, name)) continue
        count += 1
        break
      }
    }
    return count
  }
}

/** Those of them that the listing names, as it names them. */
export function presentIn(home: HomeFacts, names: readonly string[]): string[] {
  return [...new Set(answersTo(names))].filter((name) => isThere(home, name))
}

export function judgeAmenity({ op, value }: NameWish): Judge {
  const present = countPresent([value])
  return op === 'not' ? (home) => 1 - present(home) : present
}

const OTHER_POOL = 0.4

/** Nobody hides a pool: who refuses one may take a listing that names none. */
export function judgePool({ op, value }: NameWish): Judge {
  const isAny = value.includes('any') || (value.includes('private') && value.includes('shared'))
  if (op === 'not') {
    return (home) => {
      if (!hasPool(home) && !home.amenities.includes(POOL)) return 1
      if (isAny) return 0
      if (home.pool === null) return UNKNOWN
      return value.includes(home.pool) ? 0 : 1
    }
  }
  return (home) => {
    if (!hasPool(home)) return 0
    if (isAny) return 1
    if (home.pool === null) return UNKNOWN
    return value.includes(home.pool) ? 1 : OTHER_POOL
  }
}

const said = (yes: boolean | null): number => (yes === null ? UNKNOWN : Number(yes))

const LIFT_NOT_NEEDED = 0.5
const LIFT_INSIDE = 0.5

function judgeLift(home: HomeFacts): number {
  if (home.kind === 'land') return OPEN
  const lift = hasLift(home)
  if (lift) return 1
  if (isHouse(home) && levelsOf(home) === 1) return 1
  return lift === false && home.floor === 0 && home.levels === 1 ? LIFT_NOT_NEEDED : said(lift)
}

function judgeTopFloor({ kind, floor, buildingFloors }: HomeFacts): number {
  if (kind === 'land' || kind === 'villa' || kind === 'townhouse') return OPEN
  if (floor === null) return kind === 'penthouse' ? 1 : UNKNOWN
  return buildingFloors === null ? UNKNOWN : Number(floor >= buildingFloors)
}

function judgeStepFree(home: HomeFacts): number {
  if (home.isStepFree !== null) return Number(home.isStepFree)
  // Two levels have stairs between them.
  if (levelsOf(home) > 1 && !hasLift(home)) return 0
  return floorOf(home) > 0 && hasLift(home) === false ? 0 : UNKNOWN
}

function judgeNoStairs(home: HomeFacts): number {
  const [levels, floor, lift] = [levelsOf(home), floorOf(home), hasLift(home)]
  if (levels === OPEN) return OPEN
  if (levels > 1) return lift ? LIFT_INSIDE : 0
  if (floor > 0 && lift === false) return 0
  return levels === 1 && (floor === 0 || lift) ? 1 : UNKNOWN
}

const FLAGS: Readonly<Record<FlagField, Judge>> = {
  offPlan: ({ isVefa }) => Number(isVefa),
  topFloor: judgeTopFloor,
  lift: judgeLift,
  stepFree: judgeStepFree,
  noStairs: judgeNoStairs,
  quiet: ({ noise }) => said(noise === null ? null : noise === 'quiet'),
  pets: ({ petsWelcome }) => said(petsWelcome),
}

export function judgeFlag({ field, value }: FlagWish): Judge {
  return value ? FLAGS[field] : opposite(FLAGS[field])
}

/** So much later than wished can still be talked about. */
const PATIENCE_MONTHS = 3
const LITTLE_LATE = 0.4

/** An off-plan home that states no day is never in time; neither is one whose day passed while it is still off-plan. */
export function judgeReadyBy({ value }: Pick<DayWish, 'value'>, today: string): Judge {
  const late = addMonths(value, PATIENCE_MONTHS)
  return ({ isVefa, deliveryDate }) => {
    if (!isVefa) return 1
    if (deliveryDate === null || deliveryDate < today) return 0
    if (deliveryDate <= value) return 1
    return deliveryDate <= late ? LITTLE_LATE : 0
  }
}
