import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { Box } from '#features/map/map-engine.ts'

/** The map must lie still this long before its part counts as the one meant. */
const REST_MS = 400
/** Marks a move that the page made, not the reader. */
export const BY_US = { isByUs: true }

export function readBox(bounds: string | null): Box | null {
  const edges = bounds?.split(',').map(Number) ?? []
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = edges
  const isBox = edges.length === 4 && west < east && south < north && Math.abs(south) <= 90 && Math.abs(north) <= 90
  return isBox ? [west, south, east, north] : null
}

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
  const [isFollowing, setFollowing] = useState(bounds !== null)
  const [inView, setInView] = useState(() => boxInView(map))
  const sent = useRef(bounds)
  const tell = useRef(onBounds)
  useEffect(() => {
    tell.current = onBounds
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMoveEnd = (event: object) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const box = boxInView(map)
        setInView(box)
        if (!isFollowing || 'isByUs' in event || box === sent.current) return
        sent.current = box
        tell.current(box)
      }, REST_MS)
    }
    const { unsubscribe } = map.on('moveend', onMoveEnd)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [map, isFollowing])

  // The address changed without us: all filters cleared, or the browser's back button.
  useEffect(() => {
    if (bounds === sent.current) return
    sent.current = bounds
    const box = readBox(bounds)
    setFollowing(box !== null)
    if (box) map.fitBounds(box, { animate: false }, BY_US)
  }, [map, bounds])

  function follow(isOn: boolean) {
    setFollowing(isOn)
    sent.current = isOn ? boxInView(map) : null
    onBounds(sent.current)
  }

  return { isFollowing, follow, inView }
}
