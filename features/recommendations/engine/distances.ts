import { regionOf } from '#features/nest/places.ts'
import { kilometresBetween } from '#platform/map/geometry.ts'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'

const CITY = 'Dakar'
const OFFICES = 'Plateau'

/** Up to `near` a place is as good as asked for; up to `far` it is a near miss. Towns lie further apart than districts. */
const REACH = { city: { near: 3, far: 8 }, country: { near: 8, far: 20 } }

/** What the nearest neighbour is worth, and what is left of it at either end. */
const BESIDE = 0.85
const AT_NEAR = 0.5
const AT_FAR = 0.1

/** How a place stands to those that were asked for. */
export interface Standing {
  nearest: string
  kilometres: number
  isNear: boolean
  isWithinReach: boolean
  grade: number
}

/** From middle to middle, in tenths; null where one of them is not on our map. */
function kilometres(one: string, other: string): number | null {
  if (one === other) return 0
  const [here, there] = [PLACE_COORDINATES[one], PLACE_COORDINATES[other]]
  return here && there ? Math.max(0.1, Math.round(kilometresBetween(here, there) * 10) / 10) : null
}

function fall(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function measure(offered: string, asked: string): Standing {
  const away = kilometres(offered, asked)
  if (away === null) return { nearest: asked, kilometres: Infinity, isNear: false, isWithinReach: false, grade: 0 }
  const isCountry = regionOf(offered) !== CITY && regionOf(asked) !== CITY
  const { near, far } = REACH[isCountry ? 'country' : 'city']
  const place = { nearest: asked, kilometres: away, isNear: away <= near, isWithinReach: away <= far }
  if (away === 0) return { ...place, grade: 1 }
  if (place.isNear) return { ...place, grade: fall(BESIDE, AT_NEAR, away / near) }
  return { ...place, grade: place.isWithinReach ? fall(AT_NEAR, AT_FAR, (away - near) / (far - near)) : 0 }
}

/** Places do not move: each pair is measured once. */
const measured = new Map<string, Map<string, Standing>>(
  Object.keys(PLACE_COORDINATES).map((place) => [place, new Map()]),
)

function standing(offered: string, asked: string): Standing {
  const known = measured.get(asked)?.get(offered)
  if (known) return known
  const made = measure(offered, asked)
  if (PLACE_COORDINATES[offered]) measured.get(asked)?.set(offered, made)
  return made
}

/** Each of `places` to whichever of the asked ones it is closest to; null where none was asked for. */
export function standingsOf(places: readonly string[], asked: readonly string[]): readonly Standing[] | null {
  if (asked.length === 0) return null
  return places.map((offered) =>
    asked
      .map((place) => standing(offered, place))
      .reduce((best, next) =>
        next.grade > best.grade || (next.grade === best.grade && next.kilometres < best.kilometres) ? next : best,
      ),
  )
}

export function kilometresToOffices(place: string): number | null {
  return kilometres(place, OFFICES)
}

/** The other places by how far they are, the closest first. */
export function byDistance(from: string, places: readonly string[]): { place: string; kilometres: number }[] {
  return places
    .filter((place) => place !== from)
    .map((place) => ({ place, kilometres: kilometres(from, place) ?? Infinity }))
    .filter((other) => other.kilometres < Infinity)
    .sort((one, other) => one.kilometres - other.kilometres || (one.place < other.place ? -1 : 1))
}
