import { addDays, isDay } from '#features/nest/stays/stay-days.ts'
import { type Answers, readAnswers, resultPath } from '../answers.ts'
import { answersOf } from '../answers-of.ts'
import { readPreferences } from '../preference-request.schema.ts'
import type { Preferences } from '../preferences.ts'
import type { Reading } from '../reading/reading.ts'
import { formHints } from './form-wishes.ts'
import { FLAG_FIELDS, NAME_FIELDS, NUMBER_FIELDS, QUESTIONS, type Question, type Wish, type WishField } from './wish.ts'
import { codeOf, readWishCode } from './wish-code.ts'

/** What somebody asks: the form's answers, and what their words came to. Its address says both, and never the words. */
export interface Search {
  preferences: Preferences
  reading: Reading
}

export const NOTHING_READ: Reading = { wishes: [], open: [], added: [], questions: [], unread: [], stay: null }

/** The names in an address: wishes, what does not matter, what is added to an answer, what is asked, what was not understood, a stay. */
const PARAMS = { wish: 'w', open: 'open', added: 'also', questions: 'ask', unread: 'unread', stay: 'stay' } as const
const FIELDS: readonly WishField[] = [...NUMBER_FIELDS, ...NAME_FIELDS, ...FLAG_FIELDS, 'readyBy', 'people']
const MOST_WISHES = 30
const MOST_UNREAD = 3

const listOf = <Name extends string>(params: URLSearchParams, name: string, known: readonly Name[]): Name[] => {
  const said = (params.get(name) ?? '').split(',')
  return known.filter((one) => said.includes(one))
}

function readStay(entry: string | null): Reading['stay'] {
  const [from = '', to = ''] = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(entry ?? '')?.slice(1) ?? []
  return isDay(from) && isDay(to) && from < to ? [from, to] : null
}

function isTwice(one: Wish, other: Wish): boolean {
  const isPer = one.field !== 'price' || other.field !== 'price' || one.per === other.per
  return isPer && one.op === other.op && isSame(one, other)
}

/** What an address says besides the form's answers; what it cannot say is left out. */
export function readReading(params: URLSearchParams, ownAmenities: readonly string[] = []): Reading {
  const wishes = params
    .getAll(PARAMS.wish)
    .slice(0, MOST_WISHES)
    .flatMap((code) => readWishCode(code, ownAmenities) ?? [])
  const unread = Math.min(MOST_UNREAD, Math.max(0, Math.trunc(Number(params.get(PARAMS.unread)) || 0)))
  return {
    // Of two that speak of the same the last counts: an address may say anything, and twice.
    wishes: wishes.filter((wish, at) => !wishes.slice(at + 1).some((later) => isTwice(wish, later))),
    open: listOf(params, PARAMS.open, FIELDS),
    added: listOf(params, PARAMS.added, FIELDS),
    questions: listOf<Question>(params, PARAMS.questions, QUESTIONS),
    unread: Array.from({ length: unread }, () => ''),
    stay: readStay(params.get(PARAMS.stay)),
  }
}

/** The parameters of what was read, for an address or a form that carries it along. */
export function readingParams({ wishes, open, added, questions, unread, stay }: Reading): [string, string][] {
  return [
    ...wishes.map((wish): [string, string] => [PARAMS.wish, codeOf(wish)]),
    ...(open.length > 0 ? [[PARAMS.open, open.join(',')] as [string, string]] : []),
    ...(added.length > 0 ? [[PARAMS.added, added.join(',')] as [string, string]] : []),
    ...(questions.length > 0 ? [[PARAMS.questions, questions.join(',')] as [string, string]] : []),
    ...(unread.length > 0 ? [[PARAMS.unread, String(unread.length)] as [string, string]] : []),
    ...(stay ? [[PARAMS.stay, stay.join('_')] as [string, string]] : []),
  ]
}

export function searchPath({ preferences, reading }: Search): string {
  const path = resultPath(answersOf(preferences))
  const params = new URLSearchParams(readingParams(reading))
  return params.size === 0 ? path : `${path}&${params}`
}

/** The answers of the form that speak of the same as a wish: taken back together with it. */
const CLEARED: Partial<Record<WishField, Partial<Preferences>>> = {
  price: { minBudget: null, maxBudget: null },
  place: { place: null },
  bedrooms: { bedrooms: null },
  bathrooms: { bathrooms: null },
  people: { familySize: null },
  guests: { familySize: null },
  lifestyle: { lifestyle: null },
  work: { work: null },
  transport: { transport: null },
  goal: { goal: null },
  readyBy: { timeframe: null },
}

/** What cannot be empty is said not to matter instead. */
const NEVER_EMPTY: readonly WishField[] = ['kind', 'deal']
const isCrowd = (field: WishField) => field === 'people' || field === 'guests'

const namesOf = ({ field, value }: Wish) =>
  (field === 'amenity' || field === 'near') && Array.isArray(value) ? value.toSorted().join('|') : ''

function isSame(one: Wish, other: Wish): boolean {
  const isField = one.field === other.field || (isCrowd(one.field) && isCrowd(other.field))
  // 'Near the sea' and 'near the university', what is paid to buy and what to rent: each stands for itself.
  const isOtherDeal = one.field === 'price' && other.field === 'price' && one.per !== other.per
  return isField && (one.op === 'not') === (other.op === 'not') && !isOtherDeal && namesOf(one) === namesOf(other)
}

/** A budget to buy with says nothing of a rent. */
function isOfOtherDeal(preferences: Preferences, gone: Wish): boolean {
  const { deal } = formHints(preferences)
  return gone.field === 'price' && deal !== null && (deal === 'buy') !== (gone.per === 'buy')
}

/** The days of a stay after a change: taken back, or so many nights from the same arrival. */
function stayAfter({ stay }: Reading, gone: Wish, instead: Wish | null): Reading['stay'] {
  if (!stay || gone.field === 'dates') return null
  return instead?.field === 'nights' && typeof instead.value === 'number'
    ? [stay[0], addDays(stay[0], instead.value)]
    : stay
}

/** The same search without one of its wishes, or with another in its place. */
export function changeSearch({ preferences, reading }: Search, gone: Wish, instead: Wish | null = null): Search {
  const isTurned = instead !== null && (instead.op === 'not') !== (gone.op === 'not')
  // 'In Yoff' instead of 'not in Yoff' says all there is to say of places; and who now names Saly no longer refuses it.
  const isOver = (wish: Wish) => isTurned && wish.field === gone.field && gone.field !== 'amenity'
  const isTakenUp = (wish: Wish) =>
    instead?.op === 'oneOf' &&
    wish.op === 'not' &&
    wish.field === instead.field &&
    wish.value.some((name) => instead.value.includes(name))
  // Whoever is free to come when they like is no longer asked for how many nights: the days said both.
  const isOfDates = ({ field }: Wish) => gone.field === 'dates' && field === 'nights'
  const rest = reading.wishes.filter(
    (wish) => !isSame(wish, gone) && !isOver(wish) && !isTakenUp(wish) && !isOfDates(wish),
  )
  const wishes = instead ? [...rest, { ...instead, from: { words: '' } }] : rest
  const isRefusal = gone.op === 'not' && !isTurned
  const open = new Set(reading.open)
  if (!isRefusal && NEVER_EMPTY.includes(gone.field)) open.add(gone.field)
  return {
    preferences: { ...preferences, ...(isRefusal || isOfOtherDeal(preferences, gone) ? {} : CLEARED[gone.field]) },
    reading: {
      ...reading,
      wishes,
      open: [...open],
      added: reading.added.filter((field) => field !== gone.field),
      stay: stayAfter(reading, gone, instead),
    },
  }
}

/** The search of an address. Words in it (an old link) are not part of it: the page reads them and sends on. */
export function readSearch(
  params: URLSearchParams,
  answers: Answers = readAnswers(params),
  ownAmenities: readonly string[] = [],
): Search {
  return { preferences: readPreferences({ ...answers, words: '' }), reading: readReading(params, ownAmenities) }
}
