import { hasOneOf } from './amenity-set.ts'
import { isInTime, isLittleLate } from './deadline.ts'
import { BUDGET_TOLERANCE_PERCENT } from './decision.ts'
import type { IndexedHome } from './indexed-catalogue.ts'
import { percentOff } from './limits.ts'
import { type Rule, shareBetween } from './rules.ts'
import type { SearchRequest, Wish } from './search-request.ts'
import { WEIGHT_OF_A_WISH, WEIGHTS } from './weights.ts'

const RELATED_KIND = 0.6
const ONE_FEWER = 0.5
const LATE = 0.4
/** A fifth smaller than asked for is another size. */
const SMALLEST_SHARE = 0.8

function gradeCount(offered: number, asked: number): number {
  if (offered >= asked) return 1
  return offered + 1 === asked ? ONE_FEWER : 0
}

export const place: Rule = {
  weigh: ({ standings }) => (standings ? WEIGHTS.place : 0),
  grade: (home, { standings }) => standings?.[home.place]?.grade ?? 0,
  find: (home, { standings }) => {
    const standing = standings?.[home.place]
    if (!standing) return null
    const { nearest, kilometres } = standing
    return { aspect: 'place', offered: home.facts.location, nearest, kilometres }
  },
}

const GRADE_OF_RELATION = { same: 1, related: RELATED_KIND, other: 0 }

export const kind: Rule = {
  weigh: ({ relations }) => (relations ? WEIGHTS.kind : 0),
  grade: ({ kind }, { relations }) => (relations ? GRADE_OF_RELATION[relations[kind]] : 0),
  find: ({ facts }, { relations, preferences }) =>
    relations && preferences.kind
      ? { aspect: 'kind', offered: facts.kind, asked: preferences.kind, relation: relations[facts.kind] }
      : null,
}

export const bedrooms: Rule = {
  weigh: ({ reading }) => (reading.bedrooms === null ? 0 : WEIGHTS.bedrooms),
  grade: ({ bedrooms }, { reading }) => gradeCount(bedrooms, reading.bedrooms ?? 0),
  find: ({ facts }, { reading }) => ({
    aspect: 'bedrooms',
    offered: facts.bedrooms,
    asked: reading.bedrooms ?? 0,
  }),
}

export const bathrooms: Rule = {
  weigh: ({ preferences }) => (preferences.bathrooms === null ? 0 : WEIGHTS.bathrooms),
  grade: ({ facts }, { preferences }) => gradeCount(facts.bathrooms, preferences.bathrooms ?? 0),
  find: ({ facts }, { preferences }) => ({
    aspect: 'bathrooms',
    offered: facts.bathrooms,
    asked: preferences.bathrooms ?? 0,
  }),
}

export const area: Rule = {
  weigh: ({ reading }) => (reading.minArea === null ? 0 : WEIGHTS.area),
  grade: ({ facts }, { reading }) => shareBetween(facts.area / (reading.minArea || 1), SMALLEST_SHARE, 1),
  find: ({ facts }, { reading }) => ({ aspect: 'area', offered: facts.area, asked: reading.minArea ?? 0 }),
}

export const budget: Rule = {
  weigh: ({ minBudget, maxBudget }) => (minBudget > 0 || maxBudget < Infinity ? WEIGHTS.budget : 0),
  grade: ({ price }, asked) =>
    1 - Math.min(1, Math.ceil(Math.abs(percentOff(price, asked))) / BUDGET_TOLERANCE_PERCENT),
  find: ({ facts }, asked) => ({ aspect: 'budget', price: facts.price, percentOff: percentOff(facts.price, asked) }),
}

export const timeframe: Rule = {
  weigh: ({ deadline }) => (deadline ? WEIGHTS.timeframe : 0),
  grade: ({ facts }, { deadline }) => {
    if (isInTime(facts, deadline)) return 1
    return isLittleLate(facts, deadline) ? LATE : 0
  },
  find: ({ facts }, { preferences, deadline }) =>
    preferences.timeframe && {
      aspect: 'timeframe',
      timeframe: preferences.timeframe,
      isReady: !facts.isVefa,
      deliveryDate: facts.isVefa ? facts.deliveryDate : null,
      isInTime: isInTime(facts, deadline),
    },
}

function wishesFor({ isHouse }: IndexedHome, { wishes }: SearchRequest): readonly Wish[] {
  return isHouse ? wishes.house : wishes.flat
}

/** The name that the listing has for a wish, if it has it. */
function metBy({ facts }: IndexedHome, { answers }: Wish): string | undefined {
  return answers.names.find((amenity) => facts.amenities.includes(amenity))
}

export const wishes: Rule = {
  weigh: (asked, isOfHouse) =>
    Math.min(WEIGHTS.wishes, WEIGHT_OF_A_WISH * (isOfHouse ? asked.wishes.house : asked.wishes.flat).length),
  grade: (home, asked) => {
    const wished = wishesFor(home, asked)
    let met = 0
    for (const { answers } of wished) if (hasOneOf(home, answers)) met += 1
    return met / (wished.length || 1)
  },
  find: (home, asked) => {
    const wished = wishesFor(home, asked)
    const met = wished.flatMap((wish) => metBy(home, wish) ?? [])
    const missing = wished.filter(({ answers }) => !hasOneOf(home, answers))
    return { aspect: 'wishes', met: [...new Set(met)], missing: missing.map(({ name }) => name) }
  },
}
