import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { FeatureCollection } from '#platform/map/geojson.ts'
import type { MarkerGroup } from './marker-groups.ts'

const ID = 'markers'
const PRICE = 'room-for-a-price'
const NUMBER = 'room-for-a-number'
/** Invisible signs of a button's size, in pixels. */
const SIZES = { [PRICE]: [76, 38], [NUMBER]: [54, 54] } as const

/** The map's own names make way for the buttons that lie on it. */
export function keepRoomFor(map: MapLibreMap, groups: readonly MarkerGroup[]): void {
  const data: FeatureCollection = {
    type: 'FeatureCollection',
    features: groups.map(({ longitude, latitude, count }) => ({
      type: 'Feature',
      properties: { room: count === 1 ? PRICE : NUMBER },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
  const source = map.getSource<GeoJSONSource>(ID)
  if (source) {
    void source.setData(data)
    return
  }
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    if (!map.hasImage(name)) map.addImage(name, new ImageData(width, height))
  }
  map.addSource(ID, { type: 'geojson', data })
  map.addLayer({
    id: ID,
    type: 'symbol',
    source: ID,
    layout: {
      'icon-image': ['get', 'room'],
      // A price stands above its spot and to the right of it (map.css).
      'icon-offset': ['match', ['get', 'room'], PRICE, ['literal', [24, -18]], ['literal', [0, 0]]],
      'icon-allow-overlap': true,
      'icon-padding': 0,
    },
  })
}
