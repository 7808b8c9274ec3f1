import type { ScoredHome } from '../engine/decision.ts'
import { INVESTMENT_GOALS } from '../preferences.ts'
import type { Wish } from '../wishes/wish.ts'
import { builtFact } from './say-finding.ts'
import type { Speech } from './speech.ts'

export function isToInvest({ field, value }: Wish): boolean {
  return field === 'goal' && INVESTMENT_GOALS.some((goal) => value.includes(goal))
}

/** What could be expected, with its assumptions and its risk. Undefined where the goal is another or no figure exists. */
export function sayInvestment({ home, findings }: ScoredHome, speech: Speech): string | undefined {
  const finding = findings.find(({ wish }) => isToInvest(wish))
  if (!finding?.investment) return
  const { grossYield, monthlyRent, comparedHomes, comparedIn, percentBelowMedian: below } = finding.investment
  const { home: places, finding: words } = speech.words
  const sentences: string[] = []
  if (grossYield !== null && monthlyRent !== null) {
    const where = speech.list(comparedIn.map(places.inPlace))
    const rent = speech.price(monthlyRent, 'rent')
    sentences.push(words.assumes(speech.percent(grossYield / 100), rent, comparedHomes, where))
  }
  if (below !== null) {
    const where = places.inPlace(home.location)
    sentences.push(`${words.toMedian(below, speech.percent(Math.abs(below)), where, speech.isOfNewest)}.`)
  }
  if (sentences.length === 0) return
  if (home.isVefa) sentences.push(words.noRentYet(builtFact(home, speech)))
  return sentences.join(' ')
}
