import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A heavy part, fetched when it is wanted. Null until it is here, and for as long as the network withholds it: what stands
 * in its place must do its job. `onArrival` is called just before the two change places.
 */
export function useLater<Part>(load: () => Promise<Part>, isWanted: boolean, onArrival: () => void): Part | null {
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
    load().then(
      (loaded) => isCurrent && arrive(loaded),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [load, isWanted, isMissing])
  return part
}
