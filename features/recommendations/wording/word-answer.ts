import type { Decision, ScoredHome } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { Recommendation, RecommendationAnswer } from '../recommendation.public.ts'
import { describeHome } from './describe-home.ts'
import { withAskedNames } from './findings.ts'
import { sayInvestment } from './investment-text.ts'
import { sayMarkets } from './market-text.ts'
import { missInShort } from './misses.ts'
import { nextSteps } from './next-steps.ts'
import { quotesFrom } from './quotes.ts'
import { lacksOf, pointsOf, reasonsFor } from './reasons.ts'
import { sayRelaxations } from './relax-text.ts'
import { type Speech, speechOf, type Voice } from './speech.ts'
import { summarise } from './summary.ts'
import { sayToCheck, sayUnderstood } from './understood.ts'

export type { Voice } from './speech.ts'

function wordHome(scored: ScoredHome, listed: ListedHome, decision: Decision, speech: Speech): Recommendation {
  const investmentInsights = sayInvestment(scored, speech)
  return {
    propertyId: scored.home.id,
    matchScore: scored.score,
    personalizedDescription: describeHome(scored, speech),
    reasons: reasonsFor(scored, speech),
    ...(investmentInsights !== undefined && { investmentInsights }),
    nearMiss: scored.miss && missInShort(scored.miss, scored.home, decision.preferences, speech),
    lacks: lacksOf(scored, speech),
    points: pointsOf(scored, speech),
    quotes: quotesFrom(listed, decision.reading.checks, speech),
  }
}

/** A decision in words. Homes that are not in `listed` have gone meanwhile: nothing is said about them. */
export function wordAnswer(
  decision: Decision,
  listed: ReadonlyMap<number, ListedHome>,
  voice: Voice,
): Omit<RecommendationAnswer, 'homes' | 'hasWording'> {
  const speech = speechOf(voice, decision.today)
  const there = decision.chosen.flatMap((scored) => {
    const home = listed.get(scored.home.id)
    return home ? [{ scored: withAskedNames(scored, decision.reading.wanted), home }] : []
  })
  const steps = nextSteps(
    decision,
    there.map(({ home }) => home),
    speech,
  )
  return {
    recommendations: there.map(({ scored, home }) => wordHome(scored, home, decision, speech)),
    summary: summarise({ ...decision, chosen: there.map(({ scored }) => scored) }, speech),
    marketInsights: sayMarkets(decision.markets, decision.reading.deals, speech),
    nextSteps: steps.map(({ text }) => text),
    nextStepPaths: steps.map(({ path }) => path),
    understood: sayUnderstood(decision, speech),
    toCheck: sayToCheck(decision, speech),
    relaxations: sayRelaxations(decision, speech),
    counts: decision.counts,
  }
}
