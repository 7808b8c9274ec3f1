import { findPlace, townName } from '#features/nest/places.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import { AROUND, endsOf, type NumberWish } from '#features/recommendations/engine/judge-numbers.ts'
import { placesOf } from '#features/recommendations/wishes/place-groups.ts'
import type { AskedFor, NameField, Wish } from '#features/recommendations/wishes/wish.ts'
import type { Wishes } from './wishes.schema.ts'

type Limits = { op: 'between'; value: [number, number] } | { op: 'atLeast' | 'atMost'; value: number }

function limits(min: string | null, max: string | null): Limits | null {
  if (min !== null && max !== null) return { op: 'between', value: [Number(min), Number(max)] }
  if (max !== null) return { op: 'atMost', value: Number(max) }
  return min === null ? null : { op: 'atLeast', value: Number(min) }
}

/** What a lead looks for, as the evaluator of recommendations takes it. */
export function toWishList(wishes: Wishes): Wish[] {
  const { deal, kinds, places, minPrice, maxPrice, minBedrooms, minArea } = wishes
  const price = limits(minPrice, maxPrice)
  const asked: (AskedFor | false | null)[] = [
    deal && { field: 'deal', op: 'oneOf', value: [deal] },
    kinds.length > 0 && { field: 'kind', op: 'oneOf', value: kinds },
    // A town that is called like its region is the town alone.
    places.length > 0 && { field: 'place', op: 'oneOf', value: places.map(townName) },
    deal && price && { field: 'price', per: deal, ...price },
    minBedrooms !== null && { field: 'bedrooms', op: 'atLeast', value: minBedrooms },
    minArea !== null && { field: 'area', op: 'atLeast', value: minArea },
  ]
  return asked.flatMap((one) => (one ? [{ ...one, isHard: true, from: { form: one.field } } satisfies Wish] : []))
}

/** What is larger cannot be saved (wishes.schema.ts), and limits nothing that we offer. */
const MOST_FRANCS = 9_999_999_999
const MOST_BEDROOMS = 50
const MOST_METRES = 1_000_000

const francs = (amount: number) => (amount > 0 && amount <= MOST_FRANCS ? String(Math.round(amount)) : null)
const wholeUpTo = (most: number, count: number) => (count >= 1 && count <= most ? Math.floor(count) : null)

/** What of a typed list the desk writes down: its conditions, not what would be nice besides. */
export function fromWishList(list: readonly Wish[]): Wishes {
  const hard = list.filter(({ isHard }) => isHard)
  const named = (field: NameField, op: 'oneOf' | 'not' = 'oneOf') =>
    hard.flatMap((wish) => (wish.field === field && wish.op === op ? [...wish.value] : []))
  const endsBy = (isMeant: (wish: NumberWish) => boolean) => {
    const ends = hard.flatMap((wish) => (isNumber(wish) && isMeant(wish) ? [endsOf(wish, AROUND)] : []))
    return { low: Math.max(...ends.map(({ low }) => low)), high: Math.min(...ends.map(({ high }) => high)) }
  }
  const inPlaces = (names: string[]) => names.flatMap((name) => findPlace(name) ?? placesOf(name))
  const deals = DEALS.filter((deal) => named('deal').includes(deal))
  // An amount says nothing until one knows whether it is a month, a night or the whole house.
  const deal = (deals.length === 1 && deals[0]) || null
  const price = endsBy((wish) => wish.field === 'price' && wish.per === deal)
  const refused = inPlaces(named('place', 'not'))
  return {
    deal,
    kinds: KINDS.filter((kind) => named('kind').includes(kind)),
    places: [...new Set(inPlaces(named('place')))].filter((place) => !refused.includes(place)),
    // 'At least 3 million, at most 2': the less is the limit.
    minPrice: price.low <= price.high ? francs(price.low) : null,
    maxPrice: francs(price.high),
    minBedrooms: wholeUpTo(MOST_BEDROOMS, endsBy(({ field }) => field === 'bedrooms').low),
    minArea: wholeUpTo(MOST_METRES, endsBy(({ field }) => field === 'area').low),
  }
}

function isNumber(wish: Wish): wish is Wish & NumberWish {
  return [wish.value].flat().every((value) => typeof value === 'number')
}
