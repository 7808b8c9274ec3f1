import { MOST_COUNTED } from '#common/figures.ts'
import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import { can, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { activeFilters, type FilterName } from './filter-defaults.ts'
import { withoutFilter } from './filter-words.ts'
import { countByArea, townName } from './places.ts'
import { keepFittingPrices } from './price-scales.ts'
import { type PublicProperty, type StaffProperty, toPublicProperty } from './property.public.ts'
import { listPrivateFields } from './property.repository.server.ts'
import { readCards } from './property-card.repository.server.ts'
import { type PropertyCardData, withStay } from './property-card.ts'
import { type PropertyFilters, readFiltersLeniently } from './property-filters.ts'
import {
  chooseCounted,
  countFacets,
  type FacetCount,
  MOST_COUNTED_EACH,
  type Sample,
} from './search/map-and-facets.repository.server.ts'
import {
  type Audience,
  conditionOf,
  countUpToLimit,
  findPage,
  readRows,
  STAFF,
  VISITORS,
} from './search/property-search.repository.server.ts'
import { stayOf } from './stays/stay-search.ts'
import { readStayTotals } from './stays/stay-totals.server.ts'

interface Request {
  filters: PropertyFilters
  paging: Paging
  /** What staff want to see of it all; visitors see what is public, whatever they ask. */
  audience?: Audience
}

interface Found<Item> extends Page<Item>, Total {}
export type FoundProperties = Found<PublicProperty>
export type FoundCards = Found<PropertyCardData>
export type FoundByStaff = Found<ListedProperty>

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

/** Looks the page up and has its homes read by whoever asks: as cards, or with all that is known of them. */
async function search<Item>(
  { db, actor }: Context,
  { filters, paging, audience = STAFF }: Request,
  read: (ids: readonly number[]) => Promise<Item[]>,
): Promise<Found<Item>> {
  const { limit, cursor } = paging
  const asked = can(actor, 'content:read-unpublished') ? audience : VISITORS
  const { order } = asked
  const where = await conditionOf(db, filters, asked)
  const after = cursor ? decodeCursor(cursor) : null
  const { counted, ids, next } = await findPage(db, { where, sort: order ?? filters.sort, limit, after })
  return { items: await read(ids), ...toTotal(counted), nextCursor: next && encodeCursor(next) }
}

async function readProperties(db: Database, ids: readonly number[]): Promise<PublicProperty[]> {
  const rows = await readRows(db, ids)
  const described = await describePictures(
    db,
    rows.flatMap(({ images }) => images),
  )
  return rows.map((row) => toPublicProperty(row, pick(described, row.images)))
}

export function searchProperties(context: Context, request: Request): Promise<FoundProperties> {
  return search(context, request, (ids) => readProperties(context.db, ids))
}

/** A home in a list of staff: with what was paid for it, and who shows it. */
export type ListedProperty = PublicProperty & Pick<StaffProperty, 'priceReached' | 'adviserId'>

/** The same for staff. */
export async function listProperties(context: Context, request: Request): Promise<FoundByStaff> {
  const { db, actor } = context
  requirePermission(actor, 'content:read-unpublished')
  return search(context, request, async (ids) => {
    const [homes, kept] = await Promise.all([readProperties(db, ids), listPrivateFields(db, ids)])
    const byId = new Map(kept.map(({ id, ...fields }) => [id, fields]))
    return homes.map((home) => ({ ...home, ...(byId.get(home.id) ?? { priceReached: null, adviserId: null }) }))
  })
}

/** The same for a page of cards; where days of a stay are asked for, with what each home costs for these. */
export async function searchCards(context: Context, request: Request): Promise<FoundCards> {
  const { db } = context
  const stay = stayOf(request.filters)
  return search(context, request, async (ids) => {
    if (!stay) return readCards(db, ids)
    const [cards, totals] = await Promise.all([readCards(db, ids), readStayTotals(db, ids, stay)])
    const asked = { ...stay, guests: request.filters.guests ?? null }
    return cards.map((card) => withStay(card, asked, totals.get(card.id)))
  })
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

/** How many of the homes found lie in each place, are of each kind and of each deal; of more than ten thousand about how many. */
export async function getFacets(
  { db }: Context,
  filters: PropertyFilters,
  sample: Sample = {},
): Promise<{ facets: Facets; isEstimate: boolean }> {
  const where = await conditionOf(db, filters, VISITORS)
  const counted = await chooseCounted(db, await countUpToLimit(db, where, sample.most ?? MOST_COUNTED_EACH), sample)
  const rows = await countFacets(db, where, counted)
  const places = countsOf(rows, 'location')
  const location = Object.fromEntries(Object.entries(places).map(([place, total]) => [townName(place), total]))
  const facets = {
    location,
    region: countByArea(places),
    kind: countsOf(rows, 'kind'),
    type: countsOf(rows, 'type'),
  }
  return { facets, isEstimate: counted.times > 1 }
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
