import { placesOf } from '../wishes/place-groups.ts'
import type { AskedFor, Wish, WishField } from '../wishes/wish.ts'
import type { Said } from './reading.ts'

/** Fields of which several names make one wish. */
const JOINED: readonly WishField[] = ['deal', 'kind', 'place', 'pool']

const nameKey = (asked: AskedFor) =>
  asked.op === 'oneOf' || asked.op === 'not' ? [...asked.value].sort().join('|') : ''

/** 'Near Saly, Somone or Ngaparou' is near to one of them; the sea and the university stand for themselves. */
const isNearPlace = ({ field, value }: Wish) =>
  field === 'near' && Array.isArray(value) && value.every((name) => placesOf(String(name)).length > 0)

const isInTheHouse = ({ from }: Wish) =>
  'words' in from && /r[ée]sidence|building|immeuble|compound|complex/i.test(from.words)

/** A place that is only liked, in a region that is a condition. */
function isPartOf(liked: Wish, whole: Wish): boolean {
  if (liked.field !== 'place' || whole.field !== 'place' || liked.op !== 'oneOf' || whole.op !== 'oneOf') return false
  const all = whole.value.flatMap((name) => (placesOf(name).length > 1 ? placesOf(name) : []))
  return (
    whole.isHard && !liked.isHard && liked.value.every((name) => placesOf(name).every((place) => all.includes(place)))
  )
}

/** The last word about each name counts; names of a field that are wished for become one wish. */
export function joinNames(said: readonly Said<'wish'>[]): Wish[] {
  const byName = new Map<string, Wish>()
  const isTakenBack = ({ at, wish, sentence }: Said<'wish'>) =>
    wish.op === 'oneOf' &&
    ['kind', 'place', 'deal'].includes(wish.field) &&
    said.some(
      (one) =>
        one.isInstead &&
        one.at > at &&
        one.sentence !== sentence &&
        one.wish.field === wish.field &&
        one.wish.op === 'oneOf',
    )
  for (const { wish, isAimed, isInstead } of said.filter((one) => !isTakenBack(one))) {
    const names = wish.op === 'oneOf' || wish.op === 'not' ? wish.value : []
    const each = JOINED.includes(wish.field) ? names : [nameKey(wish)]
    for (const name of each) {
      const key = `${wish.field} ${name}`
      const before = byName.get(key)
      // 'No pool at all … everybody offers me a pool'.
      if (before?.op === 'not' && wish.op === 'oneOf' && wish.field === 'pool' && name === 'any' && !isAimed) continue
      // 'A parking space is a must … he no longer wants to park in the sand'.
      if (before?.op === 'oneOf' && before.isHard && wish.op === 'not' && !wish.isHard && !isInstead) continue
      // 'I am not looking to rent, I have thrown away enough rent'.
      if (before?.op === 'not' && wish.op === 'oneOf' && wish.field === 'deal' && !isAimed) continue
      // 'I want a plot … I don't want two families selling me the same land'.
      const isOften = () =>
        said.filter(
          (one) =>
            one.wish.op === 'oneOf' &&
            one.wish.field === wish.field &&
            (one.wish.value as readonly string[]).includes(name),
        ).length > 1
      if (before?.op === 'oneOf' && wish.op === 'not' && wish.field === 'kind' && !isInstead && isOften()) continue
      byName.delete(key)
      const value = JOINED.includes(wish.field) ? [name] : wish.op === 'oneOf' || wish.op === 'not' ? wish.value : []
      const isHard = wish.isHard || (before?.op === wish.op && before.isHard)
      byName.set(key, { ...wish, value, isHard } as Wish)
    }
  }
  const joined: Wish[] = []
  for (const wish of byName.values()) {
    const near = joined.find((other) => isNearPlace(other) && isNearPlace(wish) && other.op === wish.op)
    if (near && Array.isArray(near.value) && Array.isArray(wish.value)) {
      Object.assign(near, { value: [...near.value, ...wish.value], isHard: near.isHard || wish.isHard })
      continue
    }
    // 'In Dakar, best in Point E or Fann': the one is a condition, the others are not.
    const isApart = (other: Wish) => (wish.isHard ? isPartOf(other, wish) : isPartOf(wish, other))
    const same = joined.find(
      (other) => JOINED.includes(other.field) && other.field === wish.field && other.op === wish.op && !isApart(other),
    )
    if (same && 'value' in same && Array.isArray(same.value) && Array.isArray(wish.value)) {
      Object.assign(same, { value: [...new Set([...same.value, ...wish.value])], isHard: same.isHard || wish.isHard })
    } else joined.push({ ...wish })
  }
  // 'No pool in the residence': then none at all, unless one's own is wished for.
  const hasPool = joined.some(({ field, op }) => field === 'pool' && op === 'oneOf')
  for (const wish of joined)
    if (wish.field === 'pool' && wish.op === 'not' && !hasPool && String(wish.value) === 'shared' && isInTheHouse(wish))
      Object.assign(wish, { value: ['any'] })
  const asNear = (wish: Wish) =>
    joined.some((other) => isPartOf(wish, other)) ? ({ ...wish, field: 'near' } as Wish) : wish
  return joined
    .map(tidyPool)
    .map(asNear)
    .filter((wish) => !isWithin(wish, joined))
}

/** 'Fibre, for the video calls': the line is said once. */
function isWithin(wish: Wish, all: readonly Wish[]): boolean {
  if (wish.field !== 'amenity' || wish.op !== 'oneOf' || wish.value.length < 2) return false
  return all.some(
    (other) =>
      other !== wish &&
      other.field === 'amenity' &&
      other.op === 'oneOf' &&
      other.value.length < wish.value.length &&
      other.value.every((name) => wish.value.includes(name)),
  )
}

/** 'A pool, a private one' asks for a private one. */
function tidyPool(wish: Wish): Wish {
  if (wish.field !== 'pool' || wish.value.length < 2) return wish
  const kinds = wish.value.filter((name) => name !== 'any')
  return { ...wish, value: kinds.length === 1 ? kinds : ['any'] }
}

/** 'For the house we have 500 million. A real villa': the word that says more. */
export function ofKind(said: readonly Said<'wish'>[]): Said<'wish'>[] {
  const kinds = ({ wish }: Said<'wish'>) => (wish.field === 'kind' && wish.op === 'oneOf' ? wish.value : [])
  const isMoreSaid = (one: Said<'wish'>) =>
    kinds(one).length > 1 &&
    said.some(
      (other) => kinds(other).length === 1 && kinds(one).includes(kinds(other)[0] as never) && other.at - one.at > 20,
    )
  return said.filter((one) => !isMoreSaid(one))
}

/** 'I'm looking to rent. Buying is for another life': the deal that is wanted, not the one that is mentioned. */
export function aimedDeals(said: readonly Said<'wish'>[]): Said<'wish'>[] {
  const isDeal = ({ wish }: Said<'wish'>) => wish.field === 'deal' && wish.op === 'oneOf'
  // 'I have entered what we would have for buying some day. For the first year we will rent.'
  const isNow = (one: Said<'wish'>) => isDeal(one) && !one.isLater
  if (said.some(isNow) && said.some((one) => one.isLater)) return said.filter((one) => !isDeal(one) || isNow(one))
  const aimed = new Set(said.filter((one) => isDeal(one) && one.isAimed).map(({ sentence }) => sentence))
  // 'Either we rent, or we want to buy' says both in one sentence.
  return said.filter((one) => !isDeal(one) || aimed.size === 0 || aimed.has(one.sentence))
}

export const isNamed = ({ op, field }: Wish) => op === 'oneOf' || op === 'not' || field === 'amenity'
