import type { Context } from '#db/context.server.ts'
import { activeFilters, type FilterName } from './filter-defaults.ts'
import { withoutFilter } from './filter-words.ts'
import { keepFittingPrices } from './price-scales.ts'
import { readFiltersLeniently } from './property-filters.ts'
import { countFound } from './search-properties.server.ts'

/** A search that found nothing, with one filter less. */
export interface WayOut {
  name: FilterName
  total: number
  isTotalExact: boolean
}

/** With more filters than this, leaving out one seldom helps, and each try is a search. */
const MOST_TRIED = 6

/** Which single filter, left out, brings homes back. Empty where there is only one: clearing everything says the same. */
export async function findWaysOut(visitor: Context, params: URLSearchParams): Promise<WayOut[]> {
  const active = activeFilters(params)
  if (active.length < 2 || active.length > MOST_TRIED) return []
  const tried: WayOut[] = []
  for (const name of active) {
    const filters = readFiltersLeniently(keepFittingPrices(withoutFilter(params, name), params))
    tried.push({ name, ...(await countFound(visitor, filters)) })
  }
  return tried.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}
