import { kilometresBetween } from '#platform/map/geometry.ts'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { regionOf } from './places.ts'

/** In the city the next district begins around the corner; along the coast the next village is a short drive away. */
const KILOMETRES = { city: 3, country: 8 }
const CITY = 'Dakar'

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
