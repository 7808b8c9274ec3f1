import type { PropertyCardData } from '#features/nest/property-card.ts'

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
  matchScore: number
  personalizedDescription: string
  /** Facts of the listing, weightiest first; the page shows three. */
  reasons: string[]
  investmentInsights?: string
  /** Null: it fits. Else the one limit that it passes: '8% above your maximum'. */
  nearMiss: string | null
  /** What it lacks of what was asked, besides. */
  lacks: string[]
  /** Where the points of the score come from; they add up to it. */
  points: ScorePart[]
  /** Sentences of the listing itself about something that we cannot vouch for. */
  quotes: { about: string; text: string }[]
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
  /** How the free text and the deal were read, one line each. */
  understood: string[]
  /** What we will check with the visitor instead of guessing. */
  toCheck: string[]
  /** What to relax, and the address of the result with it. */
  relaxations: { text: string; gains: number; path: string }[]
  counts: { available: number; fitting: number; near: number }
  /** True where a model may word the texts better: POST …/wording then streams them. */
  hasWording: boolean
}

/** A line of the stream of POST /api/property-recommendations/wording: one text that stands in for ours. */
export type WordedText = { propertyId: number; personalizedDescription: string } | { summary: string }

/** GET /api/property-recommendations/count: what fits so far. */
export interface FitCount {
  available: number
  fitting: number
  near: number
}
