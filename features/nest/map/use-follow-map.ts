import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readBox } from '#platform/map/geometry.ts'
import { watchIdle } from './map-idle.ts'

/** Marks a move that the page made, not the reader. */
export const BY_US = { isByUs: true }

function boxInView(map: MapLibreMap): string {
  const view = map.getBounds()
  const edges = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()]
  return edges.map((degree) => degree.toFixed(4)).join(',')
}

interface Options {
  map: MapLibreMap
  /** As it stands in the address. */
  bounds: string | null
  onBounds: (bounds: string | null) => void
}

/** 'Search as I move the map': the part in view is the part searched, once the map rests. */
export function useFollowMap({ map, bounds, onBounds }: Options) {
  const [isFollowing, setFollowing] = useState(() => readBox(bounds ?? '') !== null)
  const [inView, setInView] = useState(() => boxInView(map))
  const sent = useRef(bounds)
  const rest = useRef<ReturnType<typeof watchIdle>>(null)
  const onRest = useEffectEvent((isReaders: boolean) => {
    const box = boxInView(map)
    setInView(box)
    if (!isFollowing || !isReaders || box === sent.current) return
    sent.current = box
    onBounds(box)
  })

  useEffect(() => {
    const watched = watchIdle((isReaders) => onRest(isReaders))
    rest.current = watched
    const start = map.on('movestart', watched.starts)
    const end = map.on('moveend', (event: object) => {
      const isByUs = 'isByUs' in event
      // We do not hesitate: the homes there can be asked for at once.
      if (isByUs) setInView(boxInView(map))
      watched.ends(isByUs)
    })
    return () => {
      watched.forget()
      start.unsubscribe()
      end.unsubscribe()
    }
  }, [map])

  // The address changed without us: all filters cleared, or the browser's back button.
  useEffect(() => {
    if (bounds === sent.current) return
    sent.current = bounds
    const box = readBox(bounds ?? '')
    setFollowing(box !== null)
    if (!box) return
    rest.current?.forget()
    map.fitBounds(box, { animate: false }, BY_US)
  }, [map, bounds])

  function follow(isOn: boolean) {
    setFollowing(isOn)
    sent.current = isOn ? boxInView(map) : null
    onBounds(sent.current)
  }

  return { isFollowing, follow, inView }
}
