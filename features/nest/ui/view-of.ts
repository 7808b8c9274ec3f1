export type View = 'list' | 'map'

/** How the homes are shown; the address says so. */
export function viewOf(params: URLSearchParams): View {
  return params.get('view') === 'map' ? 'map' : 'list'
}
