import { type SQL, sql } from 'drizzle-orm'
import { index, type PgColumn } from 'drizzle-orm/pg-core'
import { SENEGAL_BOUNDS } from '#platform/map/geometry.ts'
import { SALE_STATES } from '../sale/sale-states.ts'
import type { StaySearchColumn } from '../stays/stay-search-columns.server.ts'

type Searched =
  | 'id'
  | 'type'
  | 'kind'
  | 'location'
  | 'isVefa'
  | 'isAvailable'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'price'
  | 'pricePerSqm'
  | 'createdAt'
  | 'updatedAt'
  | 'saleState'
  | 'isFeatured'
  | 'title'
  | 'titleFr'
  | 'descriptionFr'
  | 'latitude'
  | 'longitude'
  | 'searchWords'
  | 'maxGuests'
  | StaySearchColumn

const { west, south, east, north } = SENEGAL_BOUNDS

/** Where a home stands, as a number to order by. */
export function stateOrder({ saleState }: Pick<Record<Searched, PgColumn>, 'saleState'>): SQL<string> {
  const states = SALE_STATES.map((state) => sql.raw(`'${state}'`))
  return sql`array_position(array[${sql.join(states, sql`, `)}]::text[], ${saleState})`
}

/** Its title or its description stands in English only. */
export function missesFrench({
  titleFr,
  descriptionFr,
}: Pick<Record<Searched, PgColumn>, 'titleFr' | 'descriptionFr'>): SQL {
  return sql`(${titleFr} is null or ${descriptionFr} is null)`
}

/** Without a position on our map: none, or one abroad. Written out, so that their index is known by it. */
export function offMap({ latitude, longitude }: Pick<Record<Searched, PgColumn>, 'latitude' | 'longitude'>): SQL {
  const within = (column: PgColumn, from: number, to: number) =>
    sql`${column} >= ${sql.raw(`${from}::float8`)} and ${column} <= ${sql.raw(`${to}::float8`)}`
  return sql`(${within(latitude, south, north)} and ${within(longitude, west, east)}) is not true`
}

/**
 * What makes a search cost the same in a catalogue of any size (docs/decisions/0008): every index holds all columns that a
 * filter or an order asks about, so that homes are chosen from it alone and only the rows of the page are read. An index
 * begins with an order to walk along, either way, or with a filter that leaves few. Visitors see available homes only, and so do these.
 */
export function searchIndexes(table: Record<Searched, PgColumn>) {
  const { id, type, kind, location, isVefa, bedrooms, bathrooms, area, price, pricePerSqm, createdAt, updatedAt } =
    table
  const { latitude, longitude, isAvailable, searchWords } = table
  const place = [latitude, longitude]
  const rooms = [bedrooms, bathrooms]
  const { maxGuests, stayLeadDays, stayMonthsAhead, stayMaxNights, stayPreparationDays, stayBounds, stayMinimums } =
    table
  const stay = [maxGuests, stayLeadDays, stayMonthsAhead, stayMaxNights, stayPreparationDays, stayBounds, stayMinimums]
  return [
    index('properties_newest')
      .on(createdAt, id, type, kind, location, isVefa, ...rooms, area, price, ...place)
      .where(sql`${isAvailable}`),
    index('properties_price')
      .on(price, id, type, kind, location, isVefa, ...rooms, area, ...place)
      .where(sql`${isAvailable}`),
    index('properties_price_per_sqm')
      .on(pricePerSqm, id, type, kind, location, isVefa, ...rooms, area, price, ...place)
      .where(sql`${isAvailable}`),
    index('properties_area')
      .on(area, id, type, kind, location, isVefa, ...rooms, price, ...place)
      .where(sql`${isAvailable}`),
    index('properties_deal_newest')
      .on(type, createdAt, id, kind, location, isVefa, ...rooms, area, price, ...place)
      .where(sql`${isAvailable}`),
    index('properties_deal_price')
      .on(type, price, id, kind, location, isVefa, ...rooms, area, ...place, createdAt, pricePerSqm)
      .where(sql`${isAvailable}`),
    index('properties_kind')
      .on(kind, type, ...rooms, area, price, isVefa, location, id, createdAt, pricePerSqm, ...place)
      .where(sql`${isAvailable}`),
    index('properties_place')
      .on(location, type, kind, ...rooms, area, price, isVefa, id, createdAt, pricePerSqm, ...place)
      .where(sql`${isAvailable}`),
    index('properties_off_map')
      .on(location, type, kind, ...rooms, area, price, isVefa, id, createdAt, pricePerSqm, ...place)
      .where(sql`${isAvailable} and ${offMap(table)}`),
    index('properties_off_plan')
      .on(price, id, type, kind, location, ...rooms, area, createdAt, pricePerSqm, ...place)
      .where(sql`${isAvailable} and ${isVefa}`),
    index('properties_map')
      .on(latitude, longitude, type, kind, ...rooms, price, area, isVefa, location, id, createdAt, pricePerSqm)
      .where(sql`${isAvailable}`),
    index('properties_stays')
      .on(createdAt, id, type, kind, location, isVefa, ...rooms, area, price, pricePerSqm, ...place, ...stay)
      .where(sql`${isAvailable} and ${stayLeadDays} is not null`),
    index('properties_words').using('gin', searchWords),
    // Staff look through all of them.
    index('properties_all_newest').on(createdAt, id),
    // Few are not shown: how many are is told by these and all.
    index('properties_hidden').on(id).where(sql`not ${isAvailable}`),
    index('properties_featured').on(createdAt, id).where(sql`${table.isFeatured}`),
    index('properties_title').on(sql`lower(${table.title}) text_pattern_ops`),
    index('properties_title_fr').on(sql`lower(${table.titleFr}) text_pattern_ops`),
    index('properties_state').on(stateOrder(table), id),
    index('properties_missing_french').on(createdAt, id).where(missesFrench(table)),
    // What changed since, and the last change of each range of the sitemap.
    index('properties_changed').on(updatedAt, id, isAvailable),
  ]
}
