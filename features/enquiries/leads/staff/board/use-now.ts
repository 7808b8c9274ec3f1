import { useSyncExternalStore } from 'react'

const TICK_MS = 15_000

/** One clock for all that counts time on the screen; it stands still while nobody looks at it. */
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const readers = new Set<() => void>()

function tick() {
  now = Date.now()
  for (const read of readers) read()
}

function subscribe(reader: () => void): () => void {
  if (readers.size === 0) {
    now = Date.now()
    timer = setInterval(tick, TICK_MS)
  }
  readers.add(reader)
  return () => {
    readers.delete(reader)
    if (readers.size === 0) clearInterval(timer)
  }
}

/** The present moment, a few times a minute. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
}
