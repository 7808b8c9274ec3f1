/** Defaults and scales of the filter panel (SPEC sections 4 and 9). Light on purpose: the browser loads this, not the schema. */
export const FILTER_DEFAULTS: Record<FilterName, string> = {
  search: '',
  location: 'all',
  type: 'all',
  minPrice: '0',
  maxPrice: '10000000',
  bedrooms: '0',
  bathrooms: '0',
  minArea: '0',
  maxArea: '1000',
  isVefa: '',
  kind: 'all',
  bounds: '',
}

const FILTER_NAMES = [
  'search',
  'location',
  'type',
  'minPrice',
  'maxPrice',
  'bedrooms',
  'bathrooms',
  'minArea',
  'maxArea',
  'isVefa',
  // Beyond the specification's ten: a deal and a kind at once, and the part of the map in view.
  'kind',
  'bounds',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]

export const BEDROOM_CHOICES = [0, 1, 2, 3, 4, 5] as const
export const BATHROOM_CHOICES = [0, 1, 2, 3, 4] as const
/** Longer texts find nothing; the server takes them for no search at all, and so do the chips. */
export const MAX_SEARCH_LENGTH = 200
export const PRICE_STEP = 50_000
export const AREA_STEP = 10

/** Each filter not at its default counts once, the search text too. */
export function activeFilters(params: URLSearchParams): FilterName[] {
  return FILTER_NAMES.filter((name) => {
    const value = params.get(name)
    if (value === null || value.trim() === '' || value === FILTER_DEFAULTS[name]) return false
    return name !== 'search' || value.trim().length <= MAX_SEARCH_LENGTH
  })
}

/** An address without the filters that say nothing, so that a shared link is short and equal searches are equal. */
export function tidySearch(params: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams()
  for (const name of activeFilters(params)) tidy.set(name, params.get(name)?.trim() ?? '')
  const sort = params.get('sort')
  if (sort && sort !== 'newest') tidy.set('sort', sort)
  return tidy
}
