import { AttributionControl, type LngLatBoundsLike, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
// Its own file on our own host, as the page's policy asks.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Locale } from '#common/locale.ts'
import { baseLayers, baseStyle } from './base-map.ts'
import { type MapColours, readMapColours } from './map-colours.ts'
import { drawOnDemand } from './map-signs.ts'
import './map-engine.css'

setWorkerUrl(workerUrl)

/** The drawing ends here (tools/map). */
const SHEET: LngLatBoundsLike = [-22, 9, -9, 20]
/** The shore is true to about a hundred metres: nearer than this it would pretend to know more. */
const NEAREST = 16
/** A style that has not come by then counts as failed. */
const STYLE_PATIENCE_MS = 8_000

export type Box = [west: number, south: number, east: number, north: number]

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

function useOwnStyle(map: MapLibreMap, { locale, credit }: Pick<MapOptions, 'locale' | 'credit'>) {
  map.setStyle(baseStyle({ locale, credit, colours: readMapColours() }), { diff: false })
}

/** Somebody else's style may be gone, broken or far away; then ours takes its place. */
function watchStyle(map: MapLibreMap, options: MapOptions): void {
  const stop = () => {
    clearTimeout(timer)
    map.off('style.load', stop)
    map.off('error', giveUp)
  }
  const giveUp = () => {
    stop()
    useOwnStyle(map, options)
    options.onStyleFailed()
  }
  const timer = setTimeout(giveUp, STYLE_PATIENCE_MS)
  map.on('style.load', stop)
  map.on('error', giveUp)
  map.once('remove', stop)
}

/** Throws where the browser has no WebGL 2. */
export function openMap(options: MapOptions): MapLibreMap {
  const { container, locale, credit, words, view, padding, isStill, isCooperative, styleUrl } = options
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
  return map
}

function repaint(map: MapLibreMap, colours: MapColours): void {
  for (const { id, paint = {} } of baseLayers(colours)) {
    if (!map.getLayer(id)) continue
    for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as never, value as never)
  }
}

/** Our own drawing follows the page from light to dark and back; returns how to stop that. */
export function followTheme(map: MapLibreMap): () => void {
  const observer = new MutationObserver(() => repaint(map, readMapColours()))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
