import type { Wish, WishField } from '../wishes/wish.ts'

/** What a second wish of a field is to the first: the same once more, another one beside it, or one in its place. */
export type Relation = 'same' | 'beside' | 'instead'

type NameWish = Extract<Wish, { op: 'oneOf' | 'not' }>

/** Whoever comes is counted, of a stay as guests. */
const countedAs = (field: WishField) => (field === 'guests' ? 'people' : field)
/** Of these several are wished, each on its own. */
const SEVERAL: readonly WishField[] = ['amenity', 'near']
/** Somebody who converts may round. */
const CLOSE = 0.02

function compareNames(ours: NameWish, other: NameWish): Relation {
  const shared = other.value.filter((name) => ours.value.includes(name)).length
  if (ours.op !== other.op) return shared > 0 || ours.field === 'pool' ? 'instead' : 'beside'
  if (SEVERAL.includes(ours.field)) return shared > 0 ? 'same' : 'beside'
  if (ours.op === 'not') return shared === other.value.length ? 'same' : 'beside'
  return shared === other.value.length && shared === ours.value.length ? 'same' : 'instead'
}

const numbersOf = ({ value }: Wish): number[] => [value].flat().map(Number)

function compareNumbers(ours: Wish, other: Wish): Relation {
  if (ours.field === 'price' && other.field === 'price' && ours.per !== other.per) return 'instead'
  const [own, others] = [numbersOf(ours), numbersOf(other)]
  const room = ours.field === 'price' ? CLOSE : 0
  const isSame = own.every((number, at) => Math.abs(number - (others[at] ?? 0)) <= number * room)
  if (ours.op === other.op) return isSame ? 'same' : 'instead'
  const least = [ours, other].find(({ op }) => op === 'atLeast')
  const most = [ours, other].find(({ op }) => op === 'atMost')
  return least && most && Number(least.value) < Number(most.value) ? 'beside' : 'instead'
}

/** Null: they speak of different things. */
export function compareWishes(ours: Wish, other: Wish): Relation | null {
  if (countedAs(ours.field) !== countedAs(other.field)) return null
  if (countedAs(ours.field) === 'people' || typeof ours.value === 'boolean') {
    return ours.value === other.value ? 'same' : 'instead'
  }
  if (ours.op === 'oneOf' || ours.op === 'not') return compareNames(ours, other as NameWish)
  if (ours.field !== 'readyBy') return compareNumbers(ours, other)
  // To the month, as it is said.
  return ours.value.slice(0, 7) === String(other.value).slice(0, 7) ? 'same' : 'instead'
}
