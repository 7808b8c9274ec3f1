import { divideRounded, toCentimes } from '#common/money.ts'
import { findPlace } from '#features/nest/places.ts'
import { KINDS } from '#features/nest/property-types.ts'
import type { ComparedHome } from './score-match.ts'
import { NO_WISHES, type Wishes } from './wishes.ts'

/** Something a person sent that says what they look for: a question about a home, or a relocation form's answers. */
export type Said = { home: ComparedHome } | { answers: Readonly<Record<string, unknown>> }

export interface Suggestion {
  wishes: Wishes
  from: 'relocation' | 'homes'
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
function fromRelocation(answers: Readonly<Record<string, unknown>>): Wishes {
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

/** Newest first. The last word counts: whoever filled in the form after asking about a home has said it better there. */
export function suggestWishes(said: readonly Said[]): Suggestion | null {
  const [last] = said
  if (!last) return null
  if ('answers' in last) return { wishes: fromRelocation(last.answers), from: 'relocation' }
  const homes = said.flatMap((one) => ('home' in one && one.home.type === last.home.type ? [one.home] : []))
  return { wishes: fromHomes(homes), from: 'homes' }
}
