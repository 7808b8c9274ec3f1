import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#common/locale.ts'
import type { Feature, FeatureCollection, MultiLineString, Position } from './geojson.ts'
import type { MapColours } from './map-colours.ts'
import { mapLabels } from './map-labels.ts'
import drawing from './senegal.geojson?raw'

const SANS = ['Radio Canada Variable']
const SERIF = ['Hedvig Letters Serif Variable']

/** Where a name may stand from its point, in ems: first choice first. */
const BESIDE: (string | [number, number])[] = [
  'center',
  [0, 0],
  'top',
  [0, 1.8],
  'bottom',
  [0, -2],
  'left',
  [2.6, 0],
  'right',
  [-2.6, 0],
]
const ASIDE: (string | [number, number])[] = [
  'left',
  [0.6, 0],
  'right',
  [-0.6, 0],
  'top',
  [0, 0.6],
  'bottom',
  [0, -0.6],
]

/** Far enough out at sea that a country closed there covers its whole shore. */
const OFFSHORE = -18.6

interface Context {
  locale: Locale
  colours: MapColours
  /** Who made the data: a line of HTML with a link. */
  credit: string
}

const area = (part: string, ring: Position[]): Feature => ({
  type: 'Feature',
  properties: { part },
  geometry: { type: 'Polygon', coordinates: [ring] },
})

/** The borders closed through the sea: the sea is painted over them, so that only the shore is drawn finely. */
function countries({ coordinates: [senegal = [], gambia = []] }: MultiLineString): Feature[] {
  return [
    area('senegal', [...senegal, [OFFSHORE, 12.2], [OFFSHORE, 16.2], ...senegal.slice(0, 1)]),
    area('gambia', [...gambia, [OFFSHORE, 13.6], [OFFSHORE, 13.06], ...gambia.slice(0, 1)]),
  ]
}

function shapes(): FeatureCollection {
  const { type, features } = JSON.parse(drawing) as FeatureCollection
  const border = features.find(({ properties }: Feature) => properties?.part === 'border')
  return { type, features: [...features, ...(border ? countries(border.geometry as MultiLineString) : [])] }
}

function labels(locale: Locale): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: mapLabels(locale).map(({ longitude, latitude, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
}

const isPart = (...parts: string[]): ExpressionSpecification => ['in', ['get', 'part'], ['literal', parts]]
const isKind = (kind: string): ExpressionSpecification => [
  'all',
  ['==', ['get', 'kind'], kind],
  ['<=', ['get', 'from'], ['zoom']],
]

function paper(colours: MapColours): LayerSpecification[] {
  const { land, abroad, sea, shallow, coast, border } = colours
  return [
    { id: 'abroad', type: 'background', paint: { 'background-color': abroad } },
    { id: 'senegal', type: 'fill', source: 'shapes', filter: isPart('senegal'), paint: { 'fill-color': land } },
    { id: 'gambia', type: 'fill', source: 'shapes', filter: isPart('gambia'), paint: { 'fill-color': abroad } },
    {
      id: 'border',
      type: 'line',
      source: 'shapes',
      filter: isPart('border'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [3, 2.5] },
    },
    { id: 'sea', type: 'fill', source: 'shapes', filter: isPart('sea', 'lake'), paint: { 'fill-color': sea } },
    {
      // The shore runs southwards, so its right side is the sea's: shallow water, fading out.
      id: 'shallow',
      type: 'line',
      source: 'shapes',
      filter: isPart('sea'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': shallow,
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 6, 10, 14, 14, 34],
        'line-offset': ['interpolate', ['linear'], ['zoom'], 6, 3, 10, 7, 14, 17],
        'line-blur': ['interpolate', ['linear'], ['zoom'], 6, 4, 10, 10, 14, 26],
      },
    },
    { id: 'islands', type: 'fill', source: 'shapes', filter: isPart('land'), paint: { 'fill-color': land } },
    {
      id: 'coast',
      type: 'line',
      source: 'shapes',
      filter: isPart('sea', 'lake', 'land'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.7, 12, 1.2] },
    },
  ]
}

/** Written by the browser with our own faces: a style without `glyphs` asks no server for letters. */
function names(colours: MapColours): LayerSpecification[] {
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.4, 'text-halo-blur': 0.6 }
  return [
    {
      id: 'sea-names',
      type: 'symbol',
      source: 'labels',
      filter: isKind('sea'),
      layout: {
        'text-field': ['get', 'text'],
        'text-font': SERIF,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 13, 8, 17, 13, 17],
        'text-letter-spacing': 0.08,
        'text-max-width': 6,
        'text-line-height': 1.3,
      },
      paint: { 'text-color': colours.seaName },
    },
    {
      id: 'district-names',
      type: 'symbol',
      source: 'labels',
      minzoom: 10.6,
      filter: isKind('district'),
      layout: {
        'text-field': ['get', 'text'],
        'text-font': SANS,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 12, 14, 14.5],
        'text-letter-spacing': 0.02,
        'text-max-width': 7,
        'text-padding': 5,
        'symbol-sort-key': ['get', 'from'],
        // In its place, or just beside the button that stands there.
        'text-variable-anchor-offset': BESIDE,
        'text-justify': 'auto',
      },
      paint: { 'text-color': colours.name, ...halo },
    },
    {
      id: 'town-names',
      type: 'symbol',
      source: 'labels',
      filter: ['all', isKind('town'), ['any', ['!=', ['get', 'text'], 'Dakar'], ['<', ['zoom'], 11]]],
      layout: {
        'icon-image': 'lozenge',
        'icon-size': ['interpolate', ['linear'], ['zoom'], 5, 0.8, 10, 1.1],
        'text-field': ['get', 'text'],
        'text-font': SANS,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 11.5, 9, 13.5, 13, 15],
        'text-letter-spacing': 0.01,
        'text-padding': 4,
        'symbol-sort-key': ['get', 'from'],
        'text-variable-anchor-offset': ASIDE,
        'text-justify': 'auto',
      },
      paint: { 'text-color': colours.townName, 'icon-color': colours.townName, ...halo },
    },
    {
      id: 'country-names',
      type: 'symbol',
      source: 'labels',
      maxzoom: 9,
      filter: isKind('country'),
      layout: {
        'text-field': ['get', 'text'],
        'text-font': SANS,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.22,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 9.5, 8, 12.5],
        'text-max-width': 9,
        'text-padding': 6,
      },
      paint: { 'text-color': colours.countryName },
    },
  ]
}

export function baseLayers(colours: MapColours): LayerSpecification[] {
  return [...paper(colours), ...names(colours)]
}

/** The house's own map: paper, sea, a fine shore, names. Nothing in it comes from another host. */
export function baseStyle({ locale, colours, credit }: Context): StyleSpecification {
  return {
    version: 8,
    sources: {
      shapes: { type: 'geojson', data: shapes(), attribution: credit, tolerance: 0.2 },
      labels: { type: 'geojson', data: labels(locale) },
    },
    layers: baseLayers(colours),
  }
}
