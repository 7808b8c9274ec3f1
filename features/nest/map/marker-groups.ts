import type { Box } from '#platform/map/geometry.ts'
import type { MapMarker } from '../get-map-view.server.ts'

/** What one button on the map stands for. */
export interface MarkerGroup {
  /** Stays the same while the same homes are together, so that focus survives a redraw. */
  key: string
  latitude: number
  longitude: number
  /** All homes in it, the server's clusters included. */
  count: number
  /** The homes known one by one. */
  homes: SingleMarker[]
  west: number
  south: number
  east: number
  north: number
}

export type SingleMarker = Extract<MapMarker, { id: number }>

/** Two buttons nearer than this would cover each other: a price's width, a thumb's height. */
const ROOM_X = 78
const ROOM_Y = 46
const WORLD_PIXELS = 512

/** Where a point lies on a map of the whole world at this zoom, in pixels (Web Mercator). */
function toPixels({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number) {
  const scale = WORLD_PIXELS * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: (longitude / 360 + 0.5) * scale,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale,
  }
}

function alone(marker: MapMarker): MarkerGroup {
  const { latitude, longitude, count } = marker
  if ('id' in marker) {
    const box = { west: longitude, south: latitude, east: longitude, north: latitude }
    return { key: `home-${marker.id}`, latitude, longitude, count, homes: [marker], ...box }
  }
  const { west, south, east, north } = marker
  return { key: `near-${latitude},${longitude}`, latitude, longitude, count, homes: [], west, south, east, north }
}

function together(a: MarkerGroup, b: MarkerGroup): MarkerGroup {
  const count = a.count + b.count
  const middle = (from: number, to: number) => (from * a.count + to * b.count) / count
  return {
    key: a.key,
    latitude: middle(a.latitude, b.latitude),
    longitude: middle(a.longitude, b.longitude),
    count,
    homes: [...a.homes, ...b.homes],
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  }
}

/** One round: each joins the first group it would cover, or stands alone. */
function gather(groups: MarkerGroup[], zoom: number): MarkerGroup[] {
  const kept: { group: MarkerGroup; x: number; y: number }[] = []
  for (const group of groups) {
    const { x, y } = toPixels(group, zoom)
    const covered = kept.find((other) => Math.abs(other.x - x) < ROOM_X && Math.abs(other.y - y) < ROOM_Y)
    if (!covered) kept.push({ group, x, y })
    else
      Object.assign(covered, { group: together(covered.group, group) }, toPixels(together(covered.group, group), zoom))
  }
  return kept.map(({ group }) => group)
}

/** Seen from here, Dakar with its suburbs is one group, the Petite Côte another. */
const REGIONAL_ZOOM = 8

/** Where to look first: the group that holds more than half of the homes; all of them where there is none. */
export function densePart(markers: readonly MapMarker[]): Box | null {
  const groups = groupMarkers(markers, REGIONAL_ZOOM)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const dense = groups.find(({ count }) => count * 2 > total)
  const shown = dense ? [dense] : groups
  if (shown.length === 0) return null
  return [
    Math.min(...shown.map(({ west }) => west)),
    Math.min(...shown.map(({ south }) => south)),
    Math.max(...shown.map(({ east }) => east)),
    Math.max(...shown.map(({ north }) => north)),
  ]
}

/** Joins markers until no two buttons overlap at this zoom; from north to south, so that the tab key reads the map. */
export function groupMarkers(markers: readonly MapMarker[], zoom: number): MarkerGroup[] {
  let groups = markers.map(alone).sort((a, b) => b.latitude - a.latitude || a.key.localeCompare(b.key))
  for (;;) {
    const fewer = gather(groups, zoom)
    if (fewer.length === groups.length) return fewer
    groups = fewer
  }
}
