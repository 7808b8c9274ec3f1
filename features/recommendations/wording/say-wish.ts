import { ownEntry } from '#common/own-entry.ts'
import type { Deal, Kind } from '#features/nest/property-types.ts'
import { answerWords } from '../answer-words.ts'
import { MOST_PEOPLE } from '../preferences.ts'
import type { Wish } from '../wishes/wish.ts'
import {
  type CountWish,
  capitalised,
  type FlagWish,
  inSentence,
  type NameWish,
  type PriceWish,
  type Speech,
} from './speech.ts'

/** Answers about the people, and where their words are. */
const ANSWERS = { lifestyle: 'lifestyles', work: 'works', transport: 'transports', goal: 'goals' } as const

/** 'at least 3 bedrooms', 'between 120 and 160 m²'; `isBare`: 'at least 3'. */
export function limitOf({ field, op, value }: CountWish, speech: Speech, isBare = false): string {
  const { limits, floors, between } = speech.words.home
  const counted = (n: number) => (isBare && field !== 'area' ? String(n) : speech.count(field, n))
  if (typeof value !== 'number')
    return between(field === 'floor' ? counted(value[0]) : String(value[0]), counted(value[1]))
  const operator = op === 'between' ? 'exactly' : op
  return field === 'floor' ? `${counted(value)} ${floors[operator]}`.trim() : `${limits[operator]} ${counted(value)}`
}

function sayCount(wish: CountWish, speech: Speech): string {
  const { home } = speech.words
  const { field, op, value } = wish
  if (field === 'levels' && op === 'exactly' && value === 1) return home.oneLevel
  if (field === 'lease') return home.leaseOf(limitOf(wish, speech))
  if (field !== 'guests' && field !== 'nights') return limitOf(wish, speech)
  // Six guests are six, and a stay of four nights is four.
  const isPlain = typeof value === 'number' && (op === 'atLeast' || op === 'exactly')
  return home.forCount(isPlain ? speech.count(field, value) : limitOf(wish, speech))
}

function sayPrice({ op, value, per, said }: PriceWish, speech: Speech): string {
  const { home } = speech.words
  const phrase =
    op === 'between'
      ? home.between(speech.money(value[0]), speech.price(value[1], per))
      : `${home.prices[op]} ${speech.price(value, per)}`
  return said ? home.said(phrase, said) : phrase
}

function sayNames({ field, op, value }: NameWish, speech: Speech): string {
  const { words, either } = speech
  const { home } = words
  const isRefused = op === 'not'
  const phrases = (each: readonly string[], whole = either(each)) => (isRefused ? home.noneOf(each, whole) : whole)
  const things = (each: readonly string[], nouns = each) => (isRefused ? home.no(each, either(each)) : either(nouns))
  switch (field) {
    case 'deal': {
      const deals = value.map((deal) => home.deals[deal as Deal])
      return phrases(deals, home.forDeals(either(deals)))
    }
    case 'kind':
      return things(value.map((kind) => home.kinds[kind as Kind].one))
    case 'place':
      return phrases(speech.inAreas(value))
    case 'near':
      return phrases(value.map(speech.near))
    case 'amenity':
      if (value.length === 1 && value[0] === 'Furnished') return home.furnished[isRefused ? 1 : 0]
      return things(value.map(speech.stated))
    case 'pool':
      if (!isRefused && (value.includes('any') || value.length > 1)) return home.anyPool
      return things(value.map((name) => home.pools[name] ?? name))
    default: {
      const answers = answerWords[speech.locale]
      const said = value.map((name) => inSentence(ownEntry<string>(answers[ANSWERS[field]], name) ?? name))
      return home.labelled(answers.questions[field], phrases(said))
    }
  }
}

/** A wish as it stands inside a sentence: 'at least 3 bedrooms', 'not in Yoff'. */
export function wishPhrase(wish: Wish, speech: Speech): string {
  const { home } = speech.words
  if (wish.op === 'oneOf' || wish.op === 'not') return sayNames(wish, speech)
  if (wish.field === 'price') return sayPrice(wish, speech)
  if (wish.field === 'people') return home.household(wish.value, wish.op === 'atLeast' && wish.value >= MOST_PEOPLE)
  if (wish.field === 'dates') return home.stayDays(speech.day(wish.value[0]), speech.day(wish.value[1]))
  if (wish.field === 'readyBy') {
    return wish.value <= speech.today ? home.readyNow : home.readyBy(speech.month(wish.value))
  }
  const { value } = wish
  return typeof value === 'boolean'
    ? home.flags[(wish as FlagWish).field][value ? 0 : 1]
    : sayCount(wish as CountWish, speech)
}

/** The same as a line of its own: 'At least 3 bedrooms'. */
export function sayWish(wish: Wish, speech: Speech): string {
  return capitalised(wishPhrase(wish, speech))
}
