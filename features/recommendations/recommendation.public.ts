import type { PropertyCardData } from '#features/nest/property-card.ts'
import type { WishField } from './wishes/wish.ts'

/** A few points of the score and what for. */
export interface ScorePart {
  label: string
  earned: number
  of: number
  reason: string
}

/** One home (SPEC section 3), in the reader's language and currency. Every sentence is true of this home and this visitor. */
export interface Recommendation {
  propertyId: number
  /** Its page, without a language; of a stay with the days and guests that were asked for. */
  path: string
  matchScore: number
  personalizedDescription: string
  /** Facts of the listing, weightiest first; the page shows three. */
  reasons: string[]
  investmentInsights?: string
  /** Null: no condition is missed. Else those that are, in one line: '8% above your maximum; 2 bedrooms instead of 3'. */
  nearMiss: string | null
  /** What it lacks of what was wished besides, and what its listing does not say. */
  lacks: string[]
  /** Both of these once more, each with the wish it belongs to. `isStated` is false where the listing does not say. */
  unmet: { field: WishField; isHard: boolean; isStated: boolean; text: string }[]
  /** Where the points of the score come from; they add up to it. */
  points: ScorePart[]
  /** Sentences of the listing itself about something that we cannot vouch for. */
  quotes: { about: string; text: string }[]
}

/** One wish as it was understood, to be taken back or corrected. Every path is the address of a result. */
export interface WishChip {
  field: WishField
  text: string
  /** A condition, or only weighed. */
  isHard: boolean
  /** The words of the text that say it; null where a field of the form does, or where the text is not here. */
  words: string | null
  /** The result without it. */
  removePath: string
  /** What may have been meant instead. */
  changes: { text: string; path: string }[]
}

/** POST /api/property-recommendations. The first four are the SPEC's; the rest is what our page shows besides. */
export interface RecommendationAnswer {
  recommendations: Recommendation[]
  summary: string
  marketInsights: string
  nextSteps: string[]
  /** Where each of `nextSteps` is done, in the same order: addresses of ours, without a language. */
  nextStepPaths: string[]
  /** The homes themselves, as their cards show them; a recommendation whose home is not here is left out. */
  homes: PropertyCardData[]
  /** Where this very answer can be opened again: wishes as parameters, never the free text. */
  path: string
  /** How the answers and the free text were taken together, in the order of the form. */
  wishes: WishChip[]
  /** The same in words, one line each. */
  understood: string[]
  /** Parts of the text that were not understood, as they were written. */
  unread: string[]
  /** What we will check with the visitor instead of guessing. */
  toCheck: string[]
  /** What to relax, and the address of the result with it. */
  relaxations: { text: string; gains: number; path: string }[]
  /** `isLeast`: of a large house not all homes were looked at. */
  counts: { available: number; fitting: number; near: number; isLeast?: boolean }
  /** True where a model may find more in the text: POST …/proposals then asks it. */
  hasModel: boolean
}

/** POST /api/property-recommendations/proposals. Nothing of it is applied, and no word of it is the model's. */
export interface Proposals {
  /** What may have been meant as well, or instead. `quote`: the visitor's own words; `path`: the result if the answer is yes. */
  questions: { text: string; quote: string; path: string }[]
  /** The reasons of a home in the order that suits this visitor, by where they stand in ours. */
  orders: { propertyId: number; reasons: number[] }[]
}

/** GET /api/property-recommendations/count: what fits so far. */
export interface FitCount {
  available: number
  fitting: number
  near: number
  /** Of a large house only the newest homes were counted. */
  isLeast: boolean
}
