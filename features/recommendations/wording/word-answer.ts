import type { Locale } from '#common/locale.ts'
import type { Currency } from '#common/money.ts'
import type { Decision } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'

/** Whom the texts speak to. */
export interface Voice {
  locale: Locale
  currency: Currency
}

/** A decision in words. Homes that are not in `listed` have gone meanwhile: nothing is said about them. */
export function wordAnswer(
  { counts }: Decision,
  _listed: ReadonlyMap<number, ListedHome>,
  _voice: Voice,
): Omit<RecommendationAnswer, 'homes' | 'hasWording'> {
  return {
    recommendations: [],
    summary: '',
    marketInsights: '',
    nextSteps: [],
    nextStepPaths: [],
    understood: [],
    toCheck: [],
    relaxations: [],
    counts,
  }
}
