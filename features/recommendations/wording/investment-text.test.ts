import { expect, test } from 'vitest'
import type { Finding } from '../engine/decision.ts'
import type { Goal } from '../preferences.ts'
import { decision, flatForSale, listed, scored } from './decision.fixture.ts'
import { wordAnswer } from './word-answer.ts'

const investment = {
  grossYield: 760,
  monthlyRent: 780_000,
  comparedHomes: 3,
  comparedIn: ['Ngor'],
  percentBelowMedian: null,
}

/** The one home, as it is told to somebody with this goal. */
function told(goal: Goal, figures: typeof investment | null) {
  const finding: Finding = { aspect: 'goal', goal, looked: [], present: [], investment: figures }
  const decided = decision({ preferences: { goal }, chosen: [scored(flatForSale, [finding])] })
  const homes = new Map([[flatForSale.id, listed(flatForSale)]])
  return wordAnswer(decided, homes, { locale: 'en', currency: 'XOF' }).recommendations[0]
}

test('Somebody who buys to let is told what a home may yield; whoever will live there hears nothing of it', () => {
  expect(told('investment_rental', investment)?.investmentInsights).toMatch(/7\.6%.*780\s000\sFCFA a month.*3 homes/)
  expect(told('primary_residence', investment)).not.toHaveProperty('investmentInsights')
  expect(told('investment_rental', null)).not.toHaveProperty('investmentInsights')
})
