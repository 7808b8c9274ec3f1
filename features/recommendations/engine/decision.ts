import type { Deal, Kind } from '#features/nest/property-types.ts'
import type {
  Goal,
  Lifestyle,
  Preferences,
  Timeframe,
  TransportNeed,
  WantedKind,
  WorkArrangement,
} from '../preferences.ts'
import type { HomeFacts } from './home-facts.ts'

/** Wishes people have that no listing answers by a stated fact: they are named, never guessed. */
export const CHECKS = ['schools', 'pets', 'quiet', 'accessibility', 'walking', 'transport', 'water', 'health'] as const
export type Check = (typeof CHECKS)[number]

/** What was understood of the free text. */
export interface ReadWords {
  /** Amenities asked for and refused, by the names of features/nest/amenities.ts or as staff wrote them in the catalogue. */
  wanted: string[]
  refused: string[]
  places: string[]
  refusedPlaces: string[]
  /** 'to rent', 'pour acheter': where the words say it. */
  deal: Deal | null
  minBedrooms: number | null
  minArea: number | null
  checks: Check[]
  /** Parts of the text that were not understood, as they were written, each at most 120 characters; at most 5. */
  unknown: string[]
}

/** How the answers were taken together. */
export interface Reading extends ReadWords {
  /** The homes considered; more than one only where nothing says which. */
  deals: Deal[]
  dealFrom: 'goal' | 'words' | 'budget' | 'open'
  /** `places` of the words and the chosen one together, without the refused. */
  places: string[]
  /** The larger of the chosen number and the one in the words. */
  bedrooms: number | null
}

/** What one aspect of a home comes to. Everything the texts may say about a home is in here. */
export type Finding =
  | {
      aspect: 'budget'
      price: number /** Percent above the maximum (> 0), below the minimum (< 0), or 0: within. */
      percentOff: number
    }
  | { aspect: 'kind'; offered: Kind; asked: WantedKind; relation: 'same' | 'related' | 'other' }
  /** `nearest` is the asked place it is closest to, `kilometres` from middle to middle, 0 inside it. */
  | { aspect: 'place'; offered: string; nearest: string; kilometres: number }
  | { aspect: 'bedrooms'; offered: number; asked: number }
  | { aspect: 'bathrooms'; offered: number; asked: number }
  | { aspect: 'area'; offered: number; asked: number }
  | { aspect: 'family'; people: number; bedrooms: number; needed: number }
  /** `present` are the amenities of `looked` that the home has. */
  | { aspect: 'lifestyle'; lifestyle: Lifestyle; looked: readonly string[]; present: string[] }
  | {
      aspect: 'work'
      work: WorkArrangement
      looked: readonly string[]
      present: string[]
      /** A bedroom more than the household needs; null where its size is not known. */
      hasSpareRoom: boolean | null
      /** From the middle of its place to the Plateau, where the offices are. */
      kilometresToPlateau: number | null
    }
  | { aspect: 'transport'; transport: TransportNeed; looked: readonly string[]; present: string[] }
  | { aspect: 'goal'; goal: Goal; looked: readonly string[]; present: string[]; investment: Investment | null }
  | { aspect: 'timeframe'; timeframe: Timeframe; isReady: boolean; deliveryDate: string | null; isInTime: boolean }
  | { aspect: 'wishes'; met: string[]; missing: string[] }

export type Aspect = Finding['aspect']

/** Some points of the hundred: what for, and why not all of them. */
export interface ScoreLine {
  /** Whole points; the `earned` of all lines add up to the score, their `of` to 100. */
  earned: number
  of: number
  finding: Finding
}

/** What could be expected, computed from our own catalogue. Null where the numbers do not exist. */
export interface Investment {
  /** Basis points of a year's rent over the price: 650 is 6.5 %. Null: too few homes to let compare. */
  grossYield: number | null
  /** The rent assumed for a month, whole francs: the median per square metre of the compared homes, times the area. */
  monthlyRent: number | null
  /** Homes to let that were compared, and where they are: the home's place, or the places beside it. */
  comparedHomes: number
  comparedIn: string[]
  /** Percent the price per m² lies under (> 0) or over (< 0) the median of homes for sale in the same place; null: too few. */
  percentBelowMedian: number | null
}

/** What a home misses of what was asked: one limit, or one or two things slightly; more, and it is not shown. */
export type Miss =
  | { limit: 'maxBudget'; percent: number }
  | { limit: 'minBudget'; percent: number }
  | { limit: 'bedrooms'; offered: number; asked: number }
  | { limit: 'kind'; offered: Kind; asked: WantedKind }
  | { limit: 'place'; offered: string; nearest: string; kilometres: number }
  | { limit: 'timeframe'; deliveryDate: string | null }

export interface ScoredHome {
  home: HomeFacts
  /** 0 to 100. */
  score: number
  /** In the order of their weight, heaviest first. */
  lines: ScoreLine[]
  /** Null: it fits. Otherwise it is a near miss, and says what it misses. */
  miss: Miss | null
}

/** One answer changed, and how many more homes would fit then. */
export type Relaxation = { gains: number } & (
  | { limit: 'maxBudget' | 'minBudget'; to: number }
  | { limit: 'bedrooms'; to: number | null }
  | { limit: 'place'; to: string | null }
  | { limit: 'kind'; to: WantedKind }
  | { limit: 'timeframe'; to: Timeframe }
  | { limit: 'refused'; amenity: string }
)

/** What the catalogue says about the place and deal asked for. Only counted, never guessed. */
export interface Market {
  deal: Deal
  /** Null: the whole catalogue. */
  place: string | null
  kind: Kind | null
  homes: number
  /** Whole francs; null where fewer than three homes stand behind it. */
  medianPerSquareMetre: number | null
  lowestPrice: number
  highestPrice: number
}

export interface Decision {
  preferences: Preferences
  /** 'YYYY-MM-DD': the day it was made, before which a stated delivery has passed. */
  today: string
  reading: Reading
  /** At most MOST_SHOWN; homes that fit first, then near misses, each by score, no two of a kind where others will do. */
  chosen: ScoredHome[]
  counts: { available: number; fitting: number; near: number }
  /** How many homes of the deals that were looked at there are. */
  offered: number
  /** Best first, at most four; empty where enough homes fit. */
  relaxations: Relaxation[]
  /** Where nothing fits and no single change helps: the home of that deal and type that costs least, whatever else was asked. */
  leastDear: HomeFacts | null
  /** Of the place asked for, then of the whole catalogue; none where no home is of that deal. */
  markets: Market[]
}

export const MOST_SHOWN = 6
/** A home may pass a budget limit by so much and still be shown, as a near miss that says so. */
export const BUDGET_TOLERANCE_PERCENT = 10
