import type { Position } from './place-coordinates.ts'

const EARTH_RADIUS_KM = 6_371
const RADIANS = Math.PI / 180

/** Good enough over a few kilometres, where the earth is flat. */
export function kilometresBetween(one: Position, other: Position): number {
  const north = (other.latitude - one.latitude) * RADIANS
  const between = ((one.latitude + other.latitude) / 2) * RADIANS
  const east = (other.longitude - one.longitude) * RADIANS * Math.cos(between)
  return EARTH_RADIUS_KM * Math.hypot(north, east)
}
