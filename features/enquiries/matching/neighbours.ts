import { PLACE_COORDINATES, type Position } from '#features/map/place-coordinates.ts'
import { regionOf } from '#features/nest/places.ts'

/** In the city the next district begins around the corner; along the coast the next village is a short drive away. */
const KILOMETRES = { city: 3, country: 8 }
const CITY = 'Dakar'

const EARTH_RADIUS_KM = 6_371
const RADIANS = Math.PI / 180

/** Good enough over a few kilometres, where the earth is flat. */
function kilometresBetween(one: Position, other: Position): number {
  const north = (other.latitude - one.latitude) * RADIANS
  const between = ((one.latitude + other.latitude) / 2) * RADIANS
  const east = (other.longitude - one.longitude) * RADIANS * Math.cos(between)
  return EARTH_RADIUS_KM * Math.hypot(north, east)
}

const PLACES = Object.entries(PLACE_COORDINATES)

/** Places beside this one, measured from middle to middle; the place itself is not among them. */
export function neighboursOf(place: string): string[] {
  const here = PLACE_COORDINATES[place]
  if (!here) return []
  return PLACES.filter(([name, there]) => {
    const isCity = regionOf(place) === CITY && regionOf(name) === CITY
    return name !== place && kilometresBetween(here, there) <= KILOMETRES[isCity ? 'city' : 'country']
  }).map(([name]) => name)
}

export function withNeighbours(places: readonly string[]): string[] {
  return [...new Set(places.flatMap((place) => [place, ...neighboursOf(place)]))]
}
