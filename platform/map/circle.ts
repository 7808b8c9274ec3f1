import type { Box } from './box.ts'
import type { Position } from './place-coordinates.ts'

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
