import type { Deal } from '#features/nest/property-types.ts'
import { isDay } from '#features/nest/stays/stay-days.ts'
import type { Preferences } from '../preferences.ts'
import type { Reading } from '../reading/reading.ts'
import { dealsOfForm, formWishes } from './form-wishes.ts'
import { PLACE_GROUPS, placesOf } from './place-groups.ts'
import type { Asked, StayDays, Wish, WishField } from './wish.ts'

const ofField = (wishes: readonly Wish[], field: WishField) => wishes.filter((wish) => wish.field === field)

/** What the text says of the deal, by word or by what is to be paid. */
function dealsAsked(preferences: Preferences, { wishes, open }: Reading): { deals: Deal[]; said: Wish | null } {
  const said = wishes.find(({ field, op }) => field === 'deal' && op === 'oneOf') ?? null
  if (said?.op === 'oneOf') return { deals: [...said.value] as Deal[], said }
  if (open.includes('deal')) return { deals: ['buy', 'rent'], said: null }
  const price = ofField(wishes, 'price')[0]
  if (price?.field === 'price') return { deals: [price.per], said: null }
  const refused = ofField(wishes, 'deal').flatMap((wish) => (wish.op === 'not' ? [...wish.value] : []))
  const deals = dealsOfForm(preferences)
  const left = deals.filter((deal) => !refused.includes(deal))
  return { deals: left.length > 0 ? left : deals.includes('buy') ? ['rent'] : ['buy'], said: null }
}

/** Numbers of the form that the text only narrows: 'at most three' beside the form's 'at least two'. */
function isKeptBeside(form: Wish, said: Wish): boolean {
  if (!said.isHard) return true
  if (form.op !== 'atLeast' || said.op !== 'atMost') return false
  return Number(form.value) <= Number(said.value)
}

/** A whole region around the place that the form names says nothing new. */
function isAroundForm(form: Wish | undefined, said: Wish): boolean {
  const [name] = form?.field === 'place' ? form.value : []
  if (!name || said.op !== 'oneOf' || said.field !== 'place') return false
  return said.value.every((area) => placesOf(area).length > 1 && placesOf(area).includes(name))
}

/** Of which groups the parts say it all. */
const isNarrowed = (name: string) => !(name in PLACE_GROUPS)

/** In the region of Dakar, and yet not what people call Dakar. */
const OUTLYING: readonly string[] = ['Gorée', 'Diamniadio', 'Rufisque', 'Lac Rose', 'Keur Massar', 'Bargny']

/** 'In Dakar: Ngor or Yoff': the region says nothing beside its parts. A group ('the Almadies side, Ngor, Yoff') does, and so does an island ('in Dakar or on Gorée'). */
function narrowest(names: readonly string[]): string[] {
  const isPart = (other: string, region: readonly string[]) =>
    !OUTLYING.includes(other) && placesOf(other).length === 1 && region.includes(placesOf(other)[0] ?? '')
  return names.filter((name) => {
    // 'On the coast, around Saly' is said of the Petite Côte.
    const region = name === 'coast' ? placesOf('Petite Côte') : isNarrowed(name) ? placesOf(name) : []
    return region.length < 2 || !names.some((other) => other !== name && isPart(other, region))
  })
}

const without = (names: readonly string[], refused: readonly string[]) =>
  names.filter((name) => !refused.includes(name))

function combineNames(form: readonly Wish[], { wishes, added }: Reading, field: 'kind' | 'place'): Wish[] {
  const [own] = ofField(form, field)
  const said = ofField(wishes, field).filter((wish) => !isAroundForm(own, wish))
  const refused = said.flatMap((wish) => (wish.op === 'not' ? [...(wish.value as string[])] : []))
  const wanted = said.find(({ op, isHard }) => op === 'oneOf' && isHard) ?? said.find(({ op }) => op === 'oneOf')
  const rest = said.filter((wish) => wish !== wanted)
  if (wanted?.op === 'oneOf' && wanted.isHard) {
    const also = added.includes(field) && own?.op === 'oneOf' ? own.value : []
    const value = without(narrowest([...new Set([...also, ...wanted.value])]), refused)
    return [{ ...wanted, value } as Wish, ...rest]
  }
  const left = own?.op === 'oneOf' ? without(own.value, refused) : []
  return [...(own && left.length > 0 ? [{ ...own, value: left } as Wish] : []), ...(wanted ? [wanted] : []), ...rest]
}

/** The text's price replaces the form's; a minimum of the form stays beside a higher maximum of the text. */
function combinePrices(
  form: readonly Wish[],
  said: readonly Wish[],
  open: readonly WishField[],
  deals: readonly Deal[],
): Wish[] {
  const own = open.includes('price') ? [] : ofField(form, 'price')
  const hard = said.filter(({ isHard }) => isHard)
  if (hard.length === 0) return [...own, ...said]
  const [range] = own
  const [price] = hard
  if (range?.field !== 'price' || price?.field !== 'price') return [...said]
  // 'If we rent, up to 2.5 million a month': the form still says what may be paid to buy.
  const isOfOther = deals.includes(range.per) && !said.some((wish) => wish.field === 'price' && wish.per === range.per)
  if (range.per !== price.per) return isOfOther ? [...own, ...said] : [...said]
  const least = range.op === 'between' ? range.value[0] : range.op === 'atLeast' ? range.value : 0
  const isBeside = price.op === 'atMost' && least > 0 && least < price.value && hard.length === 1
  if (!isBeside || typeof price.value !== 'number') return [...said]
  return [{ ...price, op: 'between', value: [least, price.value] } as Wish, ...said.slice(1)]
}

const NUMBERS: readonly WishField[] = [
  'bedrooms',
  'bathrooms',
  'area',
  'levels',
  'floor',
  'guests',
  'nights',
  'lease',
  'people',
]

function dealWish(preferences: Preferences, deals: readonly Deal[], said: Wish | null): Wish {
  if (said) return said
  const isByGoal =
    preferences.goal !== null && dealsOfForm({ ...preferences, minBudget: null, maxBudget: null }).length === 1
  const form = isByGoal ? 'goal' : 'max'
  return { field: 'deal', op: 'oneOf', value: deals, isHard: true, from: { form } }
}

/** The form's answers and the text taken together: where the two of them speak of the same, the text says it. */
export function combine(preferences: Preferences, reading: Reading, today: string): Asked {
  const { deals, said } = dealsAsked(preferences, reading)
  const { open, wishes } = reading
  const form = formWishes(preferences, deals, today).filter(({ field }) => !open.includes(field))
  const isOffPlan = wishes.some(({ field, op, value }) => field === 'offPlan' && op === 'exactly' && value === true)
  const isStay = deals.includes('short-stay')
  const spoken = wishes.filter(({ field }) => !['deal', 'price', 'kind', 'place'].includes(field))
  const isCrowd = ({ field }: Wish) => field === 'people' || field === 'guests'
  // 'My husband and I', 'two kids': often only some of those who will live there. More in the form counts more.
  const counted = form.find(isCrowd)
  const isWeak = (wish: Wish) =>
    isCrowd(wish) && counted !== undefined && (wish.op === 'exactly' || Number(wish.value) < Number(counted.value))
  const crowd = spoken.some((wish) => isCrowd(wish) && !isWeak(wish))
  const kinds = combineNames(form, reading, 'kind')
  const isNotLivedIn = kinds.some(
    ({ op, value }) =>
      op === 'oneOf' && (value as readonly string[]).every((kind) => kind === 'commercial' || kind === 'land'),
  )
  const kept = form.filter((wish) => {
    const { field } = wish
    if (['deal', 'price', 'kind', 'place'].includes(field)) return false
    if ((field === 'people' || field === 'guests') && crowd) return false
    // Of an office nobody counts the bedrooms that the form asks about.
    if (field === 'bedrooms' && isNotLivedIn) return false
    if (field === 'readyBy') return !isOffPlan && !isStay && ofField(wishes, 'readyBy').length === 0
    return !NUMBERS.includes(field) || ofField(spoken, field).every((other) => isKeptBeside(wish, other))
  })
  const places = combineNames(form, reading, 'place')
  const walks = preferences.transport === 'walking' ? (['walking'] as const) : []
  return {
    wishes: [
      ...(said || !open.includes('deal') ? [dealWish(preferences, deals, said)] : []),
      ...kinds,
      ...combinePrices(form, ofField(wishes, 'price'), open, deals),
      ...places,
      ...spoken
        .filter((wish) => (!isStay || wish.field !== 'readyBy') && !isWeak(wish))
        .map((wish) => asGuests(wish, isStay)),
      ...(isStay && isToCome(reading.stay, today) ? [datesWish(reading.stay)] : []),
      ...kept,
    ],
    questions: [...new Set([...reading.questions, ...walks])],
    unread: reading.unread,
    stay: reading.stay,
  }
}

/** 'Du 25 au 31 février' names a day that there is none of, and last week nobody can come any more. */
const isToCome = (stay: Reading['stay'], today: string): stay is StayDays =>
  stay?.every(isDay) === true && stay[0] >= today

/** The text says them once, for the nights as well. */
const datesWish = (stay: StayDays): Wish => ({
  field: 'dates',
  op: 'exactly',
  value: stay,
  isHard: true,
  from: { words: '' },
})

/** Of a stay, those who come are guests. */
function asGuests(wish: Wish, isStay: boolean): Wish {
  return wish.field === 'people' && isStay ? ({ ...wish, field: 'guests', op: 'atLeast', isHard: true } as Wish) : wish
}
