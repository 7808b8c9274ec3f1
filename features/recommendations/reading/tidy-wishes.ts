import { SEA } from '../wishes/place-groups.ts'
import type { Wish } from '../wishes/wish.ts'

/** Where a place is named, it says where; what else it should be near to is weighed. By the sea is by the sea. */
function nearThePlace(wishes: readonly Wish[], isPlaced: boolean): Wish[] {
  const isNamed = isPlaced || wishes.some(({ field, op }) => field === 'place' && op === 'oneOf')
  return wishes.map((wish) =>
    isNamed && wish.field === 'near' && wish.op === 'oneOf' && !wish.value.includes(SEA)
      ? { ...wish, isHard: false }
      : wish,
  )
}

/** Of a plot nobody asks whether it is built. */
function withoutBuilding(wishes: readonly Wish[]): Wish[] {
  const isLand = wishes.some(
    ({ field, op, value }) => field === 'kind' && op === 'oneOf' && (value as readonly string[]).join() === 'land',
  )
  return isLand ? wishes.filter(({ field }) => field !== 'offPlan') : [...wishes]
}

/** 'A studio or one bedroom': a flat with one, or a studio, which has none. */
function withStudio(wishes: readonly Wish[]): Wish[] {
  const isStudio = wishes.some(
    ({ field, op, value }) => field === 'kind' && op === 'oneOf' && (value as readonly string[]).includes('studio'),
  )
  if (!isStudio || !wishes.some(({ field, value }) => field === 'bedrooms' && value === 1)) return [...wishes]
  return wishes.map((wish) => {
    if (wish.field === 'bedrooms' && wish.value === 1) return { ...wish, op: 'atMost' } as Wish
    const isKind = wish.field === 'kind' && wish.op === 'oneOf'
    return isKind ? ({ ...wish, value: [...new Set([...wish.value, 'apartment'])] } as Wish) : wish
  })
}

/** Whoever wants the ground floor needs no lift, however often they speak of lifts. */
function withoutStairs(wishes: readonly Wish[]): Wish[] {
  const isGround = wishes.some(({ field, value }) => field === 'floor' && value === 0)
  return isGround ? wishes.filter(({ field }) => field !== 'lift') : [...wishes]
}

/** What several wishes say together. */
export const tidyWishes = (wishes: readonly Wish[], isPlaced: boolean): Wish[] =>
  nearThePlace(withoutBuilding(withStudio(withoutStairs(wishes))), isPlaced)
