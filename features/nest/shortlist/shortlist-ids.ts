/** More than anybody compares; few enough for one page, one query and one link. */
export const MOST_SAVED = 50
const LARGEST_ID = 2_147_483_647

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_ID
}

/** Numbers of homes, each once, in their order, no more than a list holds. Whatever else is among them is left out. */
export function tidyIds(values: readonly unknown[]): number[] {
  return [...new Set(values.filter(isId))].slice(0, MOST_SAVED)
}

export interface ReadIds {
  ids: number[]
  /** Homes the link names besides the fifty that are looked at. */
  beyond: number
}

/** Reads `3,5,8` as an address holds it, however it was mangled on its way. */
export function readIds(text: string): ReadIds {
  const numbers = text.split(/[,;\s]+/).map((word) => (/^\d{1,10}$/.test(word) ? Number(word) : Number.NaN))
  const distinct = new Set(numbers.filter(isId))
  return { ids: tidyIds([...distinct]), beyond: Math.max(0, distinct.size - MOST_SAVED) }
}

export type ShortlistView = 'list' | 'compare'

export function readView(params: URLSearchParams): ShortlistView {
  return params.get('view') === 'compare' ? 'compare' : 'list'
}

interface Address {
  /** A list that is shared names its homes; one's own does not, the browser knows them. */
  ids?: readonly number[]
  view?: ShortlistView
}

/** Where a list is found, without language prefix. */
export function shortlistPath({ ids, view = 'list' }: Address = {}): string {
  const query = [ids && `ids=${ids.join(',')}`, view === 'compare' && 'view=compare'].filter(Boolean).join('&')
  return query ? `/shortlist?${query}` : '/shortlist'
}
