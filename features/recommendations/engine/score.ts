import type { Aspect, ScoreLine } from './decision.ts'
import { goal } from './goal-rule.ts'
import { area, bathrooms, bedrooms, budget, kind, place, timeframe, wishes } from './home-rules.ts'
import { family, lifestyle, transport, work } from './household-rules.ts'
import type { IndexedHome } from './indexed-catalogue.ts'
import type { Rule } from './rules.ts'
import type { SearchRequest } from './search-request.ts'

/** In the order that lines of equal weight have. */
const RULES: Readonly<Record<Aspect, Rule>> = {
  wishes,
  place,
  kind,
  bedrooms,
  budget,
  goal,
  timeframe,
  family,
  lifestyle,
  work,
  transport,
  area,
  bathrooms,
}

const HUNDRED = 100

/** A rule and its points of the hundred. */
interface Share {
  rule: Rule
  of: number
}

/** Shares in whole points that add up to a hundred: the largest remainders are rounded up. Heaviest first. */
function shareOut(asked: SearchRequest, isOfHouse: boolean): Share[] {
  const weighed = Object.values(RULES)
    .map((rule) => ({ rule, weight: rule.weigh(asked, isOfHouse) }))
    .filter(({ weight }) => weight > 0)
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const shares = weighed.map(({ rule, weight }) => {
    const points = (weight * HUNDRED) / total
    return { rule, of: Math.floor(points), rest: points - Math.floor(points) }
  })
  const left = HUNDRED - shares.reduce((sum, { of }) => sum + of, 0)
  const first = new Set(shares.toSorted((one, other) => other.rest - one.rest).slice(0, left))
  return shares
    .map((share) => ({ rule: share.rule, of: share.of + (first.has(share) ? 1 : 0) }))
    .sort((one, other) => other.of - one.of)
}

/** All of the points for a full grade, and never all of them for less. */
function earn(of: number, grade: number): number {
  return grade >= 1 ? of : Math.min(of - 1, Math.round(of * grade))
}

export interface Scorer {
  /** 0 to 100. */
  score: (home: IndexedHome) => number
  /** Where the points of the score come from. */
  explain: (home: IndexedHome) => ScoreLine[]
}

export function makeScorer(asked: SearchRequest): Scorer {
  const [ofFlats, ofHouses] = [shareOut(asked, false), shareOut(asked, true)]
  const sharesOf = ({ isHouse }: IndexedHome) => (isHouse ? ofHouses : ofFlats)
  return {
    score: (home) => {
      let score = 0
      for (const { rule, of } of sharesOf(home)) score += earn(of, rule.grade(home, asked))
      return score
    },
    explain: (home) =>
      sharesOf(home).flatMap(({ rule, of }) => {
        const finding = rule.find(home, asked)
        return finding ? [{ earned: earn(of, rule.grade(home, asked)), of, finding }] : []
      }),
  }
}
