import { divideRounded, toCentimes } from '#common/money.ts'
import { findPlace } from '#features/nest/places.ts'
import { KINDS } from '#features/nest/property-types.ts'
import { toWizardAnswers } from '#features/recommendations/advice/advice-answers.ts'
import { readWords } from '#features/recommendations/engine/read-words.ts'
import { readTogether } from '#features/recommendations/engine/reading.ts'
import { readPreferences } from '#features/recommendations/preference-request.schema.ts'
import type { ComparedHome } from './score-match.ts'
import { NO_WISHES, type Wishes } from './wishes.ts'

/** Forms that ask what somebody looks for. */
export const SEARCH_FORMS = ['relocation', 'recommendation'] as const
export type SearchForm = (typeof SEARCH_FORMS)[number]

type FormAnswers = Readonly<Record<string, unknown>>

/** Something a person sent that says what they look for: a question about a home, or such a form's answers. */
export type Said = { home: ComparedHome } | { form: SearchForm; answers: FormAnswers }

export interface Suggestion {
  wishes: Wishes
  from: SearchForm | 'homes'
}

/** Around the price of a home somebody asked about. */
const ROOM_PERCENT = 20n

/** Whole francs. */
function scaled(price: string, percent: bigint): string {
  return String(divideRounded(toCentimes(price) * percent, 10_000n))
}

const byAmount = (one: string, other: string) => Number(one) - Number(other)

/** What the homes have in common, with some room: whoever asked about two villas would look at a third. */
function fromHomes(homes: readonly ComparedHome[]): Wishes {
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

/** Staff save amounts of ten digits at most; what is larger limits nothing that we offer. */
const MOST_FRANCS = 9_999_999_999

/** A search that was sent to an adviser, taken as it was when the homes were chosen. */
function fromRecommendation(answers: FormAnswers): Wishes {
  const preferences = readPreferences(toWizardAnswers(answers))
  const { minBudget, maxBudget, kind } = preferences
  const reading = readTogether(preferences, readWords(preferences.words))
  const [deal = null, ...others] = reading.deals
  const isCertain = others.length === 0
  // An amount says nothing until one knows whether it is a month, a night or the whole house.
  const amount = (francs: number | null) =>
    isCertain && francs !== null && francs <= MOST_FRANCS ? String(francs) : null
  return {
    deal: isCertain ? deal : null,
    kinds: kind ? [kind] : [],
    places: reading.places,
    minPrice: amount(minBudget),
    maxPrice: amount(maxBudget),
    minBedrooms: reading.bedrooms,
    minArea: reading.minArea,
  }
}

const FROM_FORM = { relocation: fromRelocation, recommendation: fromRecommendation }

/** Newest first. The last word counts: whoever filled in the form after asking about a home has said it better there. */
export function suggestWishes(said: readonly Said[]): Suggestion | null {
  const [last] = said
  if (!last) return null
  if ('form' in last) return { wishes: FROM_FORM[last.form](last.answers), from: last.form }
  const homes = said.flatMap((one) => ('home' in one && one.home.type === last.home.type ? [one.home] : []))
  return { wishes: fromHomes(homes), from: 'homes' }
}
