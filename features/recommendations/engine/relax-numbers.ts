import { NUMBER_FIELDS, type NumberField, type Wish } from '../wishes/wish.ts'
import type { HomeFacts } from './home-facts.ts'
import { AROUND, endsOf } from './judge-numbers.ts'

/** One wish changed, before it is known what it gains. Whoever asked for it still gets all that fits now. */
export interface Trial {
  to: Wish | null
  effort: number
}

type NumberWish = Extract<Wish, { field: NumberField | 'people' }>
type PriceWish = Extract<NumberWish, { field: 'price' }>

/** What a person would say: half of the second digit's step. 312,400,000 is said as 315 million, 1,230,000 as 1,250,000. */
function stepOf(amount: number): number {
  const digits = String(Math.trunc(amount)).length
  return digits < 3 ? 1 : 5 * 10 ** (digits - 3)
}

function roundUp(amount: number): number {
  const step = stepOf(amount)
  return Math.ceil(amount / step) * step
}

function roundDown(amount: number): number {
  const step = stepOf(amount)
  return Math.floor(amount / step) * step
}

/** A price that lets in the first home, the first three, the first six. */
const RANKS = [0, 2, 5]

function priceWith(wish: PriceWish, low: number, high: number): Wish {
  const { isHard, from, per } = wish
  const same = { field: 'price', isHard, from, per } as const
  if (wish.op === 'atLeast') return { ...same, op: 'atLeast', value: low }
  // Less than 'around' so much is no fault.
  return wish.op !== 'between'
    ? { ...same, op: 'atMost', value: high }
    : { ...same, op: 'between', value: [Math.floor(low), Math.ceil(high)] }
}

function trialsOfPrice(wish: PriceWish, homes: readonly HomeFacts[]): Trial[] {
  const { low, high } = endsOf(wish.op === 'exactly' ? { op: 'near', value: wish.value } : wish, AROUND)
  const prices = homes.map(({ price }) => price).sort((one, other) => one - other)
  const above = prices.filter((price) => price > high)
  const isAround = wish.op === 'near' || wish.op === 'exactly'
  const below = isAround ? [] : prices.filter((price) => price < low).reverse()
  const dearer = RANKS.flatMap((rank) => above[rank] ?? [])
    .map(roundUp)
    .map((to) => ({ to: priceWith(wish, low, to), effort: ((to - high) * 100) / high }))
  const cheaper = RANKS.flatMap((rank) => below[rank] ?? [])
    .map(roundDown)
    .map((to) => ({ to: priceWith(wish, to, high), effort: ((low - to) * 100) / low }))
  return [...dearer, ...cheaper]
}

/** Steps that are tried, in the field's own measure, and what each asks of somebody. */
const STEPS: Readonly<Record<Exclude<NumberField, 'price'>, { by: readonly number[]; effort: number }>> = {
  bedrooms: { by: [1, 2], effort: 15 },
  bathrooms: { by: [1, 2], effort: 10 },
  levels: { by: [1], effort: 20 },
  floor: { by: [1, 2], effort: 15 },
  guests: { by: [1, 2], effort: 20 },
  nights: { by: [1, 2, 3, 7], effort: 8 },
  lease: { by: [3, 6, 12], effort: 4 },
  /** Percent. */
  area: { by: [10, 20], effort: 1 },
}

type CountWish = Exclude<NumberWish, PriceWish>

/** A stay or a lease may be longer and a party smaller, whatever the words for it were: one number is asked for. */
function countEnds(wish: CountWish): { low: number; high: number } {
  const [first, last] = typeof wish.value === 'number' ? [wish.value, wish.value] : wish.value
  if (wish.field === 'guests') return { low: last, high: Infinity }
  if (wish.field === 'nights' || wish.field === 'lease') return { low: -Infinity, high: first }
  return endsOf(wish, wish.field === 'area' ? AROUND : 0)
}

function countWith(wish: CountWish, low: number, high: number): Wish | null {
  const { isHard, from, field } = wish
  if (field === 'people') return null
  if (high === Infinity) return { isHard, from, field, op: 'atLeast', value: low }
  if (low === -Infinity) return { isHard, from, field, op: 'atMost', value: high }
  return { isHard, from, field, op: 'between', value: [low, high] }
}

const FIVE = 5

function trialsOfCount(wish: CountWish): Trial[] {
  const { field } = wish
  if (field === 'people') return []
  const { by, effort } = STEPS[field]
  const isArea = field === 'area'
  const { low, high } = countEnds(wish)
  const down = (step: number) => (isArea ? Math.floor((low * (100 - step)) / 100 / FIVE) * FIVE : low - step)
  const up = (step: number) => (isArea ? Math.ceil((high * (100 + step)) / 100 / FIVE) * FIVE : high + step)
  return by.flatMap((step) => {
    const fewer = Number.isFinite(low) && down(step) > 0 ? countWith(wish, down(step), high) : null
    const more = Number.isFinite(high) ? countWith(wish, low, up(step)) : null
    return [fewer, more].flatMap((to) => (to ? [{ to, effort: step * effort }] : []))
  })
}

const FIELDS: readonly string[] = [...NUMBER_FIELDS, 'people']

function isNumberWish(wish: Wish): wish is NumberWish {
  return FIELDS.includes(wish.field)
}

/** A number one step further. */
export function trialsOfNumber(wish: Wish, homes: readonly HomeFacts[]): Trial[] {
  if (!isNumberWish(wish)) return []
  return wish.field === 'price' ? trialsOfPrice(wish, homes) : trialsOfCount(wish)
}
