import { compareAmenities, countMet, hasOneOf } from './amenity-set.ts'
import type { IndexedHome } from './indexed-catalogue.ts'
import { type Rule, shareBetween } from './rules.ts'
import type { SearchRequest } from './search-request.ts'
import {
  FOR_A_CAR,
  LONG_WAY,
  LOOKED_FOR_BY_WORK,
  MIXED_WITHOUT_PARKING,
  SHORT_WAY,
  WEIGHT_OF_A_FAMILY_ALONE,
  WEIGHTS,
} from './weights.ts'

const ONE_BEDROOM_SHORT = 0.4

/** One person sleeps well in a studio, which has no bedroom. */
function bedroomsNeededIn({ kind }: IndexedHome, { needed, preferences }: SearchRequest): number {
  return kind === 'studio' && preferences.familySize === 1 ? 0 : (needed ?? 0)
}

export const family: Rule = {
  weigh: ({ needed, reading }) => {
    if (needed === null) return 0
    return reading.bedrooms === null ? WEIGHT_OF_A_FAMILY_ALONE : WEIGHTS.family
  },
  grade: (home, asked) => {
    const short = bedroomsNeededIn(home, asked) - home.bedrooms
    if (short <= 0) return 1
    return short === 1 ? ONE_BEDROOM_SHORT : 0
  },
  find: (home, asked) => ({
    aspect: 'family',
    people: asked.preferences.familySize ?? 0,
    bedrooms: home.bedrooms,
    needed: bedroomsNeededIn(home, asked),
  }),
}

export const lifestyle: Rule = {
  weigh: ({ looked }) => (looked.lifestyle.length > 0 ? WEIGHTS.lifestyle : 0),
  grade: (home, { looked }) => countMet(home, looked.lifestyle) / looked.lifestyle.length,
  find: (home, { preferences, looked }) =>
    preferences.lifestyle && {
      aspect: 'lifestyle',
      lifestyle: preferences.lifestyle,
      ...compareAmenities(home, looked.lifestyle),
    },
}

function hasSpareRoom({ bedrooms }: IndexedHome, { needed }: SearchRequest): boolean | null {
  return needed === null ? null : bedrooms > needed
}

export const work: Rule = {
  weigh: ({ preferences }) => (preferences.work ? WEIGHTS.work : 0),
  grade: (home, asked) => {
    if (!asked.preferences.work) return 0
    const { looked, goesToOffice, needsRoom } = LOOKED_FOR_BY_WORK[asked.preferences.work]
    let [met, counted] = [countMet(home, looked), looked.length]
    if (goesToOffice) {
      counted += 1
      met += shareBetween(asked.kilometresToOffices[home.place] ?? LONG_WAY, LONG_WAY, SHORT_WAY)
    }
    const spareRoom = needsRoom ? hasSpareRoom(home, asked) : null
    if (spareRoom !== null) {
      counted += 1
      met += spareRoom ? 1 : 0
    }
    return met / counted
  },
  find: (home, asked) => {
    if (!asked.preferences.work) return null
    const { looked, goesToOffice, needsRoom } = LOOKED_FOR_BY_WORK[asked.preferences.work]
    return {
      aspect: 'work',
      work: asked.preferences.work,
      ...compareAmenities(home, looked),
      hasSpareRoom: needsRoom ? hasSpareRoom(home, asked) : null,
      kilometresToPlateau: goesToOffice ? (asked.kilometresToOffices[home.place] ?? null) : null,
    }
  },
}

/** Whoever walks looks for what no listing states: it is checked with them. */
function isDriving({ preferences: { transport } }: SearchRequest): boolean {
  return transport !== null && transport !== 'walking'
}

export const transport: Rule = {
  weigh: (asked) => (isDriving(asked) ? WEIGHTS.transport : 0),
  grade: (home, { preferences }) => {
    if (hasOneOf(home, FOR_A_CAR)) return 1
    return preferences.transport === 'mixed' ? MIXED_WITHOUT_PARKING : 0
  },
  find: (home, { preferences }) =>
    preferences.transport && {
      aspect: 'transport',
      transport: preferences.transport,
      ...compareAmenities(home, [FOR_A_CAR]),
    },
}
