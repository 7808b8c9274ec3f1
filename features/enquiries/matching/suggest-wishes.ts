import { isDeepStrictEqual } from 'node:util'
import { divideRounded, toCentimes } from '#common/money.ts'
import { findPlace } from '#features/nest/places.ts'
import type { PropertyRow } from '#features/nest/property.table.server.ts'
import { KINDS } from '#features/nest/property-types.ts'
import { resultOf, toWizardAnswers } from '#features/recommendations/advice/advice-answers.ts'
import { readPreferences } from '#features/recommendations/preference-request.schema.ts'
import { type Reader, readWish, wishesOf } from './read-wish.ts'
import { NO_WISHES, type Wishes } from './wishes.schema.ts'

/** Forms that ask what somebody looks for. */
export const SEARCH_FORMS = ['relocation', 'recommendation'] as const
export type SearchForm = (typeof SEARCH_FORMS)[number]

type FormAnswers = Readonly<Record<string, unknown>>

/** Of a home somebody asked about, what tells what they look for. */
export type AskedHome = Pick<PropertyRow, 'type' | 'kind' | 'location' | 'price' | 'bedrooms'>

/** Something a person sent that says what they look for: their words, a home they asked about, or such a form's answers. */
export type Said = { words: string } | { home: AskedHome } | { form: SearchForm; answers: FormAnswers }

type Known = SearchForm | 'homes'
export interface Suggestion {
  wishes: Wishes
  from: Known | 'words'
  /** Where what the words left open comes from. */
  rest: Known | null
}

/** Around the price of a home somebody asked about. */
const ROOM_PERCENT = 20n

/** Whole francs. */
function scaled(price: string, percent: bigint): string {
  return String(divideRounded(toCentimes(price) * percent, 10_000n))
}

const byAmount = (one: string, other: string) => Number(one) - Number(other)

/** What the homes have in common, with some room: whoever asked about two villas would look at a third. */
function fromHomes(homes: readonly AskedHome[]): Wishes {
  const prices = homes.map(({ price }) => price).sort(byAmount)
  const [lowest = null, highest = null] = [prices[0], prices.at(-1)]
  return {
    ...NO_WISHES,
    deal: homes[0]?.type ?? null,
    kinds: [...new Set(homes.map(({ kind }) => kind))],
    places: [...new Set(homes.map(({ location }) => location))],
    minPrice: lowest && scaled(lowest, 100n - ROOM_PERCENT),
    maxPrice: highest && scaled(highest, 100n + ROOM_PERCENT),
    // Land has none, and asks for none.
    minBedrooms: Math.min(...homes.map(({ bedrooms }) => bedrooms)) || null,
  }
}

/** The form offers districts by a short name; this one is shorter than the house's own. */
const SHORT_NAMES: Record<string, string> = { fann: 'Fann Résidence' }

/** The answers of a relocation form. Callers of the API may have sent words of their own: those say nothing here. */
function fromRelocation(answers: FormAnswers): Wishes {
  const said = (name: string) => String(answers[name] ?? '')
  const area = said('preferredArea')
  const place = findPlace(SHORT_NAMES[area] ?? area)
  const [, low = null, high = null] = /^(\d{1,10})(?:-(\d{1,10})|\+)$/.exec(said('budget')) ?? []
  const bedrooms = /^\d{1,2}/.exec(said('bedrooms'))
  return {
    ...NO_WISHES,
    // A move to Dakar begins with a rent: the form asks for a budget a month.
    deal: 'rent',
    kinds: KINDS.filter((kind) => kind === said('propertyType')),
    places: place ? [place] : [],
    minPrice: low,
    maxPrice: high,
    minBedrooms: bedrooms ? Number(bedrooms[0]) || null : null,
  }
}

/** A search that was sent to an adviser, taken as it was when the homes were chosen. */
const fromRecommendation = (answers: FormAnswers, reader: Reader) =>
  wishesOf(
    readPreferences(toWizardAnswers(answers)),
    reader,
    resultOf({ type: 'recommendation', formData: answers }) ?? undefined,
  )

const FROM_FORM = { relocation: fromRelocation, recommendation: fromRecommendation }

function fromKnown(said: readonly Said[], reader: Reader): { wishes: Wishes; from: Known } | null {
  const last = said.find((one) => 'form' in one)
  if (last) return { wishes: FROM_FORM[last.form](last.answers, reader), from: last.form }
  const homes = said.flatMap((one) => ('home' in one ? [one.home] : []))
  const alike = homes.filter(({ type }) => type === homes[0]?.type)
  return alike.length > 0 ? { wishes: fromHomes(alike), from: 'homes' } : null
}

/** What the words left open, as far as it is about the same deal: a rent says nothing about a purchase. */
function fillIn(own: Wishes, known: Wishes): Wishes {
  if (own.deal !== null && own.deal !== known.deal) return own
  const hasPrice = own.minPrice !== null || own.maxPrice !== null
  return {
    deal: known.deal,
    kinds: own.kinds.length > 0 ? own.kinds : known.kinds,
    places: own.places.length > 0 ? own.places : known.places,
    minPrice: hasPrice ? own.minPrice : known.minPrice,
    maxPrice: hasPrice ? own.maxPrice : known.maxPrice,
    minBedrooms: own.minBedrooms ?? known.minBedrooms,
    minArea: own.minArea ?? known.minArea,
  }
}

/**
 * Newest first. Somebody's own words count before what they ticked, and that before the homes they looked at; of each, the
 * last one. Words are seldom complete: what they leave open is taken from the next.
 */
export function suggestWishes(said: readonly Said[], reader: Reader): Suggestion | null {
  const known = fromKnown(said, reader)
  for (const one of said) {
    const own = 'words' in one ? readWish(one.words, reader) : null
    if (!own) continue
    const wishes = known ? fillIn(own, known.wishes) : own
    return { wishes, from: 'words', rest: known && !isDeepStrictEqual(wishes, own) ? known.from : null }
  }
  return known && { ...known, rest: null }
}
