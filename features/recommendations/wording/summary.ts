import { BUDGET_TOLERANCE_PERCENT, type Decision, type ScoredHome } from '../engine/decision.ts'
import { gainOf, sayChange } from './relax-text.ts'
import type { Speech } from './speech.ts'

/** How the deal was read, and from what. */
function sayReading({ preferences, reading }: Decision, speech: Speech): string {
  const { summary, deals } = speech.words.answer
  const [deal, ...others] = reading.deals
  const homes = speech.either(reading.deals.map((each) => deals[each]))
  const hasBudget = preferences.minBudget !== null || preferences.maxBudget !== null
  if (!deal || others.length > 0) return reading.dealFrom === 'goal' ? summary.goalOpen(homes) : summary.open(homes)
  if (reading.dealFrom === 'words') return summary.words(deal, hasBudget)
  return reading.dealFrom === 'goal' ? summary.goal : summary.budget(deal)
}

/** What fits, of as many homes as were looked at: whoever buys is not told how many there are to rent. */
function sayCounts({ counts: { fitting, near }, offered, reading }: Decision, { words, either }: Speech): string {
  const { summary, homes, deals } = words.answer
  const sought = either(reading.deals.map((deal) => deals[deal]))
  if (offered === 0) return summary.noneOffered(sought)
  const all = `${homes(offered)} ${sought}`
  if (fitting === 0) return near === 0 ? summary.nothing(all) : summary.onlyNear(all, near)
  return near === 0 ? summary.fitting(all, fitting) : summary.fittingAndNear(all, fitting, near)
}

function sayLeastDear({ leastDear: home }: Decision, { words, price }: Speech): string | null {
  if (!home) return null
  const { home: homes, answer } = words
  return answer.summary.leastDear(homes.kinds[home.kind].a, price(home.price, home.type), homes.inPlace(home.location))
}

/** Whoever asks what a home would bring in is told why there is no figure. */
function lacksYield({ preferences, chosen }: Decision): boolean {
  const isAsked = preferences.goal === 'investment_rental' || preferences.goal === 'portfolio'
  const hasYield = ({ lines }: ScoredHome) =>
    lines.some(({ finding }) => finding.aspect === 'goal' && finding.investment?.grossYield != null)
  return isAsked && chosen.length > 0 && !chosen.some(hasYield)
}

/** What would bring a home in, where none fits. */
function sayWayOut(decision: Decision, speech: Speech): string {
  const { summary } = speech.words.answer
  const [best] = decision.relaxations
  if (!best) return [summary.noRelaxation, sayLeastDear(decision, speech)].filter(Boolean).join(' ')
  return summary.relax(sayChange(best, decision, speech), gainOf(best, decision, speech))
}

/** A few sentences over the homes: how it was read, what fits, how near the rest comes, what would help. */
export function summarise(decision: Decision, speech: Speech): string {
  const { counts, chosen } = decision
  const { summary } = speech.words.answer
  if (counts.available === 0) return `${summary.empty} ${summary.emptyNext}`
  const fitting = chosen.filter(({ miss }) => miss === null).length
  const sentences = [sayReading(decision, speech), sayCounts(decision, speech)]
  if (fitting > 0 && fitting < counts.fitting) sentences.push(summary.shown(fitting))
  if (chosen.length > fitting) sentences.push(summary.tolerance(speech.percent(BUDGET_TOLERANCE_PERCENT)))
  if (lacksYield(decision)) sentences.push(summary.noYield)
  if (counts.fitting === 0) sentences.push(sayWayOut(decision, speech))
  return sentences.join(' ')
}
