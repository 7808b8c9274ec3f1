import type { Deal, Kind } from '#features/nest/property-types.ts'
import type { Asked, Wish } from '../wishes/wish.ts'
import type { HomeFacts } from './home-facts.ts'
import type { DatesProblem } from './judge-dates.ts'

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

/** `unknown`: the listing does not say. `open`: the wish does not speak of such a home (a month's rent, of one for sale). */
export type Verdict = 'met' | 'missed' | 'unknown' | 'open'

/** One wish, and how a home stands to it. Everything the texts may say about a home is in here and in its facts. */
export interface Finding {
  wish: Wish
  verdict: Verdict
  /** 1: met. Of what is missed, how near it comes; 0 is not near at all. */
  grade: number
  /** Whole points; the `earned` of all findings add up to the score, their `of` to 100. */
  earned: number
  of: number
  /** Of a place or a landmark: the nearest one asked for, and how far it is, 0 inside it. */
  nearest?: string
  kilometres?: number
  /** Of lifestyle, work, transport, goal and amenities: what the listing names of what was looked for. */
  present?: string[]
  looked?: string[]
  /** Of somebody who works at home: whether a bedroom is left to do so, where the household's size is known. */
  hasSpareRoom?: boolean
  /** Of the dates of a stay: why they cannot be had. */
  dates?: DatesProblem
  /** Of a goal that invests. */
  investment?: Investment
}

export interface ScoredHome {
  home: HomeFacts
  /** 0 to 100; 100 only where everything was understood and every wish is met. */
  score: number
  /** Of every wish, in the order of their weight, heaviest first. Those that are `open` have no points. */
  findings: Finding[]
  /** Whether no condition is missed. */
  isFit: boolean
}

/** One wish changed (null: given up), and how many more homes would fit then. */
export interface Relaxation {
  wish: Wish
  to: Wish | null
  gains: number
}

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
  asked: Asked
  /** 'YYYY-MM-DD': the day it was made, before which a stated delivery has passed. */
  today: string
  /** The deals that were looked at. */
  deals: readonly Deal[]
  /** At most MOST_SHOWN; homes that fit first, then the nearest, each by score, no two of a kind where others will do. */
  chosen: ScoredHome[]
  /** `near`: those that miss little. */
  counts: { available: number; fitting: number; near: number }
  /** How many homes of the deals that were looked at there are. */
  offered: number
  /** Best first, at most four; empty where enough homes fit. All single changes were tried. */
  relaxations: Relaxation[]
  /** Of the place asked for, then of the whole catalogue; none where no home is of that deal. */
  markets: Market[]
  /** Only the newest homes of a large house were looked at, and so many older ones that may fit. Not there: all were. */
  older?: number
}

/** What such a decision counts is not all that the house has, and nothing is denied by it. */
export function isOfNewest({ older }: Pick<Decision, 'older'>): boolean {
  return older !== undefined
}

export const MOST_SHOWN = 6
