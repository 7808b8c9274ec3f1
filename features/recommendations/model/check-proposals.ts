import { toTokens } from '../reading/tokens.ts'
import type { Proposals, RecommendationAnswer } from '../recommendation.public.ts'
import { combine } from '../wishes/combine.ts'
import { formHints } from '../wishes/form-wishes.ts'
import { changeSearch, type Search, searchPath } from '../wishes/search.ts'
import type { Wish, WishField } from '../wishes/wish.ts'
import { sayWish, wishPhrase } from '../wording/say-wish.ts'
import type { Speech } from '../wording/speech.ts'
import { compareWishes } from './compare-wishes.ts'
import { findQuote } from './find-quote.ts'
import { proposalMessages } from './proposal-messages.ts'
import { readProposedCode } from './wish-grammar.ts'

/** What a model says: nothing of it is believed. */
export interface ModelAnswer {
  wishes: { code: string; quote: string }[]
  orders: { propertyId: number; reasons: number[] }[]
}

/** A text and how it was taken. */
export interface TakenText {
  text: string
  /** What the answer is to; a visitor may have taken back some of what their text says. */
  search: Search
  /** The form and the text together, as the answer has them. */
  taken: readonly Wish[]
  /** What our rules find in the text. */
  read: readonly Wish[]
}

const MOST_QUESTIONS = 5
const MOST_LOOKED_AT = 30
/** Whose number must stand in the words that are said to ask for them; of others it may follow ('single-storey'). */
const SAID_IN_FIGURES: readonly WishField[] = ['bedrooms', 'bathrooms', 'area']
const HIGHEST_COUNT = 100

type PriceWish = Extract<Wish, { field: 'price' }>

function isBacked({ field, value }: Wish, quote: string): boolean {
  const wished = [value].flat().filter((one) => typeof one === 'number')
  if (wished.length === 0) return true
  const said = toTokens(quote).flatMap(({ number }) => number ?? [])
  if (field === 'price') return said.length > 0 && wished.every((amount) => amount > 0)
  if (SAID_IN_FIGURES.includes(field)) return wished.every((number) => number > 0 && said.includes(number))
  return wished.every((number) => number <= HIGHEST_COUNT && (number > 0 || field === 'floor'))
}

/** 'From 100 million' beside 'up to 300 million' is one wish of a price. */
function betweenBoth(ours: PriceWish, wish: PriceWish): Wish {
  const [low, high] = [Number(ours.value), Number(wish.value)].sort((one, other) => one - other)
  const { said: _, ...price } = ours
  return { ...price, op: 'between', value: [low ?? 0, high ?? 0] } as Wish
}

/** The search that follows if the answer is yes, and the wish of ours that goes for it. Null: it would be no other answer. */
function follow(wish: Wish, { search, taken, read }: TakenText, today: string) {
  // Whoever invests buys, however much the text speaks of letting.
  if (wish.field === 'deal' && formHints(search.preferences).isInvesting) return null
  const relationTo = (ours: Wish) => compareWishes(ours, wish)
  // What the rules have read as well was taken, or taken back by the visitor.
  if ([...taken, ...read].some((ours) => relationTo(ours) === 'same')) return null
  const gone = taken.find((ours) => relationTo(ours) === 'instead') ?? null
  const price = gone ? undefined : taken.find((ours) => ours.field === 'price' && relationTo(ours) === 'beside')
  const asked = price?.field === 'price' && wish.field === 'price' ? betweenBoth(price, wish) : wish
  const replaced = gone ?? price
  const { preferences, reading } = search
  const next = replaced
    ? changeSearch(search, replaced, asked)
    : { preferences, reading: { ...reading, wishes: [...reading.wishes, asked] } }
  const { wishes } = combine(next.preferences, next.reading, today)
  return wishes.some((ours) => compareWishes(ours, asked) === 'same') ? { next, gone } : null
}

/** What a model thinks was meant, as questions. A wish must be of our grammar, its quote must stand in the text, and it must be news. */
export function questionsOf({ wishes }: ModelAnswer, job: TakenText, speech: Speech): Proposals['questions'] {
  const messages = proposalMessages[speech.locale]
  const questions = new Map<string, Proposals['questions'][number]>()
  for (const { code, quote: claimed } of wishes.slice(0, MOST_LOOKED_AT)) {
    const wish = readProposedCode(code)
    const quote = findQuote(job.text, claimed)
    if (!wish || !quote || !isBacked(wish, quote)) continue
    const followed = follow(wish, job, speech.today)
    if (!followed) continue
    const { next, gone } = followed
    const text = gone
      ? messages.instead(speech.words.home.quoted(quote), wishPhrase(wish, speech), wishPhrase(gone, speech))
      : messages.also(sayWish(wish, speech))
    const path = searchPath(next)
    if (!questions.has(path)) questions.set(path, { text, quote, path })
  }
  return [...questions.values()].slice(0, MOST_QUESTIONS)
}

type Homes = Pick<RecommendationAnswer, 'recommendations'>

/** Our own sentences in another order: those that the model chose come first, and none is lost. */
export function ordersOf({ orders }: ModelAnswer, { recommendations }: Homes): Proposals['orders'] {
  return recommendations.flatMap(({ propertyId, reasons }) => {
    const chosen = orders.find((order) => order.propertyId === propertyId)?.reasons ?? []
    const isOurs = chosen.every((index) => Number.isInteger(index) && index >= 0 && index < reasons.length)
    if (chosen.length === 0 || !isOurs || new Set(chosen).size < chosen.length) return []
    const rest = [...reasons.keys()].filter((index) => !chosen.includes(index))
    return [{ propertyId, reasons: [...chosen, ...rest] }]
  })
}
