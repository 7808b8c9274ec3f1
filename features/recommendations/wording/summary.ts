import { type Decision, isOfNewest, type Relaxation } from '../engine/decision.ts'
import type { Wish } from '../wishes/wish.ts'
import { isToInvest } from './investment-text.ts'
import { gainOf, sayChange } from './relax-text.ts'
import type { Speech } from './speech.ts'

/** Which homes were looked at, and by what: the text, the goal or the amount. */
function sayTaken({ asked: { wishes }, deals }: Decision, speech: Speech): string {
  const { summary, deals: names } = speech.words.answer
  const written = wishes.find(({ field, from }) => field === 'deal' && 'words' in from)?.from
  // An address carries what was written without its words.
  const isWritten = written !== undefined && 'words' in written && written.words !== ''
  const isBudget = written === undefined && deals.length === 1 && wishes.some(({ field }) => field === 'price')
  const because = isWritten ? 'words' : wishes.some(isToInvest) ? 'goal' : isBudget ? 'budget' : 'nothing'
  return summary.taken(speech.either(deals.map((deal) => names[deal])), summary.because[because])
}

/** What fits, of as many homes as were looked at: whoever buys is not told how many there are to rent. */
function sayCounts(decision: Decision, { words, either }: Speech): string {
  const { offered, deals, older = 0 } = decision
  const { fitting, near } = decision.counts
  const { summary, homes, deals: names } = words.answer
  const sought = either(deals.map((deal) => names[deal]))
  if (offered === 0) return summary.noneOffered(sought)
  const all = isOfNewest(decision)
    ? summary.newest(offered - older, older, sought)
    : summary.all(homes(offered), sought)
  return fitting === 0 ? summary.nothing(all) : summary.fitting(all, fitting, near)
}

/** Whoever asks what a home would bring in is told why there is no figure. */
function lacksYield({ asked, chosen }: Decision): boolean {
  const isAsked = asked.wishes.some(
    (wish) => isToInvest(wish) && !(wish.value as readonly string[]).includes('flipping'),
  )
  const hasYield = chosen.some(({ findings }) => findings.some(({ investment }) => investment?.grossYield != null))
  return isAsked && chosen.length > 0 && !hasYield
}

const NOT_FIRST: readonly Wish['field'][] = ['stepFree', 'noStairs', 'guests', 'nights', 'dates', 'pets']
/** A budget half as high again is another budget. */
const FAR = 1.5

/** What nobody is advised first: to take what they refused or cannot do without, or to pay far more. */
function isFirstAdvice({ wish, to }: Relaxation): boolean {
  if (wish.op === 'not' || NOT_FIRST.includes(wish.field)) return false
  const highest = (one: Wish | null) => Math.max(...[one?.value ?? 0].flat().map(Number))
  return wish.field !== 'price' || highest(to) <= FAR * highest(wish)
}

/** A few sentences over the homes: how it was taken, what fits, how near the rest comes, what would help. */
export function summarise(decision: Decision, speech: Speech): string {
  const { counts, chosen, relaxations } = decision
  const { summary } = speech.words.answer
  if (counts.available === 0) return `${summary.empty} ${summary.emptyNext}`
  const fitting = chosen.filter(({ isFit }) => isFit).length
  const nearest = chosen.length - fitting
  const best = relaxations.find(isFirstAdvice)
  const isNothing = counts.fitting === 0
  return [
    sayTaken(decision, speech),
    sayCounts(decision, speech),
    fitting > 0 && fitting < counts.fitting && summary.shown(fitting),
    nearest > 0 && isNothing && summary.nearest(nearest),
    lacksYield(decision) && (isOfNewest(decision) ? summary.noYieldOfNewest : summary.noYield),
    best && summary.relax(sayChange(best, speech), gainOf(best, decision, speech)),
    // The engine tried them all, on all homes: only then is it said.
    isNothing && relaxations.length === 0 && !isOfNewest(decision) && summary.noRelaxation,
  ]
    .filter((sentence) => !!sentence)
    .join(' ')
}
