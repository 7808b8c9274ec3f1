import { and, eq, inArray, isNull, lte, ne, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { properties } from '#features/nest/property.table.server.ts'
import type { Kind } from '#features/nest/property-types.ts'
import { isFreeForStay } from '#features/nest/stays/stay-condition.server.ts'
import { AROUND, bedroomsNeeded, endsOf, NOT_LIVED_IN } from './engine/judge-numbers.ts'
import { SEA_VIEW } from './engine/judge-places.ts'
import { answersTo, LIFT, POOL } from './engine/judge-traits.ts'
import { BY_THE_SEA, placesOf, SEA } from './wishes/place-groups.ts'
import type { FlagField, StayDays, Wish } from './wishes/wish.ts'

/*
 * What the engine says of a home (`judge-home.ts`), asked of the database: every home stays that keeps to the condition, or
 * whose listing does not say. older-homes.api.test.ts holds the one against the other.
 */

const { type, kind, location, price, bedrooms, bathrooms, area, isVefa, amenities, pool, noise } = properties
const { hasLift, isStepFree, petsWelcome, maxGuests, minNights, deliveryDate, rentalTerms, stayLeadDays } = properties
const { levels, floor, buildingFloors } = properties

const notLivedIn = [...NOT_LIVED_IN] as Kind[]
export const isLivedIn = notInArray(kind, notLivedIn)

function isOneOf(column: AnyPgColumn, { op, value }: { op: 'oneOf' | 'not'; value: readonly string[] }): SQL {
  return (op === 'oneOf' ? inArray : notInArray)(column as typeof location, [...value])
}

function isWithin(value: SQLWrapper, { low, high }: { low: number; high: number }): SQL | undefined {
  return and(
    Number.isFinite(low) ? sql`${value} >= ${low}::numeric` : undefined,
    Number.isFinite(high) ? sql`${value} <= ${high}::numeric` : undefined,
  )
}

const roomsOf = (inStudio: number) => sql`(case when ${kind} = 'studio' then ${inStudio}::integer else ${bedrooms} end)`

/** What the indexes of the search know. */
export function conditionOfIndex(wish: Wish): SQL | undefined {
  switch (wish.field) {
    case 'deal':
      return isOneOf(type, wish)
    case 'kind':
      return isOneOf(kind, wish)
    case 'place': {
      const places = wish.value.flatMap(placesOf)
      return places.length === 0 ? undefined : isOneOf(location, { op: wish.op, value: places })
    }
    case 'price': {
      const isAround = wish.op === 'near' || wish.op === 'exactly'
      const { low, high } = endsOf(isAround ? { op: 'near', value: wish.value } : wish, AROUND)
      return or(ne(type, wish.per), isWithin(price, { low: isAround ? -Infinity : low, high }))
    }
    case 'bedrooms':
      return or(isWithin(roomsOf(0), endsOf(wish, 0)), and(eq(kind, 'land'), lte(bedrooms, 0)))
    case 'people': {
      const needed = bedroomsNeeded(wish.value)
      return or(inArray(kind, notLivedIn), isWithin(roomsOf(wish.value === 1 ? 1 : 0), { low: needed, high: Infinity }))
    }
    case 'bathrooms':
      return or(isWithin(bathrooms, endsOf(wish, 0)), and(inArray(kind, notLivedIn), lte(bathrooms, 0)))
    case 'area':
      return isWithin(area, endsOf(wish, AROUND))
    case 'offPlan':
      return eq(isVefa, wish.value)
    default:
      return undefined
  }
}

const names = (some: readonly string[]) => sql`${amenities} && ${sql.param([...some])}::text[]`
const hasPool = sql`case when ${pool} is null then ${names([POOL])} else ${pool} <> 'none' end`
const isLiftThere = sql`(${names([LIFT])} or ${hasLift} is true)`
const isLiftMissing = sql`(${hasLift} is false and not ${names([LIFT])})`
/** Null: it has none, or the listing does not say. */
const levelsOf = sql`(case ${kind} when 'land' then null when 'duplex' then coalesce(${levels}, 2) else ${levels} end)`
const floorOf = sql`(case when ${kind} = 'land' then null when ${kind} in ('villa', 'townhouse') then coalesce(${floor}, 0) else ${floor} end)`
const isWithoutStairs = sql`((${levelsOf} > 1) is not true and (${floorOf} > 0 and ${isLiftMissing}) is not true)`
const isOnOneLevel = sql`(${kind} in ('villa', 'townhouse') and ${levels} = 1)`
const isInBuilding = sql`${kind} not in ('land', 'villa', 'townhouse')`

/** Of each: that it is not against it, and that it is stated, which whoever refuses it is told. */
const FLAGS: Readonly<Record<Exclude<FlagField, 'offPlan'>, readonly [keeps: SQL, states: SQL]>> = {
  topFloor: [
    sql`(${isInBuilding} and ${floor} < ${buildingFloors}) is not true`,
    sql`(${isInBuilding} and (${floor} >= ${buildingFloors} or (${floor} is null and ${kind} = 'penthouse')))`,
  ],
  lift: [
    sql`(${kind} = 'land' or ${hasLift} is null or ${isLiftThere} or ${isOnOneLevel} is true)`,
    sql`(${kind} <> 'land' and (${isLiftThere} or ${isOnOneLevel}))`,
  ],
  stepFree: [
    sql`coalesce(${isStepFree}, (${levelsOf} > 1 and not ${isLiftThere}) is not true and (${floorOf} > 0 and ${isLiftMissing}) is not true)`,
    sql`${isStepFree}`,
  ],
  noStairs: [isWithoutStairs, sql`(${isWithoutStairs} and ${levelsOf} = 1 and (${floorOf} = 0 or ${isLiftThere}))`],
  quiet: [sql`${noise} is distinct from 'lively'`, sql`${noise} = 'quiet'`],
  pets: [sql`${petsWelcome} is not false`, sql`${petsWelcome}`],
}

function conditionOfPool({ op, value }: { op: 'oneOf' | 'not'; value: readonly string[] }): SQL | undefined {
  const isAny = value.includes('any') || (value.includes('private') && value.includes('shared'))
  const isAsked = sql`${pool} = any(${sql.param([...value])}::text[])`
  if (op === 'oneOf') return isAny ? hasPool : and(hasPool, or(isNull(pool), isAsked))
  return isAny ? sql`not (${hasPool} or ${names([POOL])})` : or(isNull(pool), sql`not ${isAsked}`)
}

function conditionOfAmenity({ op, value }: { op: 'oneOf' | 'not'; value: readonly string[] }): SQL {
  const asked = answersTo(value)
  const isThere = or(
    names(asked),
    asked.includes(POOL) ? sql`coalesce(${pool} <> 'none', false)` : undefined,
    asked.includes(LIFT) ? sql`${hasLift} is true` : undefined,
  )
  return op === 'oneOf' ? sql`${isThere}` : sql`not ${isThere}`
}

/** A home without terms is let on request, and nobody can say that it is free. */
function conditionOfDates([arrival, departure]: StayDays, today: string): SQL | undefined {
  return or(ne(type, 'short-stay'), isNull(stayLeadDays), isFreeForStay({ arrival, departure, guests: 1 }, today))
}

const firstOf = (value: number | readonly [number, number]) => (typeof value === 'number' ? value : value[0])
const lastOf = (value: number | readonly [number, number]) => (typeof value === 'number' ? value : value[1])

/** What only the rows themselves know. What a home is near to is measured by the engine. */
export function conditionOfRow(wish: Wish, { wishes, today }: { wishes: readonly Wish[]; today: string }) {
  switch (wish.field) {
    case 'amenity':
      return conditionOfAmenity(wish)
    case 'pool':
      return conditionOfPool(wish)
    case 'near': {
      if (!wish.value.every((name) => name === SEA)) return undefined
      const isThere = sql`(${names([SEA_VIEW])} or ${inArray(location, [...BY_THE_SEA])})`
      return wish.op === 'oneOf' ? isThere : sql`not ${isThere}`
    }
    case 'topFloor':
    case 'lift':
    case 'stepFree':
    case 'noStairs':
    case 'quiet':
    case 'pets': {
      const [keeps, states] = FLAGS[wish.field]
      return wish.value ? keeps : sql`(${states}) is not true`
    }
    case 'levels':
      return or(isNull(levelsOf), isWithin(levelsOf, endsOf(wish, 0)))
    case 'floor':
      return or(isNull(floorOf), isWithin(floorOf, endsOf(wish, 0)))
    case 'guests':
      return or(ne(type, 'short-stay'), isNull(maxGuests), sql`${maxGuests} >= ${lastOf(wish.value)}::numeric`)
    case 'nights': {
      const hasDates = wishes.some(({ field }) => field === 'dates')
      const isShort = sql`${minNights} <= ${firstOf(wish.value)}::numeric`
      const isLeft = hasDates ? sql`${stayLeadDays} is not null` : undefined
      return or(ne(type, 'short-stay'), isNull(minNights), isShort, isLeft)
    }
    case 'lease': {
      const months = sql`(${rentalTerms} ->> 'minimumLeaseMonths')::numeric`
      return or(ne(type, 'rent'), isNull(months), sql`${months} <= ${firstOf(wish.value)}::numeric`)
    }
    case 'readyBy':
      return sql`(not ${isVefa} or ${deliveryDate} between ${today}::date and ${wish.value}::date)`
    case 'dates':
      return conditionOfDates(wish.value, today)
    default:
      return undefined
  }
}
