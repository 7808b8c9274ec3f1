import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

const MOST_KNOWN = 2_000

function treeOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    const own = { id, ...(path && { path }) }
    return [index ? { ...own, index } : { ...own, children: treeOf(routes, id) }]
  })
}

/** What the router itself makes of an address. */
export interface KnownPage {
  /** '/property/:id' */
  pattern: string
  /** Its routes, from the root to the page itself; none where no page answers. */
  routeIds: string[]
}

/** What it asks in its own name ('/faq.data') belongs to the page. */
export function knownPages(routes: Routes): (pathname: string) => KnownPage {
  const tree = treeOf(routes, undefined)
  const known = new LRUCache<string, KnownPage>({ max: MOST_KNOWN })
  return (pathname) => {
    const ready = known.get(pathname)
    if (ready) return ready
    const matches = matchRoutes(tree, pathname.replace(/(\/_root)?\.data$/, '') || '/') ?? []
    const parts = matches.length > 0 ? matches.flatMap(({ route }) => route.path ?? []) : ['*']
    const page = { pattern: `/${parts.join('/')}`, routeIds: matches.flatMap(({ route }) => route.id ?? []) }
    known.set(pathname, page)
    return page
  }
}
