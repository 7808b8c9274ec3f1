import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { activeFilters, type FilterName } from './filter-defaults.ts'
import { withoutFilter } from './filter-words.ts'
import { countByArea, townName } from './places.ts'
import { keepFittingPrices } from './price-scales.ts'
import { type PublicProperty, toPublicProperty } from './property.public.ts'
import { type PropertyFilters, readFiltersLeniently } from './property-filters.ts'
import {
  type Audience,
  conditionOf,
  countFacets,
  countUpToLimit,
  type FacetCount,
  findPage,
  MOST_COUNTED,
  readPage,
  STAFF,
  VISITORS,
} from './search/property-search.repository.server.ts'

interface Request {
  filters: PropertyFilters
  paging: Paging
  /** What staff want to see of it all; visitors see what is public, whatever they ask. */
  audience?: Audience
}

export interface FoundProperties extends Page<PublicProperty>, Total {}

interface Total {
  total: number
  /** False: there are more than `total` says. */
  isTotalExact: boolean
}

function toTotal(counted: number): Total {
  return { total: Math.min(counted, MOST_COUNTED), isTotalExact: counted <= MOST_COUNTED }
}

/** How many homes visitors would find, without looking at any. */
export async function countFound({ db }: Context, filters: PropertyFilters): Promise<Total> {
  return toTotal(await countUpToLimit(db, await conditionOf(db, filters, VISITORS)))
}

export async function searchProperties(
  { db, actor }: Context,
  { filters, paging, audience = STAFF }: Request,
): Promise<FoundProperties> {
  const { limit, cursor } = paging
  const where = await conditionOf(db, filters, can(actor, 'content:read-unpublished') ? audience : VISITORS)
  const after = cursor ? decodeCursor(cursor) : null
  const { counted, ids } = await findPage(db, { where, sort: filters.sort, limit, after })
  const shown = await readPage(db, ids.slice(0, limit), filters.sort)
  const last = shown.at(-1)
  const described = await describePictures(
    db,
    shown.flatMap(({ property }) => property.images),
  )
  return {
    items: shown.map(({ property }) => toPublicProperty(property, pick(described, property.images))),
    ...toTotal(counted),
    nextCursor: ids.length > limit && last ? encodeCursor({ value: last.sortValue, id: last.property.id }) : null,
  }
}

type Counts = Record<string, number>

export interface Facets {
  /** Every name is one that the location filter takes, and finds so many. */
  location: Counts
  /** The same for what holds several places: the regions, Dakar, the Petite Côte. */
  region: Counts
  kind: Counts
  type: Counts
}

function countsOf(rows: FacetCount[], facet: Exclude<keyof Facets, 'region'>): Counts {
  return Object.fromEntries(rows.flatMap((row) => (row[facet] === null ? [] : [[row[facet], row.total]])))
}

/** How many of the homes found lie in each place, are of each kind and of each deal. */
export async function getFacets({ db }: Context, filters: PropertyFilters): Promise<Facets> {
  const rows = await countFacets(db, await conditionOf(db, filters, VISITORS))
  const places = countsOf(rows, 'location')
  const location = Object.fromEntries(Object.entries(places).map(([place, total]) => [townName(place), total]))
  return { location, region: countByArea(places), kind: countsOf(rows, 'kind'), type: countsOf(rows, 'type') }
}

/** A search that found nothing, with one filter less. */
export interface RelaxedFilter {
  name: FilterName
  total: number
  isTotalExact: boolean
}

/** With more filters than this, leaving out one seldom helps, and each try is a search. */
const MOST_TRIED = 6

/** Which single filter, left out, brings homes back. Empty where there is only one: clearing everything says the same. */
export async function suggestRelaxedFilters(visitor: Context, params: URLSearchParams): Promise<RelaxedFilter[]> {
  const active = activeFilters(params)
  if (active.length < 2 || active.length > MOST_TRIED) return []
  const tried: RelaxedFilter[] = []
  for (const name of active) {
    const filters = readFiltersLeniently(keepFittingPrices(withoutFilter(params, name), params))
    tried.push({ name, ...(await countFound(visitor, filters)) })
  }
  return tried.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}
