/** The wizard's answers (SPEC sections 2 and 3). The values are the SPEC's; their words are in the messages. */
export const WANTED_KINDS = ['apartment', 'villa', 'penthouse', 'townhouse'] as const
export const WIZARD_PLACES = ['Almadies', 'Ngor', 'Ouakam', 'Plateau', 'Point E', 'Mermoz'] as const
export const LIFESTYLES = ['luxury', 'family', 'professional', 'artistic', 'minimalist'] as const
export const WORK_ARRANGEMENTS = ['office', 'hybrid', 'remote', 'business'] as const
export const TRANSPORT_NEEDS = ['walking', 'car', 'chauffeur', 'mixed'] as const
export const GOALS = ['primary_residence', 'investment_rental', 'vacation_home', 'flipping', 'portfolio'] as const
export const TIMEFRAMES = ['immediate', '3_months', '6_months', '1_year', 'exploring'] as const

/** The last choice of each says 'or more'. */
export const MOST_BEDROOMS = 5
export const MOST_BATHROOMS = 4
export const MOST_PEOPLE = 5
/** Of the free text, in characters: a page and a half. Longer is refused, never cut. */
export const MOST_WORDS = 4_000

/** As people count them: an emoji is one, and the space around a text is none. */
export const charactersIn = (text: string) => [...text.replace(/\r\n?/g, '\n').trim()].length

export type WantedKind = (typeof WANTED_KINDS)[number]
export type Lifestyle = (typeof LIFESTYLES)[number]
export type WorkArrangement = (typeof WORK_ARRANGEMENTS)[number]
export type TransportNeed = (typeof TRANSPORT_NEEDS)[number]
export type Goal = (typeof GOALS)[number]
export type Timeframe = (typeof TIMEFRAMES)[number]

/** What somebody looks for, checked. Null: left open. */
export interface Preferences {
  /** Whole francs: the whole price, a month or a night, as the deal turns out to be. */
  minBudget: number | null
  maxBudget: number | null
  /** Only left open while the wizard is being filled in. */
  kind: WantedKind | null
  /** A name as in features/nest/places.ts; the wizard offers WIZARD_PLACES, the API takes any. */
  place: string | null
  /** At least so many. */
  bedrooms: number | null
  bathrooms: number | null
  lifestyle: Lifestyle | null
  /** People; MOST_PEOPLE means so many or more. */
  familySize: number | null
  work: WorkArrangement | null
  transport: TransportNeed | null
  goal: Goal | null
  timeframe: Timeframe | null
  /** The additional requirements, as they were typed. */
  words: string
}

export const NOTHING_ASKED: Preferences = {
  minBudget: null,
  maxBudget: null,
  kind: null,
  place: null,
  bedrooms: null,
  bathrooms: null,
  lifestyle: null,
  familySize: null,
  work: null,
  transport: null,
  goal: null,
  timeframe: null,
  words: '',
}

/** A budget up to this is a month's or a night's, above it a price: no home is sold for less, none let for more. */
export const HIGHEST_RENT = 10_000_000

/** Goals that only a buyer has. */
export const INVESTMENT_GOALS: readonly Goal[] = ['investment_rental', 'flipping', 'portfolio']
