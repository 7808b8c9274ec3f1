import type { Deal } from '#features/nest/property-types.ts'
import type { Wish } from '../wishes/wish.ts'
import { readAmount } from './amounts.ts'
import { only, type ReadingContext, type Said, type Saying } from './reading.ts'

/** 'Could one of them serve for the Easter holidays?' beside a budget of 300 million: a word alone makes no other deal of it. */
export function isByTheWay(
  { wish, isAimed }: Said<'wish'>,
  said: readonly Saying[],
  { deal, rates }: ReadingContext,
): boolean {
  if (wish.field !== 'deal' || wish.op !== 'oneOf' || deal === null) return false
  // 'We want a holiday house' for 200 million.
  const isForHolidays = deal === 'buy' && 'words' in wish.from && /holiday|vacation|vacances/i.test(wish.from.words)
  if (isAimed && !isForHolidays) return false
  const isBought = wish.value.includes('buy')
  if (isBought === (deal === 'buy')) return false
  // 'I am buying, not renting'.
  if (
    only(said, 'wish').some(
      (one) => one.wish.field === 'deal' && one.wish.op === 'not' && one.wish.value.includes(deal),
    )
  )
    return false
  const isTold =
    only(said, 'stay').length > 0 ||
    only(said, 'amount').some(
      ({ amount: { text, pieces, number }, isTold: isOfBefore }) =>
        !isOfBefore && readAmount(text, pieces, { ...number }, rates) !== null,
    )
  return !isTold && !only(said, 'wish').some((one) => one.wish.field === 'nights')
}

/** 'We do not want to buy': then to rent; 'not to rent': then to buy. */
export function otherDeal(named: readonly Wish[]): Wish | undefined {
  const refused = named.find((wish) => wish.field === 'deal' && wish.op === 'not')
  if (refused?.op !== 'not' || refused.value.length > 1) return undefined
  const [deal] = refused.value
  if (deal !== 'buy' && deal !== 'rent') return undefined
  // 'No lease longer than a year' is to be rented.
  if (deal === 'rent' && 'words' in refused.from && !/rent|lou/i.test(refused.from.words))
    return { ...refused, op: 'oneOf' } as Wish
  return { ...refused, op: 'oneOf', value: [deal === 'buy' ? 'rent' : 'buy'] } as Wish
}

/** 'He would buy for 200 million, I would rent for 1.3: show us both.' */
export function bothDeals(said: readonly Saying[], wish: Wish | null, pers: readonly Deal[]): Wish | null {
  const [both] = only(said, 'both')
  const named = only(said, 'wish').flatMap(({ wish: { field, op, value } }) =>
    field === 'deal' && op === 'oneOf' ? (value as readonly Deal[]) : [],
  )
  const mentioned = only(said, 'mentioned').flatMap((one) => one.mentioned as readonly Deal[])
  const value = [...new Set([...mentioned, ...named, ...pers])]
  // 'Either a purchase, up to 400 million, or a lease, up to 2 million a month'.
  const isEither = only(said, 'open').some(
    ({ open, names = [] }) =>
      open === 'deal' && names.some((name) => !wish || !(wish.value as readonly string[]).includes(name)),
  )
  const isPaidEither = isEither && pers.includes('buy') && pers.includes('rent')
  if ((!both && !isPaidEither) || value.length < 2) return wish
  return { field: 'deal', op: 'oneOf', value, isHard: true, from: wish?.from ?? { words: both?.words ?? '' } }
}

/** 'To rent', or an amount a month: either says it; where the two differ, what is paid for says it. */
export function dealOf(said: Wish | null, pers: readonly Deal[], isAimed: boolean): Wish | null {
  const [per] = pers
  const names = said?.op === 'oneOf' ? said.value : []
  // 'For my family when we come on holiday, 240 million at most' is to be bought.
  if (said && !isAimed && pers.length > 0 && pers.every((one) => one === 'buy') && !names.includes('buy'))
    return { field: 'deal', op: 'oneOf', value: ['buy'], isHard: true, from: said.from }
  // What a night or a month costs says more than a word that may speak of something else.
  if (
    names.length < 2 &&
    per &&
    per !== 'buy' &&
    !names.includes(per) &&
    !(names.includes('buy') && pers.includes('buy'))
  ) {
    return { field: 'deal', op: 'oneOf', value: [per], isHard: true, from: said?.from ?? { words: '' } }
  }
  // A short stay is a kind of renting.
  if (names.includes('short-stay') && names.includes('rent') && said)
    return { ...said, value: ['short-stay'], isHard: true } as Wish
  if (said) return { ...said, isHard: true }
  return per && per !== 'buy' ? { field: 'deal', op: 'oneOf', value: [per], isHard: true, from: { words: '' } } : null
}
