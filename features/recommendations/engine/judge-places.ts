import { BY_THE_SEA, LANDMARKS, placesOf, SEA } from '../wishes/place-groups.ts'
import type { Finding } from './decision.ts'
import { type Away, byDistance, gradeBeside, inTenths, isCountry, kilometresTo, middleOf } from './distances.ts'
import { best, fall, type Judge, OPEN, opposite, UNKNOWN } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import type { NameWish } from './judge-traits.ts'

export const SEA_VIEW = 'Ocean View'
/** By the sea is a walk; further away the sea is somewhere else. */
const SEA_WALK = { grade: 0.6, kilometres: 3, none: 15 }
/** Kilometres that are near, and those from which on nobody would say so. */
const NEAR = { landmark: [1.5, 8], town: [5, 15], country: [10, 25], airport: [25, 60] } as const
const JUST_BEYOND = 0.9
/** Of all that were asked for, so many of those closest to a place are measured from a home in it. */
const MOST_MEASURED = 3

function gradeNear(kilometres: number, [near, none]: readonly [number, number]): number {
  return kilometres <= near ? 1 : fall(kilometres, [near, JUST_BEYOND], [none, 0])
}

/** Inside one of the places, or graded by the way to the closest of them. */
function insideOrBeside(asked: readonly string[], gradeOf: typeof gradeBeside): Judge {
  const inside = new Set(asked)
  const ways = new Map<string, { kilometres: ReturnType<typeof kilometresTo>; isInCountry: boolean }[]>()
  const waysFrom = (location: string) => {
    const known = ways.get(location)
    if (known) return known
    const made = byDistance({ location, latitude: null, longitude: null }, asked)
      .slice(0, MOST_MEASURED)
      .map(({ place }) => ({ kilometres: kilometresTo(middleOf(place)), isInCountry: isCountry(location, place) }))
    ways.set(location, made)
    return made
  }
  return (home) => {
    if (inside.has(home.location)) return 1
    let grade = 0
    for (const { kilometres, isInCountry } of waysFrom(home.location)) {
      grade = Math.max(grade, gradeOf(kilometres(home) ?? Infinity, isInCountry))
    }
    return grade
  }
}

export function judgePlace({ op, value }: NameWish): Judge {
  const asked = [...new Set(value.flatMap(placesOf))]
  if (asked.length === 0) return () => OPEN
  const refused = new Set(asked)
  return op === 'not' ? (home) => (refused.has(home.location) ? 0 : 1) : insideOrBeside(asked, gradeBeside)
}

function judgeSea(): Judge {
  const { kilometres, none, grade } = SEA_WALK
  const byPlace = insideOrBeside(BY_THE_SEA, (away) => fall(away, [kilometres, grade], [none, 0]))
  return (home) => (home.amenities.includes(SEA_VIEW) ? 1 : byPlace(home))
}

function isLandmark(name: string): name is keyof typeof LANDMARKS {
  return name in LANDMARKS
}

function judgeNearOne(name: string): Judge {
  if (name === SEA) return judgeSea()
  if (isLandmark(name)) {
    const [kilometres, reach] = [kilometresTo(LANDMARKS[name]), name === 'airport' ? NEAR.airport : NEAR.landmark]
    return (home) => {
      const away = kilometres(home)
      return away === null ? UNKNOWN : gradeNear(away, reach)
    }
  }
  const asked = placesOf(name)
  if (asked.length === 0) return () => OPEN
  return insideOrBeside(asked, (away, isInCountry) => gradeNear(away, isInCountry ? NEAR.country : NEAR.town))
}

export function judgeNear({ op, value }: NameWish): Judge {
  const judge = best(value.map(judgeNearOne))
  return op === 'not' ? opposite(judge) : judge
}

function closestOf(home: HomeFacts, places: readonly string[]): Away | undefined {
  if (places.includes(home.location)) return { place: home.location, kilometres: 0 }
  const [closest] = byDistance(home, places)
  return closest && { place: closest.place, kilometres: inTenths(closest.kilometres) }
}

function awayFrom(home: HomeFacts, name: string): Away | undefined {
  if (name === SEA) {
    const sea = closestOf(home, BY_THE_SEA)
    return sea && { place: SEA, kilometres: sea.kilometres }
  }
  if (!isLandmark(name)) return closestOf(home, placesOf(name))
  const away = kilometresTo(LANDMARKS[name])(home)
  return away === null ? undefined : { place: name, kilometres: inTenths(away) }
}

/** The closest of what was asked for, and how far it is: 0 inside it. */
export function nearestOf(home: HomeFacts, { field, value }: NameWish): Partial<Finding> {
  const hasView = field === 'near' && value.includes(SEA) && home.amenities.includes(SEA_VIEW)
  const away = value.flatMap((name) => awayFrom(home, name) ?? [])
  const [closest] = away.toSorted((one, other) => one.kilometres - other.kilometres)
  return {
    ...(closest && { nearest: closest.place, kilometres: closest.kilometres }),
    ...(hasView && { present: [SEA_VIEW] }),
  }
}
