import type { Locale } from '#common/locale.ts'
import type { Deal } from '#features/nest/property-types.ts'
import type { Check, Relaxation } from '#features/recommendations/engine/decision.ts'
import { NOTHING_ASKED, type Preferences } from '#features/recommendations/preferences.ts'
import type { HomeKey } from './catalogue.ts'

/** What a person understands of the free text, by reading it. Amenities by the names of the catalogue. */
interface Meaning {
  wishes?: readonly string[]
  refuses?: readonly string[]
  places?: readonly string[]
  refusesPlaces?: readonly string[]
  bedrooms?: number
  area?: number
}

/** What must stand in the answer besides the homes. */
interface Expectations {
  /** Wishes that no listing answers by a fact. */
  checks?: readonly Check[]
  /** Words of the visitor that nobody can vouch for: they must come back among what we will check. */
  unknown?: readonly string[]
  /** No home is shown. */
  isEmpty?: boolean
  /** At least one of these is offered as a way out. */
  relax?: readonly Relaxation['limit'][]
  /** Whether a gross yield is stated for the homes at the place asked for: some, or none. */
  yields?: 'some' | 'none'
}

/** A visitor, the wizard's answers, and what a good adviser in Dakar would make of them. */
export interface Story {
  locale: Locale
  who: string
  wants: Partial<Preferences>
  /** To buy, by the month or by the night, as the adviser understands it. */
  deal: Deal
  means?: Meaning
  /** Homes an adviser would gladly show. */
  good: readonly HomeKey[]
  /** Homes that will do if it is said what they miss. Whatever is in neither list is wrong. */
  fine?: readonly HomeKey[]
  /** Homes that were ruled out in so many words. */
  never?: readonly HomeKey[]
  expects?: Expectations
}

export function preferencesOf({ wants }: Story): Preferences {
  return { ...NOTHING_ASKED, ...wants }
}

export const MILLION = 1_000_000
export const THOUSAND = 1_000

/** The stories of one language. */
export const told = (locale: Locale, stories: readonly Omit<Story, 'locale'>[]): Story[] =>
  stories.map((story) => ({ locale, ...story }))
