import { useMemo } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { type DroppedFilter, withoutDropped } from '../dropped-filters.ts'
import { tidySearch } from '../filter-defaults.ts'

export type View = 'list' | 'map'

/** How the homes are shown; the address says so. */
export function viewOf(params: URLSearchParams): View {
  return params.get('view') === 'map' ? 'map' : 'list'
}

export interface SearchAddress {
  /** The search that was made, or the one under way: a press counts at once, not when its answer comes. */
  params: URLSearchParams
  /** The answer to a changed search is being fetched. */
  isSearching: boolean
  /** The same search is being fetched again, longer. */
  isGrowing: boolean
  href: (wanted: URLSearchParams) => string
  /** Without a reload and without leaving the place on the page. False where the search stands there already. */
  go: (wanted: URLSearchParams, options?: { isSameStep?: boolean; isTyped?: boolean }) => boolean
}

export function useSearchAddress(dropped: readonly DroppedFilter[]): SearchAddress {
  const { pathname } = useLocation()
  const [here] = useSearchParams()
  const { location: ahead } = useNavigation()
  const navigate = useNavigate()
  const underWay = ahead?.pathname === pathname ? ahead.search : null

  const params = useMemo(
    () => withoutDropped(tidySearch(underWay === null ? here : new URLSearchParams(underWay)), dropped),
    [underWay, here, dropped],
  )
  const isSameSearch = underWay !== null && params.toString() === withoutDropped(tidySearch(here), dropped).toString()
  const href = (wanted: URLSearchParams) => (wanted.size > 0 ? `${pathname}?${wanted}` : pathname)
  return {
    params,
    isSearching: underWay !== null && !isSameSearch,
    isGrowing: isSameSearch,
    href,
    go(wanted, { isSameStep = false, isTyped = false } = {}) {
      if (wanted.toString() === params.toString()) return false
      // At once: a handle moved again meanwhile must not be put back by its own last step, arriving late. Typed, the field keeps
      // its own text, and the list is drawn in pieces between the letters.
      navigate(href(wanted), { preventScrollReset: true, replace: isSameStep, flushSync: !isTyped })
      return true
    },
  }
}
