import { expect, test } from 'vitest'
import type { MapMarker } from '../get-map-view.server.ts'
import { densePart, groupMarkers } from './marker-groups.ts'

function home(id: number, latitude: number, longitude: number): MapMarker {
  return { id, latitude, longitude, price: '1000000.00', type: 'rent', isApproximate: false, count: 1 }
}

const ALMADIES = home(1, 14.7433, -17.5161)
const NGOR = home(2, 14.7484, -17.5122)
const SALY = home(3, 14.4443, -17.0118)

test('Homes far apart stand alone, near ones together, and nobody is lost', () => {
  const wholeCountry = groupMarkers([ALMADIES, NGOR, SALY], 6)
  expect(wholeCountry.map(({ count }) => count)).toEqual([3])
  const coast = groupMarkers([ALMADIES, NGOR, SALY], 10)
  expect(coast.map(({ count }) => count)).toEqual([2, 1])
  const district = groupMarkers([ALMADIES, NGOR, SALY], 15)
  expect(district.map(({ homes }) => homes.map(({ id }) => id))).toEqual([[2], [1], [3]])
})

test('A group knows the box of all its homes', () => {
  const [group] = groupMarkers([ALMADIES, SALY], 5)
  expect(group).toMatchObject({ west: -17.5161, south: 14.4443, east: -17.0118, north: 14.7433, count: 2 })
})

test('Groups made by the server count with all their homes', () => {
  const cluster: MapMarker = {
    latitude: 14.745,
    longitude: -17.514,
    count: 900,
    west: -17.52,
    south: 14.74,
    east: -17.5,
    north: 14.75,
  }
  const [group] = groupMarkers([cluster, ALMADIES], 9)
  expect(group).toMatchObject({ count: 901, west: -17.52, north: 14.75 })
  expect(group?.homes.map(({ id }) => id)).toEqual([1])
})

test('No two buttons of five hundred homes overlap, at any zoom', () => {
  const homes = Array.from({ length: 500 }, (_, i) =>
    home(i, 14.66 + ((i * 37) % 100) / 1000, -17.52 + ((i * 53) % 97) / 1000),
  )
  for (const zoom of [5, 8, 11, 12.5, 14, 16]) {
    const groups = groupMarkers(homes, zoom)
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(500)
    const scale = 512 * 2 ** zoom
    const x = (longitude: number) => (longitude / 360 + 0.5) * scale
    // Near the fifteenth degree a degree of latitude is 3.5 % longer on the map.
    const y = (latitude: number) => (latitude / 360) * scale * 1.034
    const overlapping = groups.flatMap((a, i) =>
      groups.slice(i + 1).filter((b) => {
        const [dx, dy] = [x(a.longitude) - x(b.longitude), y(a.latitude) - y(b.latitude)]
        return Math.abs(dx) <= 76 && Math.abs(dy) <= 44
      }),
    )
    expect(overlapping).toEqual([])
  }
})

test('The map opens where more than half of the homes are, and on all of them where no part has so many', () => {
  const ziguinchor = home(4, 12.568, -16.273)
  expect(densePart([ALMADIES, NGOR, ziguinchor])).toEqual([-17.5161, 14.7433, -17.5122, 14.7484])
  expect(densePart([ALMADIES, ziguinchor])).toEqual([-17.5161, 12.568, -16.273, 14.7433])
  expect(densePart([ALMADIES])).toEqual([-17.5161, 14.7433, -17.5161, 14.7433])
  expect(densePart([])).toBeNull()
})
