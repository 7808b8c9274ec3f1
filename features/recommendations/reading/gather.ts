import type { Deal } from '#features/nest/property-types.ts'
import type { AskedFor, Wish, WishField } from '../wishes/wish.ts'
import { readAmount } from './amounts.ts'
import { addDays } from './days.ts'
import { toWish } from './number-wish.ts'
import { readPrices } from './read-prices.ts'
import { only, type Reading, type ReadingContext, type Said, type Saying } from './reading.ts'

/** Fields of which several names make one wish. */
const JOINED: readonly WishField[] = ['deal', 'kind', 'place', 'pool']
const UNIT_DAYS: Partial<Record<string, number>> = { day: 1, week: 7 }

const nameKey = (asked: AskedFor) =>
  asked.op === 'oneOf' || asked.op === 'not' ? [...asked.value].sort().join('|') : ''

/** The last word about each name counts; names of a field that are wished for become one wish. */
function joinNames(said: readonly Said<'wish'>[]): Wish[] {
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
  for (const { wish } of said.filter((one) => !isTakenBack(one))) {
    const names = wish.op === 'oneOf' || wish.op === 'not' ? wish.value : []
    const each = JOINED.includes(wish.field) ? names : [nameKey(wish)]
    for (const name of each) {
      const key = `${wish.field} ${name}`
      const before = byName.get(key)
      byName.delete(key)
      const value = JOINED.includes(wish.field) ? [name] : wish.op === 'oneOf' || wish.op === 'not' ? wish.value : []
      const isHard = wish.isHard || (before?.op === wish.op && before.isHard)
      byName.set(key, { ...wish, value, isHard } as Wish)
    }
  }
  const joined: Wish[] = []
  for (const wish of byName.values()) {
    const same = joined.find(({ field, op }) => JOINED.includes(field) && field === wish.field && op === wish.op)
    if (same && 'value' in same && Array.isArray(same.value) && Array.isArray(wish.value)) {
      Object.assign(same, { value: [...new Set([...same.value, ...wish.value])], isHard: same.isHard || wish.isHard })
    } else joined.push({ ...wish })
  }
  return joined.map(tidyPool).filter((wish) => !isWithin(wish, joined))
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
function ofKind(said: readonly Said<'wish'>[]): Said<'wish'>[] {
  const kinds = ({ wish }: Said<'wish'>) => (wish.field === 'kind' && wish.op === 'oneOf' ? wish.value : [])
  const isMoreSaid = (one: Said<'wish'>) =>
    kinds(one).length > 1 &&
    said.some(
      (other) => kinds(other).length === 1 && kinds(one).includes(kinds(other)[0] as never) && other.at - one.at > 20,
    )
  return said.filter((one) => !isMoreSaid(one))
}

/** 'I'm looking to rent. Buying is for another life': the deal that is wanted, not the one that is mentioned. */
function aimedDeals(said: readonly Said<'wish'>[]): Said<'wish'>[] {
  const isDeal = ({ wish }: Said<'wish'>) => wish.field === 'deal' && wish.op === 'oneOf'
  const aimed = new Set(said.filter((one) => isDeal(one) && one.isAimed).map(({ sentence }) => sentence))
  // 'Either we rent, or we want to buy' says both in one sentence.
  return said.filter((one) => !isDeal(one) || aimed.size === 0 || aimed.has(one.sentence))
}

/** The last number said of each; the one that compares before the one that only names. */
function lastNumbers(said: readonly Said<'wish'>[], refused: readonly number[]): Wish[] {
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
function bothWays(said: readonly Said<'wish'>[], { field, op }: Wish): boolean {
  if (op !== 'exactly' || field !== 'offPlan') return false
  const values = new Set(said.filter(({ wish }) => wish.field === field).map(({ wish }) => wish.value))
  return values.size > 1
}

const isNamed = ({ op, field }: Wish) => op === 'oneOf' || op === 'not' || field === 'amenity'

/** 'My wife and I and our three children' are five; children alone come with somebody. */
function grownUps(said: readonly Said<'people'>[], household: Wish | null): number {
  // 'A couple and the mother-in-law'.
  if (household && said.some(({ isBeside }) => isBeside) && said.every(({ isBeside, isYoung }) => isBeside || isYoung))
    return Number(household.value)
  if (!said.every(({ isYoung, isCounted }) => isYoung && !isCounted)) return 0
  return household ? Number(household.value) : 1
}

function sumPeople(said: readonly Said<'people'>[], household: Wish | null): Wish | null {
  const [first] = said
  if (!first) return null
  // 'Six of us, two couples and two teenagers': the whole is said, and its parts.
  const wholes = said.filter(({ isWhole }) => isWhole)
  const value =
    wholes.length > 0
      ? Math.max(...wholes.map(({ people }) => people))
      : said.reduce((total, { people }) => total + people, 0) + grownUps(said, household)
  return {
    field: 'people',
    op: 'atLeast',
    value,
    isHard: false,
    from: { words: said.map(({ words }) => words).join(', ') },
  }
}

/** A stay's nights from what is said of them, of its dates, or of its weeks. */
function nightsOf(said: readonly Saying[], isStay: boolean): { nights: Wish | null; stay: Reading['stay'] } {
  const [dates] = only(said, 'stay')
  const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  const wish = (value: number, words = ''): Wish => ({
    field: 'nights',
    op: 'exactly',
    value,
    isHard: true,
    from: { words },
  })
  const counted = only(said, 'wish').find((one) => one.wish.field === 'nights')?.wish ?? null
  if (dates) return { nights: counted ?? wish(days(...dates.stay), dates.words), stay: dates.stay }
  const arrival = only(said, 'arrival').find((one) => one.arrival !== null)
  const time = isStay ? only(said, 'time').find(({ time: { unit } }) => UNIT_DAYS[unit]) : undefined
  const nights = counted ?? (time ? wish(time.time.count * (UNIT_DAYS[time.time.unit] ?? 1), time.words) : null)
  const count = nights && typeof nights.value === 'number' ? nights.value : null
  const stay = arrival?.arrival && count ? ([arrival.arrival, addDays(arrival.arrival, count)] as const) : null
  return { nights, stay }
}

/** Numbers that say no unit, of the one counted last. */
function sameAgain(said: readonly Saying[]): Said<'wish'>[] {
  return only(said, 'same').flatMap(({ at, same, words = '' }) => {
    const before = said.filter((one) => one.at < at && 'unit' in one).at(-1) as Said<'unit'> | undefined
    const isArea = before?.unit === 'area'
    if (!before || same.number.low <= 12 === isArea) return []
    return [{ at, isAlso: false, wish: toWish(before.unit, same.number, same.op, words, same.isHard) }]
  })
}

/** 'Four bedrooms, each with its bathroom', 'a bedroom for each of the three children, and ours'. */
function eachTheirs(said: readonly Saying[], wished: readonly Said<'wish'>[]): Said<'wish'>[] {
  return only(said, 'each').flatMap(({ at, sentence, each, isOurs, words = '' }) => {
    const heads = only(said, 'people').filter((one) => one.sentence === sentence)
    const counted = heads.reduce((sum, { people, couples }) => sum + (couples ?? people), 0)
    const rooms = wished.findLast(({ wish }) => wish.field === 'bedrooms' && wish.op !== 'between')?.wish.value
    const value = each === 'bathrooms' && rooms ? Number(rooms) : counted + Number(isOurs)
    if (value < 2 || wished.some((one) => one.wish.field === each && one.sentence === sentence)) return []
    return [{ at, isAlso: false, wish: { field: each, op: 'atLeast', value, isHard: true, from: { words } } }]
  })
}

/** 'Could one of them serve for the Easter holidays?' beside a budget of 300 million: a word alone makes no other deal of it. */
function isByTheWay(
  { wish, isAimed }: Said<'wish'>,
  said: readonly Saying[],
  { deal, rates }: ReadingContext,
): boolean {
  if (wish.field !== 'deal' || wish.op !== 'oneOf' || isAimed || deal === null) return false
  const isBought = wish.value.includes('buy')
  if (isBought === (deal === 'buy')) return false
  // 'I am buying, not renting'.
  if (only(said, 'wish').some((one) => one.wish.field === 'deal' && one.wish.op === 'not' && one.wish.value.includes(deal))) return false
  const isTold =
    only(said, 'stay').length > 0 ||
    only(said, 'amount').some(
      ({ amount: { text, pieces, number }, isTold: isOfBefore }) =>
        !isOfBefore && readAmount(text, pieces, { ...number }, rates) !== null,
    )
  return !isTold && !only(said, 'wish').some((one) => one.wish.field === 'nights')
}

/** 'We do not want to buy': then to rent; 'not to rent': then to buy. */
function otherDeal(named: readonly Wish[]): Wish | undefined {
  const refused = named.find((wish) => wish.field === 'deal' && wish.op === 'not')
  if (refused?.op !== 'not' || refused.value.length > 1) return undefined
  const [deal] = refused.value
  if (deal !== 'buy' && deal !== 'rent') return undefined
  // 'No lease longer than a year' is to be rented.
  if (deal === 'rent' && 'words' in refused.from && !/rent|lou/i.test(refused.from.words))
    return { ...refused, op: 'oneOf' } as Wish
  return { ...refused, op: 'oneOf', value: [deal === 'buy' ? 'rent' : 'buy'] } as Wish
}

/** All that was said, as one list: the last word about each matter counts. */
export function gather(all: readonly Saying[], context: ReadingContext): Omit<Reading, 'unread'> {
  const scrapped = Math.max(-1, ...only(all, 'scrap').map(({ at }) => at))
  const said = all.filter(({ at }) => at > scrapped).sort((one, other) => one.at - other.at)
  const isLetting = ({ wish }: Said<'wish'>) => context.isInvesting && wish.field === 'deal'
  const wished = [...only(said, 'wish'), ...sameAgain(said)].filter(
    (one) => !isLetting(one) && !isByTheWay(one, said, context),
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
    !saidDeals && context.deal === null && only(said, 'time').some(({ time: { unit, count } }) => unit === 'week' || (unit === 'day' && count > 2))
  const isStay = assumed === 'short-stay' || pers.includes('short-stay') || isNights || isOpenWeek
  const deal = context.isInvesting
    ? null
    : dealOf(
        bothDeals(said, saidDeals ?? null, pers),
        [...pers, ...(isNights ? (['short-stay'] as const) : [])],
        wished.some((one) => one.wish.field === 'deal' && one.isAimed === true),
      )
  const { nights, stay } = nightsOf(said, isStay)
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
  const alsoFine = loose.flatMap((field): Wish[] => {
    const named = only(said, 'open').filter(({ open: which, names = [] }) => which === field && names.length > 0)
    const value = [...new Set(named.flatMap(({ names = [] }) => names))]
    // 'A rent' that does not matter says nothing of a deal; 'to buy or to rent' says both.
    return value.length < (field === 'deal' ? 2 : 1) || (field === 'deal' && context.isInvesting)
      ? []
      : [{ field, op: 'oneOf', value, isHard: true, from: { words: named.map(({ words }) => words).join(', ') } }]
  })
  const ready = isStay ? [] : readyOnArrival(said)
  const withoutDeal = named.filter(({ field }) => field !== 'deal')
  const wishes = withoutBuilding(withStudio(
    withoutStairs(
      [
        ...[deal, ...prices, ...withoutDeal, ...alsoFine],
        ...rest.filter(({ field }) => !isStay || field !== 'readyBy'),
        ...[...ready, nights, crowd, lease],
      ].filter((wish) => wish !== null && !(ready.length > 0 && isOnlyDelivery(wish))) as Wish[],
    ),
  ))
  const isWished = new Set(wishes.map(({ field }) => field))
  return {
    wishes,
    open: open.filter((field) => !isWished.has(field)),
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

/** 'We move on 15 August': a home to live in is wanted by then. */
function readyOnArrival(said: readonly Saying[]): Wish[] {
  const isSaid = only(said, 'wish').some(({ wish }) => wish.field === 'readyBy')
  const [arrival] = isSaid ? [] : only(said, 'arrival').filter(({ due }) => due !== null)
  const { due = null, words = '' } = arrival ?? {}
  return due ? [{ field: 'readyBy', op: 'atMost', value: due, isHard: true, from: { words } }] : []
}

const isOfDelivery = (words: string) =>
  /finish|deliver|complet|livr|fini|termin|achev|hand|ready|pr[êe]t|cl[ée]s|keys/i.test(words) &&
  !/move.in|imm[eé]diat|tout de suite|already|d[eé]j[aà]|now|today/i.test(words)

/** 'Delivered by June': that it is not built yet does not matter then. Whoever refuses off-plan still does. */
const isOnlyDelivery = ({ field, value, from }: Wish) =>
  field === 'offPlan' && value === false && 'words' in from && isOfDelivery(from.words)

/** Of a plot nobody asks whether it is built. */
function withoutBuilding(wishes: readonly Wish[]): Wish[] {
  const isLand = wishes.some(({ field, op, value }) => field === 'kind' && op === 'oneOf' && (value as readonly string[]).join() === 'land')
  return isLand ? wishes.filter(({ field }) => field !== 'offPlan') : [...wishes]
}

/** 'A studio or one bedroom': a studio has none. */
function withStudio(wishes: readonly Wish[]): Wish[] {
  const isStudio = wishes.some(
    ({ field, op, value }) => field === 'kind' && op === 'oneOf' && (value as readonly string[]).includes('studio'),
  )
  return wishes.map((wish) =>
    isStudio && wish.field === 'bedrooms' && wish.value === 1 ? ({ ...wish, op: 'atMost' } as Wish) : wish,
  )
}

/** 'On the ground floor, or with a lift': what is meant is no stairs. */
function withoutStairs(wishes: readonly Wish[]): Wish[] {
  const ground = wishes.find(({ field, value }) => field === 'floor' && value === 0)
  const other = wishes.find(({ field }) => field === 'lift')
  if (!ground || !other) return [...wishes]
  const rest = wishes.filter(({ field }) => !['floor', 'lift', 'noStairs'].includes(field))
  return [...rest, { field: 'noStairs', op: 'exactly', value: true, isHard: true, from: ground.from }]
}

/** 'He would buy for 200 million, I would rent for 1.3: show us both.' */
function bothDeals(said: readonly Saying[], wish: Wish | null, pers: readonly Deal[]): Wish | null {
  const [both] = only(said, 'both')
  const named = only(said, 'wish').flatMap(({ wish: { field, op, value } }) =>
    field === 'deal' && op === 'oneOf' ? (value as readonly Deal[]) : [],
  )
  const value = [...new Set([...named, ...pers])]
  if (!both || value.length < 2) return wish
  return { field: 'deal', op: 'oneOf', value, isHard: true, from: wish?.from ?? { words: both.words ?? '' } }
}

/** 'To rent', or an amount a month: either says it; where the two differ, what is paid for says it. */
function dealOf(said: Wish | null, pers: readonly Deal[], isAimed: boolean): Wish | null {
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

/** Of a stay, guests; of a home to live in, a household. */
function asCrowd(people: Wish | null, isStay: boolean): Wish | null {
  if (!people) return null
  return isStay ? ({ ...people, field: 'guests', isHard: true } as Wish) : ({ ...people, isHard: false } as Wish)
}

function leaseOf(said: readonly Saying[], deal: Wish | null, assumed: Deal | null): Wish | null {
  const isRent = deal?.op === 'oneOf' ? deal.value.includes('rent') : assumed === 'rent'
  const time = only(said, 'time').find(
    ({ inLease, time: { unit } }) => inLease && (unit === 'month' || unit === 'year'),
  )
  if (!isRent || !time) return null
  const months = time.time.count * (time.time.unit === 'year' ? 12 : 1)
  return { field: 'lease', op: 'atMost', value: months, isHard: false, from: { words: time.words ?? '' } }
}

function opened(said: readonly Saying[]): WishField[] {
  const all = only(said, 'open')
  // 'The length of the lease does not matter' says nothing of whether it is a lease.
  const deals = new Set(all.filter(({ open }) => open === 'deal').flatMap(({ names = [] }) => names))
  return [...new Set(all.map(({ open }) => open))].filter((field) => field !== 'deal' || deals.size > 1)
}
