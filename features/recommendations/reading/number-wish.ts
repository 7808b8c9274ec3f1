import type { NumberOperator, Wish } from '../wishes/wish.ts'
import type { SaidNumber } from './numbers.ts'

const SQUARE_FOOT = 0.092903

const DEFAULT_OP: Partial<Record<string, NumberOperator>> = {
  ...{ bedrooms: 'atLeast', bathrooms: 'atLeast', area: 'atLeast', people: 'atLeast', guests: 'atLeast' },
  ...{ levels: 'exactly', floor: 'exactly', nights: 'exactly', lease: 'atMost' },
}

/** A number and what it counts, as a wish. */
export function toWish(
  field: string,
  number: SaidNumber,
  op: NumberOperator | null,
  words: string,
  isHard: boolean,
): Wish {
  const from = { words }
  const scaled = (value: number) => (field === 'feet' ? Math.round(value * SQUARE_FOOT) : value)
  const asked = field === 'feet' ? 'area' : field
  // 'First or second floor at most'.
  if (number.high !== null && op === 'atMost')
    return toWish(field, { ...number, low: number.high, high: null }, op, words, isHard)
  if (number.high !== null) {
    return { field: asked, op: 'between', value: [scaled(number.low), scaled(number.high)], isHard, from } as Wish
  }
  const plain = op ?? DEFAULT_OP[asked] ?? 'exactly'
  const step = number.isStrict && asked !== 'area' ? (plain === 'atLeast' ? 1 : -1) : 0
  return { field: asked, op: plain, value: scaled(number.low) + step, isHard, from } as Wish
}
