import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** A browser says 'online' before the network leads anywhere: what did not come is asked for again, ever less often. */
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 60_000

/**
 * A heavy part, fetched when it is wanted. Null until it is here, and for as long as the network withholds it: what stands
 * in its place must do its job. `onArrival` is called just before the two change places.
 */
export function useLazyComponent<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onArrival: () => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const isMissing = part === null
  const arrive = useEffectEvent((loaded: Part) => {
    onArrival()
    // A component is a function, which the setter would call. At once, with its effects: a letter typed in between would be lost.
    flushSync(() => setPart(() => loaded))
  })
  useEffect(() => {
    if (!isWanted || !isMissing) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (pause: number) =>
      load().then(
        (loaded) => isCurrent && arrive(loaded),
        () => {
          if (isCurrent) timer = setTimeout(ask, pause, Math.min(2 * pause, LAST_RETRY_MS))
        },
      )
    void ask(FIRST_RETRY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [load, isWanted, isMissing])
  return part
}

/** So long a press waits for its code. Then the browser does it, as without scripts, or the frame says that it has not come. */
export const MOST_WAIT_MS = 4_000
/** What somebody waits for is late, or no longer is: app/shell/no-network.tsx listens. */
export const OVERDUE = 'kais:overdue'

export function useOverdue(isWaitedFor: boolean): void {
  useEffect(() => {
    if (!isWaitedFor) return
    const tell = (detail: boolean) => window.dispatchEvent(new CustomEvent(OVERDUE, { detail }))
    const timer = setTimeout(tell, MOST_WAIT_MS, true)
    return () => {
      clearTimeout(timer)
      tell(false)
    }
  }, [isWaitedFor])
}

const never = () => () => {}

/** False on the server and in the first render of the browser; true once scripts run. For parts that stand plain until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
