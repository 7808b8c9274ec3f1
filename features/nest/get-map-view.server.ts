import { z } from 'zod'
import { say } from '#common/validation.ts'
import type { Context } from '#db/context.server.ts'
import type { PropertyFilters } from './property-filters.ts'
import {
  chooseCounted,
  clusterOnMap,
  countOffMap,
  listMapPoints,
  type MapCluster,
  type MapPoint,
  onMap,
  type Sample,
} from './search/map-and-facets.repository.server.ts'
import { conditionOf, VISITORS } from './search/property-search.repository.server.ts'
import { stayOf } from './stays/stay-search.ts'
import { readStayTotals } from './stays/stay-totals.server.ts'

/** More single markers than this nobody can read, and a phone should not have to draw. */
const MOST_POINTS = 500
/** A map of zoom 0 shows the world on a square of 512 pixels; a gathered square is about a thumb wide. */
const WORLD_PIXELS = 512
const SQUARE_PIXELS = 72
const WHOLE_COUNTRY_ZOOM = 6

export const mapZoomSchema = z.coerce
  .number(say('number'))
  .min(0, say('invalid'))
  .max(22, say('invalid'))
  .default(WHOLE_COUNTRY_ZOOM)

/** `total`: what the stay that is looked for costs there. */
export type MapMarker = (MapPoint & { count: 1; total?: string }) | MapCluster

export interface MapView {
  markers: MapMarker[]
  /** Homes that the markers stand for. */
  total: number
  /** Homes found that have no usable place on the map; of more than `MOST_COUNTED` one more than that. */
  unlocated: number
  /** More than ten thousand homes: the counts are worked out from a part of them. */
  isEstimate: boolean
}

/** The homes found; where days of a stay are asked for, with what each costs for these. */
export async function getMapView(
  context: Context,
  filters: PropertyFilters,
  zoom: number,
  sample?: Sample,
): Promise<MapView> {
  const view = await findOnMap(context, filters, zoom, sample)
  const stay = stayOf(filters)
  if (!stay) return view
  const ids = view.markers.flatMap((marker) => ('id' in marker ? [marker.id] : []))
  const totals = await readStayTotals(context.db, ids, stay)
  const markers = view.markers.map((marker): MapMarker => {
    if (!('id' in marker)) return marker
    const total = totals.get(marker.id)
    return total === undefined ? marker : { ...marker, total }
  })
  return { ...view, markers }
}

/** Each by itself while they are few, else gathered in squares that fit the zoom. */
async function findOnMap({ db }: Context, filters: PropertyFilters, zoom: number, sample?: Sample): Promise<MapView> {
  const { bounds, ...others } = filters
  const where = await conditionOf(db, others, VISITORS)
  const shown = onMap(where, bounds)
  const unlocated = bounds ? 0 : await countOffMap(db, where)
  const { points, counted: found } = await listMapPoints(db, shown, MOST_POINTS + 1, sample)
  if (points.length <= MOST_POINTS) {
    const markers = points.map((point) => ({ ...point, count: 1 as const }))
    return { markers, total: points.length, unlocated, isEstimate: false }
  }
  const counted = await chooseCounted(db, found, sample)
  const degrees = (360 / (WORLD_PIXELS * 2 ** Math.round(zoom))) * SQUARE_PIXELS
  const squares = await clusterOnMap(db, shown, degrees, counted)
  const markers = squares.map((square): MapMarker => ('id' in square ? { ...square, count: 1 } : square))
  const total = markers.reduce((sum, { count }) => sum + count, 0)
  return { markers, total, unlocated, isEstimate: counted.times > 1 }
}
