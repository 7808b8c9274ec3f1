import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { locate, PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { type PropertyRow, properties } from '../property.table.server.ts'
import { DEALS, type Deal, KINDS } from '../property-types.ts'
import {
  type Bounds,
  countUpToLimit,
  isIn,
  isOffMap,
  isOnMap,
  isWithin,
  middlesWithin,
} from './property-search.repository.server.ts'

/** So many homes are counted one by one for the map and the facets; of more, a part is counted and the rest worked out. */
export const MOST_COUNTED_EACH = 10_000
/** Rows that are looked at for that: of a million every sixty-seventh. */
const ROWS_IN_SAMPLE = 15_000

/** Homes to be counted: all of them, or of very many a part, the same each time, that stands for `times` as many. */
export interface Counted {
  from: SQL
  times: number
}
const ALL: Counted = { from: sql`${properties}`, times: 1 }

export interface Sample {
  most?: number
  rows?: number
}

/** `found`: how many there are, up to `most` and one. */
export async function chooseCounted(
  db: Database,
  found: number,
  { most = MOST_COUNTED_EACH, rows: inSample = ROWS_IN_SAMPLE }: Sample = {},
): Promise<Counted> {
  if (found <= most) return ALL
  const { rows } = await db.execute<{ rows: number }>(
    sql`select reltuples::float8 as rows from pg_class where oid = 'properties'::regclass`,
  )
  const share = inSample / Math.max(rows[0]?.rows ?? 0, most)
  // Of a larger part one home counted would still be told as one, though others stand beside it.
  if (share > 1 / 2) return ALL
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

/** What the part that was counted has none of may be there all the same: then it is said to be one. */
async function findUncounted(
  db: Database,
  where: SQL | undefined,
  counted: readonly FacetCount[],
): Promise<FacetCount[]> {
  const known = { location: Object.keys(PLACE_COORDINATES), kind: KINDS, type: DEALS }
  const found: FacetCount[] = []
  for (const [facet, values] of Object.entries(known) as [keyof typeof known, readonly string[]][]) {
    const seen = new Set(counted.map((row) => row[facet]))
    const missing = values.filter((value) => !seen.has(value))
    const { rows } = await db.execute<{ value: string }>(sql`
      select value from unnest(${sql.param(missing)}::text[]) as value
      where exists (select from ${properties} where ${and(sql`${properties[facet]} = value`, where)})`)
    found.push(...rows.map(({ value }) => ({ location: null, kind: null, type: null, [facet]: value, total: 1 })))
  }
  return found
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
  return times > 1 ? [...rows, ...(await findUncounted(db, where, rows))] : rows
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

interface FoundOnMap {
  /** Up to the limit, in no order. */
  points: MapPoint[]
  /** How many have a position of their own, up to `most` and one. */
  counted: number
}

/** Looked for once, since the look for homes that are free costs more than what follows. */
export async function listMapPoints(
  db: Database,
  { own, byPlace }: OnMap,
  limit: number,
  { most = MOST_COUNTED_EACH }: Sample = {},
): Promise<FoundOnMap> {
  const { id, latitude, longitude, price, type, location } = properties
  const shown = { id, latitude, longitude, price, type, location }
  const some = db.$with('some').as(
    db
      .select(shown)
      .from(properties)
      .where(own)
      .limit(most + 1),
  )
  const rows: (Pick<PropertyRow, keyof typeof shown> & { counted?: number })[] = await db
    .with(some)
    .select({
      id: some.id,
      latitude: some.latitude,
      longitude: some.longitude,
      price: some.price,
      type: some.type,
      location: some.location,
      counted: sql<number>`(select count(*)::int from ${some})`,
    })
    .from(some)
    .limit(limit)
  const counted = rows[0]?.counted ?? 0
  if (rows.length < limit) rows.push(...(await db.select(shown).from(properties).where(byPlace).limit(limit)))
  const points = rows.slice(0, limit).flatMap(({ location: place, counted: _, ...point }) => {
    const where = locate({ ...point, place })
    if (!where) return []
    const { precision, ...position } = where
    return [{ ...point, ...position, isApproximate: precision === 'place' }]
  })
  return { points, counted }
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
