import { useSyncExternalStore } from 'react'

/** The home under the pointer or in focus, in the list or on the map: both show it. */
let lit: number | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function highlightHome(id: number | null): void {
  if (lit === id) return
  lit = id
  for (const listener of listeners) listener()
}

export function useIsHighlighted(ids: readonly number[]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lit !== null && ids.includes(lit),
    () => false,
  )
}
