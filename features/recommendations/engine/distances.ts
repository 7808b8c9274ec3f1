import { regionOf } from '#features/nest/places.ts'
import type { Position } from '#platform/map/geometry.ts'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { fall } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'

const CITY = 'Dakar'
/** Where the offices are. */
export const OFFICES = 'Plateau'

/** Up to `near` a place is as good as asked for; up to `far` it is a near miss. Towns lie further apart than districts. */
const REACH = { city: { near: 3, far: 8 }, country: { near: 8, far: 20 } }

/** What the nearest neighbour is worth, and what is left of it at either end. */
const BESIDE = 0.85
const AT_NEAR = 0.5
const AT_FAR = 0.1

export function middleOf(place: string): Position | undefined {
  return PLACE_COORDINATES[place]
}

const KILOMETRES_PER_DEGREE = 111.19
const RADIANS = Math.PI / 180

/** Where something is: at a point, or somewhere in a place. */
export type Spot = Pick<HomeFacts, 'location' | 'latitude' | 'longitude'>

/** How far a home is from a point: from its own, or from the middle of its place; null where neither is on our map. */
export function kilometresTo(there: Position | undefined): (home: Spot) => number | null {
  if (!there) return () => null
  const { latitude, longitude } = there
  // Worked out once: thousands of homes are measured, and over a few kilometres the earth is flat.
  const perDegreeEast = KILOMETRES_PER_DEGREE * Math.cos(latitude * RADIANS)
  return (home) => {
    const here = home.latitude === null || home.longitude === null ? middleOf(home.location) : home
    if (!here || here.latitude === null || here.longitude === null) return null
    const north = (here.latitude - latitude) * KILOMETRES_PER_DEGREE
    const east = (here.longitude - longitude) * perDegreeEast
    return Math.sqrt(north * north + east * east)
  }
}

/** Whether both lie outside the city, where the next place is a drive away. */
export function isCountry(one: string, other: string): boolean {
  return regionOf(one) !== CITY && regionOf(other) !== CITY
}

/** What a home is worth that lies so far beside the place that was asked for. */
export function gradeBeside(kilometres: number, isInCountry: boolean): number {
  const { near, far } = REACH[isInCountry ? 'country' : 'city']
  if (kilometres > far) return 0
  if (kilometres <= near) return fall(kilometres, [0, BESIDE], [near, AT_NEAR])
  return fall(kilometres, [near, AT_NEAR], [far, AT_FAR])
}

/** A name and how far it is. */
export interface Away {
  place: string
  kilometres: number
}

const byKilometres = (one: Away, other: Away) => one.kilometres - other.kilometres || (one.place < other.place ? -1 : 1)

/** Those of `places` that are on our map, the closest first. */
export function byDistance(from: Spot, places: readonly string[]): Away[] {
  return places
    .flatMap((place) => {
      const kilometres = kilometresTo(middleOf(place))(from)
      return kilometres === null ? [] : [{ place, kilometres }]
    })
    .sort(byKilometres)
}

/** As it is said: in tenths, and never none where there is some way to go. */
export function inTenths(kilometres: number): number {
  return Math.max(0.1, Math.round(kilometres * 10) / 10)
}
