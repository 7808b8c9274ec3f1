import { regionOf } from '#features/nest/places.ts'
import { kilometresBetween, type Position } from '#platform/map/geometry.ts'
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

/** Its own point on the map, or the middle of its place. */
export function positionOf({ latitude, longitude, location }: HomeFacts): Position | undefined {
  return latitude !== null && longitude !== null ? { latitude, longitude } : middleOf(location)
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
export function byDistance(from: Position, places: readonly string[]): Away[] {
  return places
    .flatMap((place) => {
      const there = middleOf(place)
      return there ? [{ place, kilometres: kilometresBetween(from, there) }] : []
    })
    .sort(byKilometres)
}

/** As it is said: in tenths, and never none where there is some way to go. */
export function inTenths(kilometres: number): number {
  return Math.max(0.1, Math.round(kilometres * 10) / 10)
}
