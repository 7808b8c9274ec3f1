import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { MapOptions } from './map-engine.ts'

type Failure = 'no-webgl' | 'unreachable'

interface Options extends Omit<MapOptions, 'container' | 'isCooperative' | 'onStyleFailed'> {
  isWanted: boolean
}

/** Asked before the code is fetched: 300 KB that could not draw would be a poor use of a visitor's data. */
function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** Fetches the map's code, opens a map in the container, and closes it with the screen. */
export function useMapEngine({ isWanted, ...options }: Options) {
  const container = useRef<HTMLDivElement>(null)
  // A map is opened once; later filters move what lies on it, not the map.
  const first = useRef(options)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [hasOwnStyleInstead, setOwnStyleInstead] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to start again
  useEffect(() => {
    if (!isWanted) return
    if (!canDraw()) return setFailure('no-webgl')
    let isGone = false
    let close = () => {}
    import('./map-engine.ts')
      .then(({ openMap }) => {
        if (isGone || !container.current) return
        const opened = openMap({
          ...first.current,
          container: container.current,
          isCooperative: matchMedia('(pointer: coarse)').matches,
          onStyleFailed: () => setOwnStyleInstead(true),
        })
        close = () => opened.remove()
        opened.once('load', () => {
          if (!isGone) setMap(opened)
        })
      })
      .catch((error: unknown) => {
        if (isGone) return
        setFailure(error instanceof Error && error.name === 'GPUInitializationError' ? 'no-webgl' : 'unreachable')
      })
    return () => {
      isGone = true
      setMap(null)
      close()
    }
  }, [isWanted, attempt])

  const retry = () => {
    setFailure(null)
    setAttempt((number) => number + 1)
  }
  return { map, failure, hasOwnStyleInstead, retry, container }
}
