export interface Position {
  latitude: number
  longitude: number
}

export type Box = [west: number, south: number, east: number, north: number]

/** A part of the map written as `west,south,east,north` in degrees; null when the text is no such box. */
export function readBox(text: string): Box | null {
  const edges = text.split(',').map((edge) => (edge.trim() === '' ? Number.NaN : Number(edge)))
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = edges
  const isBox =
    edges.length === 4 && west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90
  return isBox ? [west, south, east, north] : null
}

const METRES_PER_DEGREE = 111_320
const POINTS = 72

function degrees(metres: number, { latitude }: Position) {
  const north = metres / METRES_PER_DEGREE
  return { north, east: north / Math.cos((latitude * Math.PI) / 180) }
}

/** A circle on the ground, as a closed ring of [longitude, latitude]. */
export function circle(middle: Position, metres: number): [number, number][] {
  const { north, east } = degrees(metres, middle)
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const angle = ((i % POINTS) / POINTS) * 2 * Math.PI
    return [middle.longitude + east * Math.cos(angle), middle.latitude + north * Math.sin(angle)]
  })
}

export function boxAround(middle: Position, metres: number): Box {
  const { north, east } = degrees(metres, middle)
  const { latitude, longitude } = middle
  return [longitude - east, latitude - north, longitude + east, latitude + north]
}

const EARTH_RADIUS_KM = 6_371
const RADIANS = Math.PI / 180

/** Good enough over a few kilometres, where the earth is flat. */
export function kilometresBetween(one: Position, other: Position): number {
  const north = (other.latitude - one.latitude) * RADIANS
  const between = ((one.latitude + other.latitude) / 2) * RADIANS
  const east = (other.longitude - one.longitude) * RADIANS * Math.cos(between)
  return EARTH_RADIUS_KM * Math.hypot(north, east)
}

/** Senegal with its waters, in degrees: a position outside of it is a slip of the pen. */
export const SENEGAL_BOUNDS = { west: -17.6, south: 12.2, east: -11.3, north: 16.8 }
