import { and, asc, desc, eq, gte, inArray, lte, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { MOST_COUNTED } from '#common/figures.ts'
import type { Cursor } from '#common/pagination.ts'
import type { Database } from '#db/client.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { SENEGAL_BOUNDS } from '#platform/map/geometry.ts'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { isPublic, propertyColumns } from '../property.repository.server.ts'
import { type PropertyRow, properties } from '../property.table.server.ts'
import { type PropertyFilters, readTypeFilter } from '../property-filters.ts'
import type { PropertySort } from '../property-types.ts'
import type { SaleState } from '../sale/sale-states.ts'
import { isFreeForStay, takesGuests } from '../stays/stay-condition.server.ts'
import { stayOf } from '../stays/stay-search.ts'
import { readSearch, type SearchedFor, toTsQuery } from './read-search.server.ts'
import { missesFrench, offMap, stateOrder } from './search-indexes.server.ts'

function finds(searched: SearchedFor): SQL {
  if (searched === 'nothing') return sql`false`
  if ('reference' in searched) return eq(properties.id, searched.reference)
  return sql`${properties.searchWords} @@ ${toTsQuery(searched.words)}::tsquery`
}

export type Bounds = NonNullable<PropertyFilters['bounds']>

export function isWithin({ west, south, east, north }: Bounds): SQL | undefined {
  return and(
    gte(properties.latitude, south),
    lte(properties.latitude, north),
    gte(properties.longitude, west),
    lte(properties.longitude, east),
  )
}

/** Inside the country, with its waters: a coordinate typed with the wrong sign is no place on our map. */
export const isOnMap = isWithin(SENEGAL_BOUNDS)
/** As the index of these few homes has it, word for word (search-indexes.server.ts). */
export const isOffMap = offMap(properties)

/** Where the map shows it: a home without a position of its own in the middle of its place (docs/decisions/0009). */
function isShownWithin(bounds: Bounds): SQL | undefined {
  const middles = middlesWithin(bounds)
  return or(and(isOnMap, isWithin(bounds)), middles.length > 0 ? and(isOffMap, isIn(middles)) : undefined)
}

export function middlesWithin({ west, south, east, north }: Bounds): string[] {
  const isThere = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east
  return Object.entries(PLACE_COORDINATES).flatMap(([place, middle]) => (isThere(middle) ? [place] : []))
}

export const isIn = (places: readonly string[]): SQL =>
  places.length === 1 ? eq(properties.location, String(places[0])) : inArray(properties.location, [...places])

/** No condition for a filter that is not set. */
function only<Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined): SQL | undefined {
  return value === undefined ? undefined : condition(value)
}

function inState(state: SaleState | 'unavailable'): SQL {
  if (state === 'available' || state === 'unavailable') return eq(properties.isAvailable, state === 'available')
  return eq(properties.saleState, state)
}

const isUnderOffer = eq(properties.saleState, 'under-offer')
/** They are few and have an index of their own: to leave them out so costs no look at the rows that the search's own indexes know. */
const underOffer = (db: Database) => db.select({ id: properties.id }).from(properties).where(isUnderOffer)

export interface Audience {
  /** Staff see what is not available; visitors never do. */
  seesUnavailable: boolean
  /** 'available' as the specification means it: also what somebody has an offer on. */
  state?: SaleState | 'unavailable' | undefined
  order?: 'state' | undefined
  /** Homes whose title or description stands in English only. */
  missing?: 'french' | undefined
}

export const VISITORS: Audience = { seesUnavailable: false }
export const STAFF: Audience = { seesUnavailable: true }

/** Everything a filter asks for, as one condition. Searching first looks the words up, hence the promise. */
export async function conditionOf(
  db: Database,
  filters: PropertyFilters,
  { seesUnavailable, state, missing }: Audience,
): Promise<SQL | undefined> {
  const fromType = readTypeFilter(filters.type)
  const searched = await readSearch(db, filters.search)
  const stay = stayOf(filters)
  return and(
    seesUnavailable ? undefined : isPublic,
    only(state, inState),
    only(missing, () => missesFrench(properties)),
    only(searched, finds),
    only(filters.location, ({ places }) => isIn(places)),
    only(fromType.deal, (deal) => eq(properties.type, deal)),
    // Two kinds at once, or off-plan homes and none of them, find nothing, as they should.
    only(fromType.kind, (kind) => eq(properties.kind, kind)),
    only(filters.kind, (kind) => eq(properties.kind, kind)),
    only(fromType.isVefa, (isVefa) => eq(properties.isVefa, isVefa)),
    only(filters.isVefa, (isVefa) => eq(properties.isVefa, isVefa)),
    only(filters.minPrice, (amount) => gte(properties.price, String(amount))),
    only(filters.maxPrice, (amount) => lte(properties.price, String(amount))),
    only(filters.bedrooms, (rooms) => gte(properties.bedrooms, rooms)),
    only(filters.bathrooms, (rooms) => gte(properties.bathrooms, rooms)),
    only(filters.minArea, (area) => gte(properties.area, Math.ceil(area))),
    only(filters.maxArea, (area) => lte(properties.area, Math.floor(area))),
    only(filters.isUnderOffer, (isAsked) => (isAsked ? isUnderOffer : notInArray(properties.id, underOffer(db)))),
    only(filters.bounds, isShownWithin),
    // Of a home that is let on request only nobody knows when it is free, but how many it takes.
    stay
      ? isFreeForStay(stay, todayInDakar())
      : only(filters.guests, (guests) => and(eq(properties.type, 'short-stay'), takesGuests(guests))),
  )
}

interface SortOrder {
  /** The value that orders, as text that PostgreSQL gives and takes back without loss. */
  key: SQL<string>
  cast: 'timestamptz' | 'numeric' | 'integer'
  isAscending: boolean
}

/** A page mark comes back from the address bar: only what PostgreSQL itself could have written reaches a cast. */
const CURSOR_VALUE: Record<SortOrder['cast'], RegExp> = {
  timestamptz: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
  numeric: /^\d{1,10}(\.\d{1,2})?$/,
  integer: /^\d{1,9}$/,
}

function isCursorValue(text: string, cast: SortOrder['cast']): boolean {
  if (!CURSOR_VALUE[cast].test(text)) return false
  if (cast !== 'timestamptz') return true
  // Digits in the right places can still be the 31st of February.
  const [, day = '', time = ''] = /^(\S+) (\d{2}:\d{2}:\d{2})/.exec(text) ?? []
  const moment = new Date(`${day}T${time}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T${time}`)
}

const ORDERS: Record<PropertySort | 'state', SortOrder> = {
  newest: { key: sql`${properties.createdAt}`, cast: 'timestamptz', isAscending: false },
  'price-asc': { key: sql`${properties.price}`, cast: 'numeric', isAscending: true },
  'price-desc': { key: sql`${properties.price}`, cast: 'numeric', isAscending: false },
  'sqm-asc': { key: sql`${properties.pricePerSqm}`, cast: 'numeric', isAscending: true },
  'area-desc': { key: sql`${properties.area}`, cast: 'integer', isAscending: false },
  state: {
    key: stateOrder(properties),
    cast: 'integer',
    isAscending: true,
  },
}

interface PageRequest {
  where: SQL | undefined
  sort: PropertySort | 'state'
  limit: number
  after: Cursor | null
}

interface FoundPage {
  /** How many there are in all, up to MOST_COUNTED and one: then there are more. */
  counted: number
  /** Of the page, in order. */
  ids: number[]
  /** What the next page goes on from, where others follow. */
  next: Cursor | null
}

/** One more than a page was looked for, to know whether others follow. */
function toFoundPage(counted: number, found: readonly { id: number; key: string }[], limit: number): FoundPage {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    counted,
    ids: shown.map(({ id }) => id),
    next: found.length > limit && last ? { value: last.key, id: last.id } : null,
  }
}

/**
 * Looks the page up by its ids alone, which the indexes know without a look at the rows. Up to a thousand homes are found
 * first and put in order then, so that a search that finds little never walks through the whole catalogue in the hope of a
 * full page. When there are more, walking in order meets enough of them soon.
 */
export async function findPage(db: Database, { where, sort, limit, after }: PageRequest): Promise<FoundPage> {
  const { key, cast, isAscending } = ORDERS[sort]
  if (after && !isCursorValue(after.value, cast)) throw new AppError('invalid_input', { fields: { cursor: 'cursor' } })
  const some = db
    .select({ id: properties.id, key: sql<string>`${key}`.as('key') })
    .from(properties)
    .where(where)
    .limit(MOST_COUNTED + 1)
    .as('some')
  const way = sql.raw(isAscending ? 'asc' : 'desc')
  const isAfter = (value: SQLWrapper, id: SQLWrapper) =>
    after &&
    sql`(${value}, ${id}) ${sql.raw(isAscending ? '>' : '<')} (${after.value}::${sql.raw(cast)}, ${after.id}::integer)`
  const inOrder = (value: SQLWrapper) =>
    sql`(array_agg(${value} order by ${some.key} ${way}, ${some.id} ${way})
        filter (where ${isAfter(some.key, some.id) ?? sql`true`}))[1:${limit + 1}]`
  const [few] = await db
    .select({
      counted: sql<number>`count(*)::int`,
      ids: sql<number[] | null>`${inOrder(some.id)}`,
      keys: sql<string[] | null>`${inOrder(sql`${some.key}::text`)}`,
    })
    .from(some)
  if (few && few.counted <= MOST_COUNTED) {
    const found = (few.ids ?? []).map((id, place) => ({ id, key: few.keys?.[place] ?? '' }))
    return toFoundPage(few.counted, found, limit)
  }
  const direction = isAscending ? asc : desc
  const walked = await db
    .select({ id: properties.id, key: sql<string>`${key}::text` })
    .from(properties)
    .where(and(where, isAfter(key, properties.id) ?? undefined))
    .orderBy(direction(key), direction(properties.id))
    .limit(limit + 1)
  return toFoundPage(MOST_COUNTED + 1, walked, limit)
}

/** The rows of a page in its order. */
export async function readRows(db: Database, ids: readonly number[]): Promise<PropertyRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(propertyColumns)
    .from(properties)
    .where(inArray(properties.id, [...ids]))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** How many there are, up to `most` and one. */
export function countUpToLimit(db: Database, where: SQL | undefined, most = MOST_COUNTED): Promise<number> {
  return countUpTo(db, properties, where, most)
}
