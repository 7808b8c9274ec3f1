import type { Wish } from '../wishes/wish.ts'
import { isOnlyDelivery } from './gather-time.ts'
import { toWish } from './number-wish.ts'
import { only, type Said, type Saying } from './reading.ts'

/** The last number said of each; the one that compares before the one that only names. */
export function lastNumbers(said: readonly Said<'wish'>[], refused: readonly number[]): Wish[] {
  const byField = new Map<string, Wish>()
  for (const { wish } of said) {
    const before = byField.get(wish.field)
    if (before?.isHard && !wish.isHard) continue
    // 'An R+1 with the bedrooms upstairs': two, not several.
    if (before?.op === 'exactly' && wish.op === 'between' && isInside(Number(before.value), wish.value)) continue
    const either = before && eitherFloor(before, wish)
    if (either) {
      byField.set('floor', either)
      continue
    }
    // 'A three-room flat at most, two bedrooms that is': said once more, not otherwise.
    if (before && before.value === wish.value && before.op !== 'exactly') continue
    byField.set(wish.field, (before && bothEnds(before, wish)) ?? wish)
  }
  // 'Two bedrooms, not three': exactly two.
  const rooms = byField.get('bedrooms')
  if (rooms?.op === 'atLeast' && refused.includes(Number(rooms.value) + 1))
    byField.set('bedrooms', { ...rooms, op: 'exactly' } as Wish)
  return [...byField.values()].filter((wish) => !bothWays(said, wish))
}

/** 'Ground floor or first floor'. */
function eitherFloor(one: Wish, other: Wish): Wish | null {
  if (one.field !== 'floor' || one.op !== 'exactly' || other.op !== 'exactly' || one.value === other.value) return null
  const floors = [Number(one.value), Number(other.value)]
  return { ...one, op: 'between', value: [Math.min(...floors), Math.max(...floors)] } as Wish
}

const isInside = (value: number, range: unknown) => Array.isArray(range) && value >= range[0] && value <= range[1]

/** '2 bedrooms min, 4 max'. */
function bothEnds(one: Wish, other: Wish): Wish | null {
  const [low, high] = one.op === 'atLeast' ? [one, other] : [other, one]
  const isRange = low.op === 'atLeast' && high.op === 'atMost' && Number(low.value) < Number(high.value)
  return isRange ? ({ ...one, op: 'between', value: [Number(low.value), Number(high.value)] } as Wish) : null
}

/** 'Finished or off-plan': either will do. */
function bothWays(said: readonly Said<'wish'>[], { field, op, value }: Wish): boolean {
  if (op !== 'exactly' || field !== 'offPlan') return false
  const values = new Set(said.filter(({ wish }) => wish.field === field).map(({ wish }) => wish.value))
  // 'There is still a hole in the ground. I only want to see what stands.'
  const aimed = new Set(
    said
      .filter(({ wish, isAimed }) => wish.field === field && isAimed && !isOnlyDelivery(wish))
      .map(({ wish }) => wish.value),
  )
  return values.size > 1 && (aimed.size !== 1 || !aimed.has(value as boolean))
}

/** Numbers that say no unit, of the one counted last. */
export function sameAgain(said: readonly Saying[]): Said<'wish'>[] {
  return only(said, 'same').flatMap(({ at, same, sentence, words = '' }) => {
    const before = said
      .filter((one) => one.at < at && 'unit' in one && (sentence ?? 0) - (one.sentence ?? 0) < 2)
      .at(-1) as Said<'unit'> | undefined
    const isArea = before?.unit === 'area'
    if (!before || same.number.low <= 12 === isArea) return []
    return [{ at, isAlso: false, wish: toWish(before.unit, same.number, same.op, words, same.isHard) }]
  })
}

/** 'Four bedrooms, each with its bathroom', 'a bedroom for each of the three children, and ours'. */
export function eachTheirs(said: readonly Saying[], wished: readonly Said<'wish'>[]): Said<'wish'>[] {
  return only(said, 'each').flatMap(({ at, sentence, each, isOurs, words = '' }) => {
    const all = only(said, 'people')
    const own = all.filter((one) => one.sentence === sentence)
    // 'Three colleagues. Each needs a bedroom of their own.'
    const wholes = all.filter(({ isWhole }) => isWhole)
    const heads = wholes.length > 0 ? wholes.slice(-1) : own.length > 0 ? own : all
    // 'Each couple has its own bedroom'.
    const isByTwos = /\bcouples?\b/i.test(words) && heads.every(({ couples }) => couples === undefined)
    const counted = heads.reduce((sum, { people, couples }) => sum + (couples ?? people), 0) / (isByTwos ? 2 : 1)
    const rooms = wished.findLast(({ wish }) => wish.field === 'bedrooms' && wish.op !== 'between')?.wish.value
    const value = each === 'bathrooms' && rooms ? Number(rooms) : counted + Number(isOurs)
    // 'One bedroom each'.
    const isSaid = wished.some((one) => one.wish.field === each && one.sentence === sentence && one.wish.value !== 1)
    if (value < 2 || isSaid) return []
    return [{ at, isAlso: false, wish: { field: each, op: 'atLeast', value, isHard: true, from: { words } } }]
  })
}
