import { expect, test } from 'vitest'
import { boxAround, circle } from './geometry.ts'

const ALMADIES = { latitude: 14.744, longitude: -17.515 }

/** Metres on the ground between two points, near enough for a district. */
function metres([longitude, latitude]: [number, number]): number {
  const east = (longitude - ALMADIES.longitude) * 111_320 * Math.cos((ALMADIES.latitude * Math.PI) / 180)
  return Math.hypot(east, (latitude - ALMADIES.latitude) * 111_320)
}

test('Every point of a circle lies its radius away, and the ring is closed', () => {
  const ring = circle(ALMADIES, 400)
  expect(ring[0]).toEqual(ring.at(-1))
  for (const point of ring) expect(metres(point)).toBeCloseTo(400, 0)
})

test('The box around a place is as wide as it is high on the ground', () => {
  const [west, south, east, north] = boxAround(ALMADIES, 2_000)
  expect(metres([west, ALMADIES.latitude])).toBeCloseTo(2_000, 0)
  expect(metres([east, ALMADIES.latitude])).toBeCloseTo(2_000, 0)
  expect(metres([ALMADIES.longitude, south])).toBeCloseTo(2_000, 0)
  expect(metres([ALMADIES.longitude, north])).toBeCloseTo(2_000, 0)
})
