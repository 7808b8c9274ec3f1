import { and, asc, desc, eq, gte, inArray, lte, not, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { MOST_COUNTED } from '#common/figures.ts'
import type { Cursor } from '#common/pagination.ts'
import type { Database } from '#db/client.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { SENEGAL_BOUNDS } from '#platform/map/geometry.ts'
import { locate, PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { isPublic, propertyColumns } from '../property.repository.server.ts'
import { type PropertyRow, properties } from '../property.table.server.ts'
import { type PropertyFilters, readTypeFilter } from '../property-filters.ts'
import type { Deal, PropertySort } from '../property-types.ts'
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

type Bounds = NonNullable<PropertyFilters['bounds']>

function isWithin({ west, south, east, north }: Bounds): SQL | undefined {
  return and(
    gte(properties.latitude, south),
    lte(properties.latitude, north),
    gte(properties.longitude, west),
    lte(properties.longitude, east),
  )
}

/** Inside the country, with its waters: a coordinate typed with the wrong sign is no place on our map. */
const isOnMap = isWithin(SENEGAL_BOUNDS)
/** As the index of these few homes has it, word for word (search-indexes.server.ts). */
const isOffMap = offMap(properties)

/** Where the map shows it: a home without a position of its own in the middle of its place (docs/decisions/0009). */
function isShownWithin(bounds: Bounds): SQL | undefined {
  const middles = middlesWithin(bounds)
  return or(and(isOnMap, isWithin(bounds)), middles.length > 0 ? and(isOffMap, isIn(middles)) : undefined)
}

function middlesWithin({ west, south, east, north }: Bounds): string[] {
  const isThere = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east
  return Object.entries(PLACE_COORDINATES).flatMap(([place, middle]) => (isThere(middle) ? [place] : []))
}

const isIn = (places: readonly string[]): SQL =>
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

/** How many there are, up to MOST_COUNTED and one. */
export function countUpToLimit(db: Database, where: SQL | undefined): Promise<number> {
  return countUpTo(db, properties, where)
}

/** So many homes are counted one by one for the map and the facets; of more, a part is counted and the rest worked out. */
export const MOST_COUNTED_EACH = 10_000
/** Rows that are looked at for that: of a million every sixty-seventh. */
const ROWS_IN_SAMPLE = 15_000

/** Whether more than `MOST_COUNTED_EACH` are found. */
async function areTooMany(db: Database, where: SQL | undefined, most: number): Promise<boolean> {
  return (await countUpTo(db, properties, where, most)) > most
}

/** Homes to be counted: all of them, or of very many a part, the same each time, that stands for `times` as many. */
export interface Counted {
  from: SQL
  times: number
}
const ALL: Counted = { from: sql`${properties}`, times: 1 }

export async function chooseCounted(
  db: Database,
  where: SQL | undefined,
  { most = MOST_COUNTED_EACH, rows: inSample = ROWS_IN_SAMPLE } = {},
): Promise<Counted> {
  if (!(await areTooMany(db, where, most))) return ALL
  const { rows } = await db.execute<{ rows: number }>(
    sql`select reltuples::float8 as rows from pg_class where oid = 'properties'::regclass`,
  )
  const share = inSample / Math.max(rows[0]?.rows ?? 0, most)
  if (share >= 1) return ALL
  return {
    from: sql`${properties} tablesample system (${sql.raw((100 * share).toFixed(6))}) repeatable (1)`,
    times: 1 / share,
  }
}

export interface FacetCount {
  location: string | null
  kind: string | null
  type: string | null
  total: number
}

/** How many per place, per kind and per deal, in one pass. */
export async function countFacets(
  db: Database,
  where: SQL | undefined,
  { from, times }: Counted,
): Promise<FacetCount[]> {
  const { rows } = await db.execute<FacetCount & Record<string, unknown>>(sql`
    select ${properties.location} as location, ${properties.kind} as kind, ${properties.type} as type,
      round(count(*) * ${times}::float8)::int as total
    from ${from} where ${where ?? sql`true`}
    group by grouping sets ((${properties.location}), (${properties.kind}), (${properties.type}))
    order by total desc, location, kind, type`)
  return rows
}

export interface MapPoint {
  id: number
  latitude: number
  longitude: number
  price: string
  type: Deal
  /** Only the place is known: it is shown in the middle of it. */
  isApproximate: boolean
}

const isPlaced = isIn(Object.keys(PLACE_COORDINATES))

/** What the map shows: homes with a position of their own, and those that stand in the middle of their place. */
export interface OnMap {
  own: SQL | undefined
  byPlace: SQL | undefined
}

/** Asked one by one, each has an index; together they would have none. */
export function onMap(where: SQL | undefined, bounds?: Bounds): OnMap {
  const places = bounds ? middlesWithin(bounds) : Object.keys(PLACE_COORDINATES)
  return {
    own: and(where, isOnMap, bounds && isWithin(bounds)),
    byPlace: and(where, isOffMap, places.length > 0 ? isIn(places) : sql`false`),
  }
}

/** Up to `limit`, in no order. */
export async function listMapPoints(db: Database, { own, byPlace }: OnMap, limit: number): Promise<MapPoint[]> {
  const { id, latitude, longitude, price, type, location } = properties
  const read = (where: SQL | undefined) =>
    db.select({ id, latitude, longitude, price, type, location }).from(properties).where(where).limit(limit)
  const rows = await read(own)
  if (rows.length < limit) rows.push(...(await read(byPlace)))
  return rows.slice(0, limit).flatMap(({ location: place, ...point }) => {
    const where = locate({ ...point, place })
    if (!where) return []
    const { precision, ...position } = where
    return [{ ...point, ...position, isApproximate: precision === 'place' }]
  })
}

/** The homes without a position, gathered in the middle of their places. */
async function gatherByPlace(db: Database, where: SQL | undefined): Promise<(MapCluster | MapPoint)[]> {
  const { id, location, price, type } = properties
  const rows = await db
    .select({
      place: location,
      count: sql<number>`count(*)::int`,
      id: sql<number>`min(${id})`,
      price: sql<string>`min(${price})`,
      type: sql<Deal>`min(${type})`,
    })
    .from(properties)
    .where(where)
    .groupBy(location)
  return rows.flatMap(({ place, count, ...home }): (MapCluster | MapPoint)[] => {
    const middle = PLACE_COORDINATES[place]
    if (!middle) return []
    if (count === 1) return [{ ...home, ...middle, isApproximate: true }]
    const { latitude, longitude } = middle
    return [{ count, ...middle, west: longitude, south: latitude, east: longitude, north: latitude }]
  })
}

/** As many as a phone can draw. */
const MOST_SQUARES = 500

export interface MapCluster {
  count: number
  latitude: number
  longitude: number
  west: number
  south: number
  east: number
  north: number
}

type Square = MapCluster & MapPoint

/** Homes gathered in squares of so many degrees, or wider where they would be too many; none is left out. */
export async function clusterOnMap(
  db: Database,
  where: OnMap,
  degrees: number,
  counted: Counted,
): Promise<(MapCluster | MapPoint)[]> {
  const { latitude, longitude, price, type } = properties
  const { rows } = await db.execute<Square & Record<string, unknown>>(sql`
    select round(count(*) * ${counted.times}::float8)::int as count, avg(${latitude}) as latitude, avg(${longitude}) as longitude,
      min(${longitude}) as west, min(${latitude}) as south, max(${longitude}) as east, max(${latitude}) as north,
      min(${properties.id}) as id, min(${price}) as price, min(${type}) as type
    from ${counted.from} where ${where.own ?? sql`true`}
    group by floor(${latitude} / ${degrees}::float8), floor(${longitude} / ${degrees}::float8)
    limit ${MOST_SQUARES + 1}`)
  if (rows.length > MOST_SQUARES) return clusterOnMap(db, where, degrees * 2, counted)
  // One alone in its square is shown as itself.
  const squares = rows.map(({ id, price: amount, type: deal, ...cluster }) => {
    if (cluster.count > 1) return cluster
    const { latitude, longitude } = cluster
    return { id, latitude, longitude, price: amount, type: deal, isApproximate: false }
  })
  return [...squares, ...(await gatherByPlace(db, where.byPlace))]
}

/** Found by the filters, but with no place on the map. */
export async function countOffMap(db: Database, where: SQL | undefined): Promise<number> {
  return countUpToLimit(db, and(where, isOffMap, not(isPlaced)))
}
