import type { GeoJSONSource } from 'maplibre-gl'

/** GeoJSON's shapes, as MapLibre takes them. */
export type FeatureCollection = Extract<Parameters<GeoJSONSource['setData']>[0], { type: 'FeatureCollection' }>
export type Feature = FeatureCollection['features'][number]
export type MultiLineString = Extract<Feature['geometry'], { type: 'MultiLineString' }>
export type Position = MultiLineString['coordinates'][number][number]
