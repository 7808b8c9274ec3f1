import { and, asc, count, desc, eq, gte, lte, ne, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import type { Cursor } from '#common/pagination.ts'
import type { Database } from '#db/client.server.ts'
import { deleteRow, insertRow, updateRow } from '#db/content-rows.server.ts'
import { type NewPropertyRow, type PropertyRow, properties } from './property.table.server.ts'
import { type PropertyFilters, readTypeFilter } from './property-filters.ts'
import type { PropertySort } from './property-sorts.ts'

/** Visibility is a filter, written once. */
const isPublic = eq(properties.isAvailable, true)

/** Every word must be found somewhere, accents and case aside. LIKE's own signs are taken literally. */
function matchesWords(search: string): SQL[] {
  const haystack = sql`unaccent(lower(concat_ws(' ', ${properties.title}, ${properties.titleFr}, ${properties.description},
    ${properties.descriptionFr}, ${properties.location}, array_to_string(${properties.amenities}, ' '))))`
  const words = search.toLowerCase().replaceAll('\0', ' ').split(/\s+/).filter(Boolean).slice(0, 12)
  return words.map((word) => sql`${haystack} like '%' || unaccent(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`)
}

function conditions(filters: PropertyFilters): (SQL | undefined)[] {
  const { deal, kind, isVefa } = readTypeFilter(filters.type)
  const vefa = filters.isVefa ?? isVefa
  return [
    ...(filters.search ? matchesWords(filters.search) : []),
    filters.location === undefined ? undefined : eq(properties.location, filters.location),
    deal && eq(properties.type, deal),
    kind && eq(properties.kind, kind),
    // Asking for off-plan homes and for none of them at once finds nothing, as it should.
    isVefa !== undefined ? eq(properties.isVefa, isVefa) : undefined,
    vefa === undefined ? undefined : eq(properties.isVefa, vefa),
    filters.minPrice === undefined ? undefined : gte(properties.price, String(filters.minPrice)),
    filters.maxPrice === undefined ? undefined : lte(properties.price, String(filters.maxPrice)),
    filters.bedrooms === undefined ? undefined : gte(properties.bedrooms, filters.bedrooms),
    filters.bathrooms === undefined ? undefined : gte(properties.bathrooms, filters.bathrooms),
    filters.minArea === undefined ? undefined : gte(properties.area, Math.ceil(filters.minArea)),
    filters.maxArea === undefined ? undefined : lte(properties.area, Math.floor(filters.maxArea)),
  ]
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

const ORDERS: Record<PropertySort, SortOrder> = {
  newest: { key: sql`${properties.createdAt}`, cast: 'timestamptz', isAscending: false },
  'price-asc': { key: sql`${properties.price}`, cast: 'numeric', isAscending: true },
  'price-desc': { key: sql`${properties.price}`, cast: 'numeric', isAscending: false },
  'sqm-asc': { key: sql`${properties.pricePerSqm}`, cast: 'numeric', isAscending: true },
  'area-desc': { key: sql`${properties.area}`, cast: 'integer', isAscending: false },
}

interface ListRequest {
  filters: PropertyFilters
  limit: number
  after: Cursor | null
  includeUnavailable: boolean
}

export async function listProperties(db: Database, { filters, limit, after, includeUnavailable }: ListRequest) {
  const { key, cast, isAscending } = ORDERS[filters.sort]
  const direction = isAscending ? asc : desc
  if (after && !CURSOR_VALUE[cast].test(after.value))
    throw new AppError('invalid_input', { fields: { cursor: 'cursor' } })
  const where = and(includeUnavailable ? undefined : isPublic, ...conditions(filters))
  const beyond = after
    ? sql`(${key}, ${properties.id}) ${sql.raw(isAscending ? '>' : '<')} (${after.value}::${sql.raw(cast)}, ${after.id})`
    : undefined
  const rows = await db
    .select({ property: properties, sortValue: sql<string>`${key}::text` })
    .from(properties)
    .where(and(where, beyond))
    .orderBy(direction(key), direction(properties.id))
    .limit(limit + 1)
  const [total] = await db.select({ total: count() }).from(properties).where(where)
  return { rows, total: total?.total ?? 0 }
}

export async function findProperty(db: Database, id: number): Promise<PropertyRow | undefined> {
  const [row] = await db.select().from(properties).where(eq(properties.id, id))
  return row
}

export async function findPublicProperty(db: Database, id: number): Promise<PropertyRow | undefined> {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), isPublic))
  return row
}

/** Homes a reader of this one may like: the same deal; the same place first, then the same kind, nearest in price. */
export async function listSimilarProperties(db: Database, to: PropertyRow, limit: number): Promise<PropertyRow[]> {
  return db
    .select()
    .from(properties)
    .where(and(isPublic, ne(properties.id, to.id), eq(properties.type, to.type)))
    .orderBy(
      sql`${properties.location} = ${to.location} desc`,
      sql`${properties.kind} = ${to.kind} desc`,
      sql`abs(${properties.price} - ${to.price})`,
    )
    .limit(limit)
}

export async function listFeaturedProperties(db: Database, limit: number): Promise<PropertyRow[]> {
  return db
    .select()
    .from(properties)
    .where(and(isPublic, eq(properties.isFeatured, true)))
    .orderBy(desc(properties.createdAt), asc(properties.id))
    .limit(limit)
}

export async function listPublicPropertyIds(db: Database): Promise<{ id: number; updatedAt: Date }[]> {
  return db
    .select({ id: properties.id, updatedAt: properties.updatedAt })
    .from(properties)
    .where(isPublic)
    .orderBy(asc(properties.id))
}

export async function countProperties(db: Database): Promise<{ total: number; available: number }> {
  const [row] = await db
    .select({ total: count(), available: sql<number>`(count(*) filter (where ${isPublic}))::int` })
    .from(properties)
  return row ?? { total: 0, available: 0 }
}

export function insertProperty(db: Database, property: NewPropertyRow): Promise<number> {
  return insertRow(db, properties, property)
}

export function updatePropertyRow(db: Database, id: number, changes: NewPropertyRow): Promise<boolean> {
  return updateRow(db, properties, id, changes)
}

export function deletePropertyRow(db: Database, id: number): Promise<boolean> {
  return deleteRow(db, properties, id)
}
