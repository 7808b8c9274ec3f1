import { BY_THE_SEA, LANDMARKS, placesOf, SEA } from '../wishes/place-groups.ts'
import { type Away, byDistance, gradeBeside, inTenths, isCountry, kilometresTo, middleOf } from './distances.ts'
import { best, fall, type Judge, OPEN, opposite, UNKNOWN } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'

interface NamedWish {
  field: string
  op: 'oneOf' | 'not'
  value: readonly string[]
}

const SEA_VIEW = 'Ocean View'
/** By the sea is a walk; further away the sea is somewhere else. */
const SEA_WALK = { grade: 0.6, kilometres: 3, none: 15 }
/** Kilometres that are near, and those from which on nobody would say so. */
const NEAR = { town: [5, 15], country: [10, 25], airport: [25, 60] } as const
const JUST_BEYOND = 0.9
/** Of all that were asked for, so many of those closest to a place are measured from a home in it. */
const MOST_MEASURED = 3

function gradeNear(kilometres: number, [near, none]: readonly [number, number]): number {
  return kilometres <= near ? 1 : fall(kilometres, [near, JUST_BEYOND], [none, 0])
}

/** What a home in a place has to be measured by, worked out once for each place. */
interface Measured {
  isInside: boolean
  beside: readonly { away: (home: HomeFacts) => number | null; isInCountry: boolean }[]
}

function measureFrom(location: string, asked: readonly string[]): Measured {
  const closest = byDistance({ location, latitude: null, longitude: null }, asked)
  const beside = closest
    .slice(0, MOST_MEASURED)
    .map(({ place }) => ({ away: kilometresTo(middleOf(place)), isInCountry: isCountry(location, place) }))
  return { isInside: asked.includes(location), beside }
}

function measurer(asked: readonly string[]): (location: string) => Measured {
  const known = new Map<string, Measured>()
  return (location) => {
    const found = known.get(location)
    if (found) return found
    const made = measureFrom(location, asked)
    known.set(location, made)
    return made
  }
}

function insideOrBeside(asked: readonly string[], gradeOf: typeof gradeBeside): Judge {
  const measured = measurer(asked)
  return (home) => {
    const { isInside, beside } = measured(home.location)
    if (isInside) return 1
    let grade = 0
    for (const { away, isInCountry } of beside) grade = Math.max(grade, gradeOf(away(home) ?? Infinity, isInCountry))
    return grade
  }
}

export function judgePlace({ op, value }: NamedWish): Judge {
  const asked = [...new Set(value.flatMap(placesOf))]
  if (asked.length === 0) return () => OPEN
  const refused = new Set(asked)
  return op === 'not' ? (home) => (refused.has(home.location) ? 0 : 1) : insideOrBeside(asked, gradeBeside)
}

function judgeSea(): Judge {
  const toTheSea = ({ kilometres, none, grade }: typeof SEA_WALK, away: number) =>
    away <= kilometres ? grade : fall(away, [kilometres, grade], [none, 0])
  const byPlace = insideOrBeside(BY_THE_SEA, (away) => toTheSea(SEA_WALK, away))
  return (home) => (home.amenities.includes(SEA_VIEW) ? 1 : byPlace(home))
}

function isLandmark(name: string): name is keyof typeof LANDMARKS {
  return name in LANDMARKS
}

function judgeNearOne(name: string): Judge {
  if (name === SEA) return judgeSea()
  if (isLandmark(name)) {
    const [kilometres, reach] = [kilometresTo(LANDMARKS[name]), name === 'airport' ? NEAR.airport : NEAR.town]
    return (home) => {
      const away = kilometres(home)
      return away === null ? UNKNOWN : gradeNear(away, reach)
    }
  }
  const asked = placesOf(name)
  if (asked.length === 0) return () => OPEN
  return insideOrBeside(asked, (away, isInCountry) => gradeNear(away, isInCountry ? NEAR.country : NEAR.town))
}

export function judgeNear({ op, value }: NamedWish): Judge {
  const judge = best(value.map(judgeNearOne))
  return op === 'not' ? opposite(judge) : judge
}

/** The closest of what was asked for, and how far it is: 0 inside it. */
export interface Nearest {
  nearest?: string
  kilometres?: number
  present?: string[]
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

export function nearestOf(home: HomeFacts, { field, value }: NamedWish): Nearest {
  const hasView = field === 'near' && value.includes(SEA) && home.amenities.includes(SEA_VIEW)
  const away = value.flatMap((name) => awayFrom(home, name) ?? [])
  const [closest] = away.toSorted((one, other) => one.kilometres - other.kilometres)
  return {
    ...(closest && { nearest: closest.place, kilometres: closest.kilometres }),
    ...(hasView && { present: [SEA_VIEW] }),
  }
}
