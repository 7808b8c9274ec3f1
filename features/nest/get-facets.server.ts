import type { Context } from '#db/context.server.ts'
import type { PropertyFilters } from './property-filters.ts'
import { conditionOf, countFacets, type FacetCount, VISITORS } from './search/property-search.repository.server.ts'

type Counts = Record<string, number>

export interface Facets {
  location: Counts
  kind: Counts
  type: Counts
}

function countsOf(rows: FacetCount[], facet: keyof Facets): Counts {
  return Object.fromEntries(rows.flatMap((row) => (row[facet] === null ? [] : [[row[facet], row.total]])))
}

/** How many of the homes found lie in each place, are of each kind and of each deal. */
export async function getFacets({ db }: Context, filters: PropertyFilters): Promise<Facets> {
  const rows = await countFacets(db, await conditionOf(db, filters, VISITORS))
  return { location: countsOf(rows, 'location'), kind: countsOf(rows, 'kind'), type: countsOf(rows, 'type') }
}
