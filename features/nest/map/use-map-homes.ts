import { useEffect, useRef, useState } from 'react'
import type { MapView } from '../get-map-view.server.ts'

/** Of the page, not of the search. */
const NOT_FILTERS = ['view', 'cursor', 'sort', 'bounds']

/** The search that the map shows: the list's, wherever in the country. */
export function mapSearch(params: URLSearchParams): string {
  const search = new URLSearchParams(params)
  for (const name of NOT_FILTERS) search.delete(name)
  search.sort()
  return search.toString()
}

async function fetchView(search: string, part: Record<string, string>, signal: AbortSignal): Promise<MapView> {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(part)) query.set(name, value)
  for (;;) {
    const answer = await fetch(`/api/properties/map?${query}`, { signal })
    if (answer.ok) return answer.json()
    // A value that a person mistyped in the address: the page leaves it out, and so do we.
    const { fields = {} } = (await answer.json().catch(() => ({}))) as { fields?: Record<string, unknown> }
    const wrong = Object.keys(fields).filter((name) => query.has(name))
    if (answer.status !== 400 || wrong.length === 0) throw new Error(`The map's homes: ${answer.status}`)
    for (const name of wrong) query.delete(name)
    // A day of a stay without the other is wrong too.
    if (wrong.includes('arrival') || wrong.includes('departure'))
      for (const name of ['arrival', 'departure']) query.delete(name)
  }
}

interface Options {
  search: string
  zoom: number
  /** The part in view, as `west,south,east,north`; changes when the map comes to rest. */
  inView: string | null
}

/**
 * The homes for the map. While they are few all of them come at once. When the server gathers them, as it surely does for
 * the whole country seen from afar, the part in view is asked for at each rest of the map.
 */
export function useMapHomes({ search, zoom, inView }: Options) {
  const [view, setView] = useState<(MapView & { search: string }) | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const whole = useRef<{ search: string; view: MapView } | null>(null)
  const isGathered = view?.search === search && whole.current?.view.markers.some((marker) => !('id' in marker))
  const near = isGathered ? inView : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom alone asks for nothing, it goes with what is in view
  useEffect(() => {
    const controller = new AbortController()
    const part = near ? { zoom: String(Math.round(zoom)), bounds: near } : {}
    fetchView(search, part, controller.signal)
      .then((found) => {
        if (!near) whole.current = { search, view: found }
        // Of the part in view only the markers count: what was found, and what has no position, is the whole search's.
        setView({ ...(whole.current?.view ?? found), markers: found.markers, isEstimate: found.isEstimate, search })
        setFailed(false)
      })
      .catch(() => {
        if (!controller.signal.aborted) setFailed(true)
      })
    return () => controller.abort()
  }, [search, near, attempt])

  return { view, hasFailed, retry: () => setAttempt((number) => number + 1) }
}
