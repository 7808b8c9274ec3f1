import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect } from 'react'
import type { Feature } from './geojson.ts'
import type { Position } from './geometry.ts'
import { circle } from './geometry.ts'
import { readMapColours } from './map-colours.ts'

interface Props {
  map: MapLibreMap
  middle: Position
  /** In metres. */
  radius: number
}

const ID = 'area'

function paint(map: MapLibreMap) {
  const { area } = readMapColours()
  map.setPaintProperty(`${ID}-fill`, 'fill-color', area)
  map.setPaintProperty(`${ID}-edge`, 'line-color', area)
}

/** A soft circle: somewhere here. */
export function AreaOnMap({ map, middle, radius }: Props) {
  const { latitude, longitude } = middle
  useEffect(() => {
    const ring = circle({ latitude, longitude }, radius)
    const data: Feature = {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [ring] },
    }
    const source = map.getSource<GeoJSONSource>(ID)
    if (source) {
      void source.setData(data)
      return
    }
    const { area } = readMapColours()
    map.addSource(ID, { type: 'geojson', data, tolerance: 0 })
    // Under the names, so that the place's own stays readable.
    const under = map.getLayer('sea-names') ? 'sea-names' : undefined
    map.addLayer(
      { id: `${ID}-fill`, type: 'fill', source: ID, paint: { 'fill-color': area, 'fill-opacity': 0.2 } },
      under,
    )
    map.addLayer(
      { id: `${ID}-edge`, type: 'line', source: ID, paint: { 'line-color': area, 'line-width': 1.5 } },
      under,
    )
  }, [map, latitude, longitude, radius])

  useEffect(() => {
    const observer = new MutationObserver(() => paint(map))
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [map])

  return null
}
