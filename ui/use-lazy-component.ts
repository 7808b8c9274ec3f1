import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

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
    // A component is a function, which the setter would call.
    setPart(() => loaded)
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

const never = () => () => {}

/** False on the server and in the first render of the browser; true once scripts run. For parts that stand plain until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
