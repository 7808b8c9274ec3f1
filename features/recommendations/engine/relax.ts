import { addMonths } from '#common/dates.ts'
import { townName } from '#features/nest/places.ts'
import { comparableKinds, type Kind, relatedKinds } from '#features/nest/property-types.ts'
import { placesOf } from '../wishes/place-groups.ts'
import type { Wish } from '../wishes/wish.ts'
import { MOST_SHOWN, type Relaxation } from './decision.ts'
import { byDistance } from './distances.ts'
import { isMissed } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import { compileWish } from './judge-home.ts'
import { asksForGround } from './judge-traits.ts'
import { isLastToGiveUp } from './points.ts'
import { type Trial, trialsOfNumber } from './relax-numbers.ts'

const MOST_RELAXATIONS = 4
/** Places beside the asked one that are tried. */
const MOST_PLACES = 8

/** How much a change asks of somebody, measured as percent of a budget. */
const EFFORT = { kilometre: 5, relatedKind: 25, otherKind: 50, month: 6, otherPool: 15, refused: 40 } as const
/** To give a wish up altogether. */
const GIVING_UP: Readonly<Partial<Record<Wish['field'], number>>> = {
  place: 250,
  kind: 150,
  bedrooms: 120,
  people: 60,
  readyBy: 80,
}
const GIVING_UP_ANOTHER = 40
/** Even the smallest change is one. */
const LEAST_EFFORT = 10

type NameWish = Extract<Wish, { op: 'oneOf' | 'not' }>

function trialsOfPlace(wish: NameWish, homes: readonly HomeFacts[]): Trial[] {
  const asked = wish.value.flatMap(placesOf)
  return [...new Set(homes.map(({ location }) => location))]
    .flatMap((place) => {
      const [closest] = byDistance({ location: place, latitude: null, longitude: null }, asked)
      return closest ? [{ place, kilometres: closest.kilometres }] : []
    })
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, MOST_PLACES)
    .map(({ place, kilometres }) => ({
      to: { ...wish, value: [...wish.value, townName(place)] },
      effort: kilometres * EFFORT.kilometre,
    }))
}

/** Whoever looks for a plot is not told of villas, nor the other way round. */
function trialsOfKind(wish: NameWish, homes: readonly HomeFacts[]): Trial[] {
  const isComparable = (kind: Kind) => comparableKinds(kind).some((other) => wish.value.includes(other))
  const isRelated = (kind: Kind) => relatedKinds(kind).some((other) => wish.value.includes(other))
  return [...new Set(homes.map(({ kind }) => kind))].filter(isComparable).map((kind) => ({
    to: { ...wish, value: [...wish.value, kind] },
    effort: isRelated(kind) ? EFFORT.relatedKind : EFFORT.otherKind,
  }))
}

/** Of several things that were refused, each alone. */
function trialsOfRefused(wish: NameWish): Trial[] {
  if (wish.value.length < 2) return []
  return wish.value.map((allowed) => ({
    to: { ...wish, value: wish.value.filter((name) => name !== allowed) },
    effort: EFFORT.refused,
  }))
}

const MONTHS_LATER = [3, 6, 12]

function changesOf(wish: Wish, homes: readonly HomeFacts[], today: string): Trial[] {
  if (wish.op === 'not') return trialsOfRefused(wish)
  if (wish.field === 'place') return trialsOfPlace(wish, homes)
  if (wish.field === 'kind') return trialsOfKind(wish, homes)
  if (wish.field === 'pool') {
    return wish.value.includes('any') ? [] : [{ to: { ...wish, value: ['any'] }, effort: EFFORT.otherPool }]
  }
  if (wish.field === 'readyBy') {
    const from = wish.value < today ? today : wish.value
    return MONTHS_LATER.map((months) => ({
      to: { ...wish, value: addMonths(from, months) },
      effort: months * EFFORT.month,
    }))
  }
  // Which other days are free, nobody looked.
  return wish.field === 'dates' ? [] : trialsOfNumber(wish, homes)
}

function trialsOf(wish: Wish, homes: readonly HomeFacts[], today: string): Trial[] {
  // Another deal would be another search, not a relaxed one.
  if (wish.field === 'deal' || homes.length === 0) return []
  // Who looks for a plot and would take anything is not looking for a plot; and a price can always be named.
  if (asksForGround(wish) || wish.field === 'price') return changesOf(wish, homes, today)
  const givingUp = { to: null, effort: GIVING_UP[wish.field] ?? GIVING_UP_ANOTHER }
  return [...changesOf(wish, homes, today), givingUp]
}

function countLetIn(to: Wish | null, homes: readonly HomeFacts[], today: string): number {
  if (!to) return homes.length
  const judge = compileWish(to, today)
  let count = 0
  for (const home of homes) if (!isMissed(judge(home))) count += 1
  return count
}

interface Tried extends Relaxation {
  /** Whoever sees six more homes has seen enough: more of them make no change better. */
  worth: number
  isLast: boolean
}

/**
 * What to change, and how many more homes would fit then: every condition alone, over the homes that miss it and nothing
 * else. Pauses where it yields.
 */
export function* relaxationsFor(
  missingOnly: ReadonlyMap<Wish, readonly HomeFacts[]>,
  today: string,
): Generator<undefined, Relaxation[]> {
  const best: Tried[] = []
  for (const [wish, homes] of missingOnly) {
    let found: Tried | undefined
    for (const { to, effort } of trialsOf(wish, homes, today)) {
      const gains = countLetIn(to, homes, today)
      const worth = Math.min(gains, MOST_SHOWN) / (LEAST_EFFORT + effort)
      if (worth > (found?.worth ?? 0)) found = { wish, to, gains, worth, isLast: isLastToGiveUp(wish) }
      yield
    }
    if (found) best.push(found)
  }
  return best
    .sort((one, other) => Number(one.isLast) - Number(other.isLast) || other.worth - one.worth)
    .slice(0, MOST_RELAXATIONS)
    .map(({ wish, to, gains }) => ({ wish, to, gains }))
}
