import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

const MOST_KNOWN = 2_000

function treeOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return [index ? { id, index } : { id, ...(path && { path }), children: treeOf(routes, id) }]
  })
}

/** What the router itself makes of an address; what it asks in its own name ('/faq.data') belongs to the page. */
export function pagePatterns(routes: Routes): (pathname: string) => string {
  const tree = treeOf(routes, undefined)
  const known = new LRUCache<string, string>({ max: MOST_KNOWN })
  return (pathname) => {
    const ready = known.get(pathname)
    if (ready) return ready
    const page = pathname.replace(/(\/_root)?\.data$/, '') || '/'
    const parts = matchRoutes(tree, page)?.flatMap(({ route }) => route.path ?? []) ?? ['*']
    const pattern = `/${parts.join('/')}`
    known.set(pathname, pattern)
    return pattern
  }
}
