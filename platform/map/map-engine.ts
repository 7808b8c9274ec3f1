import {
  AttributionControl,
  type LngLatBoundsLike,
  Map as MapLibreMap,
  type MapSourceDataEvent,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Locale } from '#common/locale.ts'
import { baseLayers, baseStyle } from './base-map.ts'
import type { Box } from './geometry.ts'
import { type MapColours, readMapColours } from './map-colours.ts'
import './map-engine.css'

/** A town's mark. */
const LOZENGE = 'lozenge'
const SIDE = 24
const REACH = 7
/** How MapLibre reads a shape that can take any colour: alpha falls with the distance from its edge. */
const EDGE = 0.75
const FALL = 8

function lozenge(): ImageData {
  const image = new ImageData(SIDE, SIDE)
  const middle = (SIDE - 1) / 2
  for (let i = 0; i < SIDE * SIDE; i++) {
    const fromMiddle = Math.abs((i % SIDE) - middle) + Math.abs(Math.floor(i / SIDE) - middle)
    const outside = (fromMiddle - REACH) / Math.SQRT2
    image.data[i * 4 + 3] = Math.max(0, Math.min(1, EDGE - outside / FALL)) * 255
  }
  return image
}

/** Drawn when a layer first asks for it. */
function drawOnDemand(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((id) => {
    if (id === LOZENGE) map.addImage(id, lozenge(), { sdf: true, pixelRatio: 2 })
  })
}

// Its own file on our own host, as the page's policy asks.

/** The drawing ends here (tools/map). */
const SHEET: LngLatBoundsLike = [-22, 9, -9, 20]
/** The shore is true to about a hundred metres: nearer than this it would pretend to know more. */
const NEAREST = 16
/** A map that is not whole by then counts as failed: the homes wait for it. */
const STYLE_PATIENCE_MS = 8_000

export interface MapOptions {
  container: HTMLElement
  locale: Locale
  /** What MapLibre itself says, by its own keys. */
  words: Record<string, string>
  credit: string
  view: Box
  /** Room kept free around the view, in pixels. */
  padding: number
  /** A picture of a place rather than something to travel in. */
  isStill: boolean
  /** One finger, or the wheel, scrolls the page; two move the map. */
  isCooperative: boolean
  /** A MapLibre style to use instead of our own drawing. */
  styleUrl: string | null
  onStyleFailed: () => void
}

/**
 * The worker's file brings the policy it runs under, and browsers keep both for a year: another map needs another address.
 */
function workerFor(styleUrl: string | null): string {
  return styleUrl ? `${workerUrl}?map=${encodeURIComponent(new URL(styleUrl).origin)}` : workerUrl
}

function drawOwnMap(map: MapLibreMap, { locale, credit }: Pick<MapOptions, 'locale' | 'credit'>) {
  map.setStyle(baseStyle({ locale, credit, colours: readMapColours() }), { diff: false })
  followTheme(map)
}

/**
 * Somebody else's map may be gone, broken, far away, or keep its tiles where our policy lets nobody look; then ours takes
 * its place. A single tile that is lost among others of its source is forgiven.
 */
function watchStyle(map: MapLibreMap, options: MapOptions): void {
  const heardFrom = new Set<string>()
  const listen = ({ sourceId, tile }: MapSourceDataEvent) => {
    if (tile) heardFrom.add(sourceId)
  }
  const stop = () => {
    clearTimeout(timer)
    map.off('load', stop)
    map.off('sourcedata', listen)
    map.off('error', judge)
  }
  const giveUp = () => {
    stop()
    drawOwnMap(map, options)
    options.onStyleFailed()
  }
  const judge = (event: object) => {
    const isOneOfMany = 'tile' in event && 'sourceId' in event && heardFrom.has(String(event.sourceId))
    if (!isOneOfMany) giveUp()
  }
  const timer = setTimeout(giveUp, STYLE_PATIENCE_MS)
  map.on('load', stop)
  map.on('sourcedata', listen)
  map.on('error', judge)
  map.once('remove', stop)
}

/** Throws where the browser has no WebGL 2. */
export function openMap(options: MapOptions): MapLibreMap {
  const { container, locale, credit, words, view, padding, isStill, isCooperative, styleUrl } = options
  setWorkerUrl(workerFor(styleUrl))
  const map = new MapLibreMap({
    container,
    locale: words,
    style: styleUrl ?? baseStyle({ locale, credit, colours: readMapColours() }),
    bounds: view,
    fitBoundsOptions: { padding, maxZoom: NEAREST },
    maxBounds: SHEET,
    minZoom: 4.5,
    maxZoom: NEAREST,
    interactive: !isStill,
    cooperativeGestures: isCooperative && !isStill,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    renderWorldCopies: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  drawOnDemand(map)
  if (styleUrl) watchStyle(map, options)
  else followTheme(map)
  return map
}

function repaint(map: MapLibreMap, colours: MapColours): void {
  for (const { id, paint = {} } of baseLayers(colours)) {
    if (!map.getLayer(id)) continue
    for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as never, value as never)
  }
}

/** Our own drawing, and no other, follows the page from light to dark and back. */
function followTheme(map: MapLibreMap): void {
  const observer = new MutationObserver(() => repaint(map, readMapColours()))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  map.once('remove', () => observer.disconnect())
}
