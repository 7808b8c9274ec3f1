import { useEffect } from 'react'

/** What the router knows of each page: its own file, and the files that one needs. */
interface ListedRoute {
  id: string
  parentId?: string
  module: string
  imports?: string[]
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ListedRoute> }
  }
}

const GUARD = 'guard.layout'
const WITHOUT_IDLE_MS = 2_000

/** The files of every page behind the guard. */
function filesOfPages(): Set<string> {
  const routes = window.__reactRouterManifest?.routes ?? {}
  const isGuarded = (id: string | undefined): boolean =>
    id !== undefined && (id.endsWith(GUARD) || isGuarded(routes[id]?.parentId))
  const pages = Object.values(routes).filter(({ id }) => isGuarded(id))
  return new Set(pages.flatMap(({ module, imports = [] }) => [module, ...imports]))
}

/** One after the other and behind everything else. What the browser holds already costs no request. */
async function fetchAll(files: Set<string>, signal: AbortSignal): Promise<void> {
  for (const file of files) {
    const answer = await fetch(file, { priority: 'low', signal })
    await answer.arrayBuffer()
    files.delete(file)
  }
}

/**
 * Brings the staff area's other pages into the browser's cache once somebody is in, so that changing tabs works while
 * the line is down. Not by the router's own prefetch: that reloads the page when a file cannot be had, and a reload
 * without a line ends at the browser's error page.
 */
export function usePrefetchedPages(isIn: boolean): void {
  useEffect(() => {
    if (!isIn) return
    const leaving = new AbortController()
    const { signal } = leaving
    const files = filesOfPages()
    // Whatever is missing when the line breaks is asked for again when it is back.
    const start = () => fetchAll(files, signal).catch(() => addEventListener('online', start, { once: true, signal }))
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start())
    else setTimeout(start, WITHOUT_IDLE_MS)
    return () => leaving.abort()
  }, [isIn])
}
