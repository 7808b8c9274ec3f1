import { priceScaleEnd, priceScaleOf } from './price-scales.ts'
import { KINDS } from './property-types.ts'

/** Defaults and scales of the filter panel (SPEC sections 4 and 9). Light on purpose: the browser loads this, not the schema. */
export const FILTER_DEFAULTS: Record<FilterName, string> = {
  search: '',
  location: 'all',
  type: 'all',
  minPrice: '0',
  /** Of the scale in force: `isAtDefault` knows it. */
  maxPrice: '',
  bedrooms: '0',
  bathrooms: '0',
  minArea: '0',
  maxArea: '1000',
  isVefa: '',
  /** Shown with the others, marked; 'false' leaves them out. */
  isUnderOffer: '',
  kind: 'all',
  bounds: '',
  arrival: '',
  departure: '',
  guests: '',
}

export const FILTER_NAMES = [
  'search',
  'location',
  'type',
  // Beyond the specification's ten: a kind beside a deal, a stay's days and guests, homes under offer, and, last, the part of the map in view.
  'kind',
  'arrival',
  'departure',
  'guests',
  'minPrice',
  'maxPrice',
  'bedrooms',
  'bathrooms',
  'minArea',
  'maxArea',
  'isVefa',
  'isUnderOffer',
  'bounds',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]

/** What only short stays have: a search that names one of these is for short stays. */
export const STAY_FILTERS = ['arrival', 'departure', 'guests'] as const satisfies FilterName[]
const OTHER_DEALS: readonly (string | null)[] = ['buy', 'rent', 'vefa']

export const BEDROOM_CHOICES = [0, 1, 2, 3, 4, 5] as const
export const BATHROOM_CHOICES = [0, 1, 2, 3, 4] as const
/** Longer texts find nothing; the server takes them for no search at all, and so do the chips. */
export const MAX_SEARCH_LENGTH = 200
export const AREA_SCALE = { min: 0, max: 1_000, step: 10 } as const

/** The list grows in place by this many, up to the most a page holds; then a new page begins. */
export const PAGE_SIZE = 12
export const MAX_SHOWN = 60

/** Homes asked for in `shown`: whole batches only, so that few different pages exist. */
export function readShown(params: URLSearchParams): number {
  const batches = Math.ceil(Number(params.get('shown')) / PAGE_SIZE)
  return batches >= 1 ? Math.min(batches * PAGE_SIZE, MAX_SHOWN) : PAGE_SIZE
}

export function isAtDefault(name: FilterName, value: string, params: URLSearchParams): boolean {
  if (value === '' || value === FILTER_DEFAULTS[name]) return true
  if (name === 'maxArea') return Number(value) === AREA_SCALE.max
  return name === 'maxPrice' && Number(value) === priceScaleEnd(priceScaleOf(params))
}

/** Old links say `type=villa`; a kind has its own name now, so that it can stand beside a deal. */
function withKind(params: URLSearchParams): URLSearchParams {
  const kind = KINDS.find((candidate) => candidate === params.get('type'))
  if (!kind) return params
  const named = new URLSearchParams(params)
  named.delete('type')
  if (!named.get('kind')?.trim() || named.get('kind') === FILTER_DEFAULTS.kind) named.set('kind', kind)
  return named
}

/** Days and guests make a search one for short stays; beside another deal they say nothing. */
function withStay(params: URLSearchParams): URLSearchParams {
  const deal = params.get('type')
  if (!STAY_FILTERS.some((name) => params.get(name)?.trim())) return params
  const named = new URLSearchParams(params)
  if (OTHER_DEALS.includes(deal)) for (const name of STAY_FILTERS) named.delete(name)
  else if (!deal || deal === FILTER_DEFAULTS.type) named.set('type', 'short-stay')
  return named
}

/** An address by the names that filters have today, with what follows from them. */
const withNames = (params: URLSearchParams) => withStay(withKind(params))

function setFilters(named: URLSearchParams): FilterName[] {
  return FILTER_NAMES.filter((name) => {
    const value = named.get(name)?.trim() ?? ''
    if (isAtDefault(name, value, named)) return false
    return name !== 'search' || value.length <= MAX_SEARCH_LENGTH
  })
}

/** Each filter not at its default counts once, the search text too; the two days of a stay are one filter, the arrival's. */
export function activeFilters(params: URLSearchParams): FilterName[] {
  return setFilters(withNames(params)).filter((name) => name !== 'departure')
}

/** An address without the filters that say nothing, so that a shared link is short and equal searches are equal. */
export function tidySearch(params: URLSearchParams): URLSearchParams {
  const named = withNames(params)
  const tidy = new URLSearchParams()
  for (const name of setFilters(named)) tidy.set(name, named.get(name)?.trim() ?? '')
  const sort = named.get('sort')
  if (sort && sort !== 'newest') tidy.set('sort', sort)
  if (named.get('view') === 'map') tidy.set('view', 'map')
  return tidy
}
