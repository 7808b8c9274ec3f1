import { convertFromXof, convertToXof } from '#common/money.ts'
import { neighboursOf } from '#features/nest/neighbours.ts'
import { DEALS, type Kind, relatedKinds } from '#features/nest/property-types.ts'
import { kilometresBetween } from '#platform/map/geometry.ts'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import type { WishChip } from '../recommendation.public.ts'
import type { Wish } from '../wishes/wish.ts'
import type { AddressOf } from './relax-text.ts'
import { sayWish } from './say-wish.ts'
import type { NameWish, PriceWish, Speech } from './speech.ts'

const MOST_CHANGES = 4
const LARGER = 1.1
const SMALLER = 0.9
/** Answers about the people are only ever weighed. */
const NEVER_HARD: readonly Wish['field'][] = ['lifestyle', 'work', 'transport', 'goal', 'people']

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

function nearestPlaces(place: string): string[] {
  const here = PLACE_COORDINATES[place]
  if (!here) return []
  const away = (name: string) => kilometresBetween(here, PLACE_COORDINATES[name] ?? here)
  return neighboursOf(place).sort((one, other) => away(one) - away(other))
}

type Change = { op?: Wish['op']; value: Wish['value'] }

function priceChanges(wish: PriceWish, speech: Speech): Change[] {
  if (wish.op === 'between') {
    const [lowest, highest] = wish.value
    return [{ value: [priceTimes(lowest, SMALLER, speech), priceTimes(highest, LARGER, speech)] }]
  }
  return [LARGER, SMALLER].map((factor) => ({ value: priceTimes(wish.value, factor, speech) }))
}

function numberChanges({ field, op, value }: Wish): Change[] {
  if (typeof value !== 'number') return []
  const step = field === 'area' ? Math.max(5, rounded(value / 10)) : 1
  const numbers = [value + step, value - step].filter((n) => n > 0 || (field === 'floor' && n === 0))
  const isCounted = field === 'bedrooms' || field === 'bathrooms' || field === 'area' || field === 'levels'
  return [
    ...numbers.map((n) => ({ value: n })),
    ...(isCounted ? [{ op: op === 'exactly' ? ('atLeast' as const) : ('exactly' as const), value }] : []),
  ]
}

function nameChanges(wish: NameWish): Change[] {
  const { field, value, op } = wish
  const [first = ''] = value
  if (op === 'not') return [{ op: 'oneOf', value }]
  if (field === 'deal') {
    const others = DEALS.filter((deal) => !value.includes(deal))
    return others.slice(0, 2).map((deal) => ({ value: value.length > 1 ? [deal] : [...value, deal] }))
  }
  const beside = field === 'place' ? nearestPlaces(first) : relatedKinds(first as Kind).filter((kind) => kind !== first)
  const others = beside.filter((name) => !value.includes(name)).slice(0, 2)
  if (others.length === 0) return []
  return [
    { value: [...value, ...others.slice(0, field === 'place' ? 2 : 1)] },
    ...others.map((name) => ({ value: [name] })),
  ]
}

function poolChanges({ op, value }: NameWish): Change[] {
  if (op === 'not') return [{ op: 'oneOf', value: ['any'] }]
  const other = value.includes('any') ? 'private' : 'any'
  return [{ value: [other] }, { op: 'not', value: ['any'] }]
}

function changesOf(wish: Wish, speech: Speech): Change[] {
  switch (wish.field) {
    case 'price':
      return priceChanges(wish, speech)
    case 'kind':
    case 'place':
    case 'deal':
      return nameChanges(wish)
    case 'pool':
      return poolChanges(wish)
    case 'amenity':
      return [{ op: wish.op === 'not' ? 'oneOf' : 'not', value: wish.value }]
    case 'near':
    case 'readyBy':
      return []
    default:
      return typeof wish.value === 'boolean' ? [{ value: !wish.value }] : numberChanges(wish)
  }
}

function changed(wish: Wish, change: Change): Wish {
  // What was written in another currency was another amount.
  const { said: _, ...rest } = wish as Wish & { said?: string }
  return { ...rest, ...change } as Wish
}

/** One wish as it was understood, with ways to take it back or correct it. */
export function chipOf(wish: Wish, speech: Speech, addressOf: AddressOf): WishChip {
  const { chip } = speech.words.answer
  const isForm = 'form' in wish.from
  const text = sayWish(wish, speech)
  const others = changesOf(wish, speech)
    .map((change) => changed(wish, change))
    .map((other) => ({ text: sayWish(other, speech), path: addressOf({ instead: [wish, other] }) }))
    .filter((other) => other.text !== text)
  const turned: Wish = { ...wish, isHard: !wish.isHard }
  const weight = { text: wish.isHard ? chip.soften : chip.harden, path: addressOf({ instead: [wish, turned] }) }
  const hasWeight = !NEVER_HARD.includes(wish.field)
  return {
    field: wish.field,
    text,
    isHard: wish.isHard,
    words: 'words' in wish.from ? wish.from.words || null : null,
    removePath: isForm && wish.field === 'kind' ? null : addressOf({ without: wish }),
    changes: [...others.slice(0, hasWeight ? MOST_CHANGES - 1 : MOST_CHANGES), ...(hasWeight ? [weight] : [])],
  }
}
