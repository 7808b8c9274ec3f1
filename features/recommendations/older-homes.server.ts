import { and, eq, inArray, lte, ne, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import type { Kind } from '#features/nest/property-types.ts'
import type { HomeFacts } from './engine/home-facts.ts'
import { AROUND, endsOf, NOT_LIVED_IN } from './engine/judge-numbers.ts'
import { asksForGround } from './engine/judge-traits.ts'
import { isCondition } from './engine/points.ts'
import { listOlderHomes, type Mark } from './recommendation.repository.server.ts'
import { placesOf } from './wishes/place-groups.ts'
import type { Wish } from './wishes/wish.ts'

/** Enough to choose from, and read in some tens of milliseconds. */
const MOST_OLDER = 400

const { type, kind, location, price, bedrooms, bathrooms, area } = properties
const notLivedIn = [...NOT_LIVED_IN] as Kind[]

function isOneOf(column: AnyPgColumn, { op, value }: { op: 'oneOf' | 'not'; value: readonly string[] }): SQL {
  return (op === 'oneOf' ? inArray : notInArray)(column as typeof location, [...value])
}

function isWithin(value: SQLWrapper, low: number, high: number): SQL | undefined {
  return and(
    Number.isFinite(low) ? sql`${value} >= ${low}::numeric` : undefined,
    Number.isFinite(high) ? sql`${value} <= ${high}::numeric` : undefined,
  )
}

/** What the indexes of the search can be asked of a condition; no home that keeps to it is left out. The engine asks the rest. */
function conditionOf(wish: Wish): SQL | undefined {
  switch (wish.field) {
    case 'deal':
      return isOneOf(type, wish)
    case 'kind':
      return isOneOf(kind, wish)
    case 'place': {
      const places = wish.value.flatMap(placesOf)
      if (places.length === 0) return undefined
      return isOneOf(location, { op: wish.op, value: places })
    }
    case 'price': {
      const isAround = wish.op === 'near' || wish.op === 'exactly'
      const { low, high } = endsOf(isAround ? { op: 'near', value: wish.value } : wish, AROUND)
      return or(ne(type, wish.per), isWithin(price, isAround ? -Infinity : low, high))
    }
    case 'bedrooms': {
      const { low, high } = endsOf(wish, 0)
      const rooms = sql`(case when ${kind} = 'studio' then 0 else ${bedrooms} end)`
      return or(isWithin(rooms, low, high), and(eq(kind, 'land'), lte(bedrooms, 0)))
    }
    case 'bathrooms': {
      const { low, high } = endsOf(wish, 0)
      return or(isWithin(bathrooms, low, high), and(inArray(kind, notLivedIn), lte(bathrooms, 0)))
    }
    case 'area': {
      const { low, high } = endsOf(wish, AROUND)
      return isWithin(area, low, high)
    }
    default:
      return undefined
  }
}

/** Homes that are not kept in memory and may meet every condition, by what can be asked of the whole house at once. */
export function findOlderHomes(db: Database, wishes: readonly Wish[], than: Mark): Promise<HomeFacts[]> {
  const isLivedIn = wishes.some(asksForGround) ? undefined : notInArray(kind, notLivedIn)
  const where = and(isLivedIn, ...wishes.filter(isCondition).map(conditionOf))
  return listOlderHomes(db, { than, where, most: MOST_OLDER })
}
