import { convertFromXof, convertToXof } from '#common/money.ts'
import { neighboursOf } from '#features/nest/neighbours.ts'
import { DEALS, type Kind, relatedKinds } from '#features/nest/property-types.ts'
import { kilometresBetween } from '#platform/map/geometry.ts'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import type { WishChip } from '../recommendation.public.ts'
import type { Wish, WishField } from '../wishes/wish.ts'
import type { AddressOf } from './relax-text.ts'
import { sayWish } from './say-wish.ts'
import type { NameWish, Speech } from './speech.ts'

const MOST_CHANGES = 4
const [LARGER, SMALLER] = [1.1, 0.9]
/** Answers about the people are only ever weighed, and nobody half buys. */
const ONE_WEIGHT: readonly WishField[] = ['lifestyle', 'work', 'transport', 'goal', 'people', 'deal', 'dates']
/** Whose opposite somebody may have meant. */
const TURNED: readonly WishField[] = ['offPlan', 'topFloor', 'amenity']
const ROOMS: readonly WishField[] = ['bedrooms', 'bathrooms', 'area', 'levels']

type Change = { op?: Wish['op']; value?: Wish['value'] }

/** As a person would say it: 330 million, not 329 876 000. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / step) * step
}

/** Round in the reader's own currency. */
function priceTimes(francs: number, factor: number, { voice }: Speech): number {
  const units = convertFromXof(String(Math.round(francs * factor)), voice)
  return convertToXof(rounded(Number(units)), voice)
}

/** One more or one fewer; exactly, or at least. */
function numberChanges({ field, op }: Wish, value: number): Change[] {
  const step = field === 'area' ? Math.max(5, Math.round(value / 50) * 5) : 1
  const numbers = [value + step, value - step].filter((n) => n > 0 || (field === 'floor' && n === 0))
  const other = op === 'exactly' ? 'atLeast' : 'exactly'
  return [...numbers.map((n) => ({ value: n })), ...(ROOMS.includes(field) ? [{ op: other } as const] : [])]
}

function nearestPlaces(place: string): string[] {
  const here = PLACE_COORDINATES[place]
  if (!here) return []
  const away = (name: string) => kilometresBetween(here, PLACE_COORDINATES[name] ?? here)
  return neighboursOf(place).sort((one, other) => away(one) - away(other))
}

/** What is beside it, or may do instead. */
function nameChanges({ field, value, op }: NameWish): Change[] {
  const [first = ''] = value
  if (field === 'pool' && op === 'oneOf')
    return [{ value: [value.includes('any') ? 'private' : 'any'] }, { op: 'not', value: ['any'] }]
  if (op === 'not') return [{ op: 'oneOf' }]
  const beside: Partial<Record<WishField, () => readonly string[]>> = {
    place: () => nearestPlaces(first),
    kind: () => relatedKinds(first as Kind),
    deal: () => DEALS,
  }
  const others = (beside[field]?.() ?? []).filter((name) => !value.includes(name)).slice(0, 2)
  const [other] = others
  return other
    ? [{ value: [...value, ...(field === 'place' ? others : [other])] }, ...others.map((name) => ({ value: [name] }))]
    : []
}

function changesOf(wish: Wish, speech: Speech): Change[] {
  const { field, value } = wish
  if (TURNED.includes(field))
    return [typeof value === 'boolean' ? { value: !value } : { op: wish.op === 'not' ? 'oneOf' : 'not' }]
  if (wish.op === 'oneOf' || wish.op === 'not') return nameChanges(wish)
  if (field === 'price' && wish.op === 'between') {
    return [{ value: [priceTimes(wish.value[0], SMALLER, speech), priceTimes(wish.value[1], LARGER, speech)] }]
  }
  if (typeof value !== 'number') return []
  if (field !== 'price') return numberChanges(wish, value)
  return [LARGER, SMALLER].map((factor) => ({ value: priceTimes(value, factor, speech) }))
}

function changed(wish: Wish, change: Change): Wish {
  // What was written in another currency was another amount.
  const { said: _, ...rest } = wish as Wish & { said?: string }
  return { ...rest, ...change } as Wish
}

/** One wish as it was understood, with ways to take it back or correct it. */
export function chipOf(wish: Wish, speech: Speech, addressOf: AddressOf): WishChip {
  const { chip } = speech.words.answer
  const text = sayWish(wish, speech)
  const others = changesOf(wish, speech)
    .map((change) => changed(wish, change))
    .map((other) => ({ text: sayWish(other, speech), path: addressOf({ instead: [wish, other] }) }))
    .filter((other) => other.text !== text)
  const turned: Wish = { ...wish, isHard: !wish.isHard }
  const weight = { text: wish.isHard ? chip.soften : chip.harden, path: addressOf({ instead: [wish, turned] }) }
  return {
    field: wish.field,
    text,
    isHard: wish.isHard,
    words: 'words' in wish.from ? wish.from.words || null : null,
    removePath: addressOf({ without: wish }),
    changes: ONE_WEIGHT.includes(wish.field)
      ? others.slice(0, MOST_CHANGES)
      : [...others.slice(0, MOST_CHANGES - 1), weight],
  }
}
