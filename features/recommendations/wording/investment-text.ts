import type { ScoredHome } from '../engine/decision.ts'
import { INVESTMENT_GOALS } from '../preferences.ts'
import type { Speech } from './speech.ts'

/** What could be expected, with its assumptions and its risk. Undefined where the goal is another or no figure exists. */
export function sayInvestment({ home, lines }: ScoredHome, speech: Speech): string | undefined {
  const finding = lines.find((line) => line.finding.aspect === 'goal')?.finding
  if (finding?.aspect !== 'goal' || !finding.investment || !INVESTMENT_GOALS.includes(finding.goal)) return
  const { grossYield, monthlyRent, comparedHomes, comparedIn, percentBelowMedian: below } = finding.investment
  const { home: places, finding: texts } = speech.words
  const { investment: words } = texts
  const where = places.inPlace(home.location)
  const sentences: string[] = []
  if (grossYield !== null && monthlyRent !== null) {
    const compared = speech.list(comparedIn.map(places.inPlace))
    const rent = speech.price(monthlyRent, 'rent')
    sentences.push(
      words.yield(speech.percent(grossYield / 100), rent, words.homesToLet(comparedHomes), compared),
      words.risk,
    )
  }
  if (below !== null) {
    if (below === 0) sentences.push(words.atMedian(where))
    else sentences.push(words[below > 0 ? 'belowMedian' : 'aboveMedian'](speech.percent(Math.abs(below)), where))
  }
  if (sentences.length === 0) return
  if (home.isVefa) {
    const isPast = speech.isDeliveryPast(home.deliveryDate)
    sentences.push(isPast ? words.offPlanPassed : words.offPlan(home.deliveryDate && speech.month(home.deliveryDate)))
  }
  return sentences.join(' ')
}
