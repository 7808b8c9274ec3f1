import type { Deal } from '#features/nest/property-types.ts'
import type { Wish, WishField } from '../wishes/wish.ts'
import { bothDeals, dealOf, isByTheWay, otherDeal } from './gather-deal.ts'
import { asCrowd, sumPeople } from './gather-people.ts'
import { isOnlyDelivery, leaseOf, nightsOf, readyOnArrival } from './gather-time.ts'
import { aimedDeals, isNamed, joinNames, ofKind } from './join-names.ts'
import { eachTheirs, lastNumbers, sameAgain } from './last-numbers.ts'
import { readPrices } from './read-prices.ts'
import { only, type Reading, type ReadingContext, type Said, type Saying } from './reading.ts'
import { tidyWishes } from './tidy-wishes.ts'

const toDealWish = (deal: Deal, { from }: Wish): Wish => ({
  field: 'deal',
  op: 'oneOf',
  value: [deal],
  isHard: true,
  from,
})

/** Of which 'it does not matter' is the last word, where it comes last. */
const LAST_WORD: readonly WishField[] = ['pool', 'lift', 'topFloor', 'offPlan']

const OF_A_HOME: readonly WishField[] = ['place', 'kind', 'bedrooms', 'area', 'near']

/** 'I am a clerk at the town hall of Rufisque. I am looking in Mermoz': what is asked for, not what is told of. */
const isToldOf = ({ wish, isOfTold }: Said<'wish'>, all: readonly Said<'wish'>[]) =>
  isOfTold === true &&
  wish.op !== 'not' &&
  OF_A_HOME.includes(wish.field) &&
  all.some((other) => !other.isOfTold && other.wish.field === wish.field && other.wish.op !== 'not')

/** All that was said, as one list: the last word about each matter counts. */
export function gather(all: readonly Saying[], context: ReadingContext): Omit<Reading, 'unread'> {
  const scrapped = Math.max(-1, ...only(all, 'scrap').map(({ at }) => at))
  const said = all.filter(({ at }) => at > scrapped).sort((one, other) => one.at - other.at)
  const isLetting = ({ wish }: Said<'wish'>) => context.isInvesting && wish.field === 'deal'
  const asked = only(said, 'wish')
  const wished = [...asked, ...sameAgain(said)].filter(
    (one) => !isLetting(one) && !isByTheWay(one, said, context) && !isToldOf(one, asked),
  )
  const named = joinNames(aimedDeals(ofKind(wished.filter(({ wish }) => isNamed(wish)))))
  const saidDeals =
    named.find((wish) => wish.field === 'deal' && wish.op === 'oneOf') ??
    (context.deal === null ? otherDeal(named) : undefined)
  const isNights = wished.some(({ wish }) => wish.field === 'nights') || only(said, 'stay').length > 0
  const sayDeal = saidDeals?.value as Deal[] | undefined
  const oneDeal = sayDeal?.length === 1 ? (sayDeal[0] ?? null) : null
  const assumed = oneDeal ?? (isNights ? 'short-stay' : context.deal)
  const household = wished.find(({ wish }) => wish.field === 'people')?.wish ?? null
  const people = sumPeople(only(said, 'people'), household)
  const heads = Number((people ?? household)?.value ?? 1)
  const { wishes: allPrices, pers } = readPrices(only(said, 'amount'), assumed, context, heads)
  const prices = allPrices.filter((wish) => !context.isInvesting || (wish.field === 'price' && wish.per === 'buy'))
  const isOpenWeek =
    !saidDeals &&
    context.deal === null &&
    only(said, 'time').some(({ time: { unit, count } }) => unit === 'week' || (unit === 'day' && count > 2))
  const isStay = assumed === 'short-stay' || pers.includes('short-stay') || isNights || isOpenWeek
  const saidDeal = context.isInvesting
    ? null
    : dealOf(
        bothDeals(said, saidDeals ?? null, pers),
        [...pers, ...(isNights ? (['short-stay'] as const) : [])],
        wished.some((one) => one.wish.field === 'deal' && one.isAimed === true),
      )
  const { nights, stay } = nightsOf(said, isStay)
  // 'Two weeks in April' says no deal, and means one.
  const deal = saidDeal ?? (nights && context.deal === null ? toDealWish('short-stay', nights) : null)
  const lease = leaseOf(said, deal, assumed)
  const isDue = wished.some(({ wish }) => wish.field === 'readyBy')
  const numbers = lastNumbers(
    [...wished, ...eachTheirs(said, wished)].filter(
      ({ wish }) => !isNamed(wish) && wish.field !== 'nights' && !(isDue && isOnlyDelivery(wish)),
    ),
    only(said, 'refusedCount').map(({ refusedCount }) => refusedCount),
  )
  const rest = numbers.filter(({ field }) => field !== 'people')
  const crowd = asCrowd(people ?? household ?? null, isStay)
  const open = opened(said)
  // 'A duplex isn't out of the question': it will do as well.
  const loose = (['kind', 'place', 'deal'] as const).filter(
    (field) => !named.some((wish) => wish.field === field && wish.op === 'oneOf'),
  )
  // 'The Almadies is my first idea, but Ngor is fine too'.
  for (const wish of named) {
    if (wish.op !== 'oneOf' || (wish.field !== 'kind' && wish.field !== 'place')) continue
    const fine = only(said, 'open').flatMap(({ open: field, names = [] }) => (field === wish.field ? names : []))
    Object.assign(wish, { value: [...new Set([...wish.value, ...fine])] })
  }
  // 'In the Almadies, and if that cannot be, anywhere'.
  const lastPlace = Math.max(
    -1,
    ...wished.filter(({ wish }) => wish.field === 'place' && wish.op === 'oneOf').map(({ at }) => at),
  )
  const isAnywhere = only(said, 'open').some(
    ({ at, open: field, names = [], words = '' }) =>
      field === 'place' && names.length === 0 && at > lastPlace && /anywhere|wherever|importe o/i.test(words),
  )
  if (isAnywhere) for (const wish of named) if (wish.field === 'place' && wish.op === 'oneOf') wish.isHard = false
  const alsoFine = loose.flatMap((field): Wish[] => {
    const fine = only(said, 'open').filter(({ open: which, names = [] }) => which === field && names.length > 0)
    const value = [...new Set(fine.flatMap(({ names = [] }) => names))]
    // 'Villa, flat, duplex, I don't care': any kind of home.
    const isAny =
      ['villa', 'apartment'].every((kind) => value.includes(kind)) &&
      value.some((kind) => /duplex|penthouse/.test(kind))
    if (field === 'kind' && isAny && !named.some((wish) => wish.field === 'kind')) return []
    // 'A rent' that does not matter says nothing of a deal; 'to buy or to rent' says both.
    return value.length < (field === 'deal' ? 2 : 1) || (field === 'deal' && context.isInvesting)
      ? []
      : [{ field, op: 'oneOf', value, isHard: true, from: { words: fine.map(({ words }) => words).join(', ') } }]
  })
  const ready = isStay ? [] : readyOnArrival(said)
  const withoutDeal = named.filter(({ field }) => field !== 'deal')
  const wishes = tidyWishes(
    [
      ...[deal, ...prices, ...withoutDeal, ...alsoFine],
      ...rest.filter(({ field }) => !isStay || field !== 'readyBy'),
      ...[...ready, nights, crowd, lease],
    ].filter((wish) => wish !== null && !(ready.length > 0 && isOnlyDelivery(wish))) as Wish[],
    context.isPlaced === true,
  )
  // 'My husband says pool, I say no pool. In the end we don't mind.'
  const isLetGo = ({ field }: Wish) =>
    LAST_WORD.includes(field) &&
    only(said, 'open').some(
      ({ open: which, at, sentence }) =>
        which === field &&
        !wished.some((one) => one.wish.field === field && (one.at > at || one.sentence === sentence)),
    )
  for (let at = wishes.length - 1; at >= 0; at--) if (isLetGo(wishes[at] as Wish)) wishes.splice(at, 1)
  const isWished = new Set(wishes.map(({ field }) => field))
  return {
    wishes,
    open: open.filter((field) => !isWished.has(field) || (field === 'place' && isAnywhere)),
    added: [
      ...new Set([
        ...wished.filter(({ isAlso }) => isAlso).map(({ wish }) => wish.field),
        ...alsoFine.map(({ field }) => field),
      ]),
    ],
    questions: [...new Set(only(said, 'question').map(({ question }) => question))],
    stay,
  }
}

function opened(said: readonly Saying[]): WishField[] {
  const all = only(said, 'open')
  // 'The length of the lease does not matter' says nothing of whether it is a lease.
  const deals = new Set(all.filter(({ open }) => open === 'deal').flatMap(({ names = [] }) => names))
  return [...new Set(all.map(({ open }) => open))].filter((field) => field !== 'deal' || deals.size > 1)
}
