import { MOST_SHOWN } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'

/** A home that may be shown. */
export interface Candidate {
  home: HomeFacts
  score: number
}

/** What a home loses for each chosen one of the same kind in the same place, and more where it costs the same too. */
const ALIKE = 4
const ALIKE_AND_AS_DEAR = 7
const AS_DEAR_PERCENT = 5
/** No home stands back for one that is worse by more. */
const MOST_GIVEN_UP = 6
const MOST_COMPARED = 300

function likeness(one: HomeFacts, other: HomeFacts): number {
  if (one.type !== other.type || one.location !== other.location || one.kind !== other.kind) return 0
  const apart = Math.abs(one.price - other.price)
  return apart * 100 <= other.price * AS_DEAR_PERCENT ? ALIKE_AND_AS_DEAR : ALIKE
}

/** Of equals, one that stands comes before one that is still to be built. */
const builtFirst = (homes: readonly HomeFacts[]) => [
  ...homes.filter(({ isVefa }) => !isVefa),
  ...homes.filter(({ isVefa }) => isVefa),
]

/** The best first; equals in the order that they came in. */
function bestOf(byScore: readonly (readonly HomeFacts[])[]): Candidate[] {
  const found: Candidate[] = []
  for (let score = byScore.length - 1; score >= 0 && found.length < MOST_COMPARED; score--) {
    for (const home of builtFirst(byScore[score] ?? [])) found.push({ home, score })
  }
  return found
}

/** The next one to show: of those that are about as good as the best, the one most unlike those that are shown already. */
function next(left: readonly Candidate[], shown: readonly Candidate[]): Candidate | undefined {
  const lowest = (left[0]?.score ?? 0) - MOST_GIVEN_UP
  let [found, worth]: [Candidate | undefined, number] = [undefined, -Infinity]
  for (const candidate of left) {
    if (candidate.score < lowest) break
    const loss = shown.reduce((sum, { home }) => sum + likeness(candidate.home, home), 0)
    if (candidate.score - loss <= worth) continue
    found = candidate
    worth = candidate.score - loss
  }
  return found
}

/** Those that are shown of all that fit, given by score: the best first, no two of a kind where others will do. */
export function choose(byScore: readonly (readonly HomeFacts[])[]): Candidate[] {
  const left = bestOf(byScore)
  const order = new Map(left.map((candidate, at) => [candidate, at]))
  const shown: Candidate[] = []
  while (shown.length < MOST_SHOWN) {
    const found = next(left, shown)
    if (!found) break
    shown.push(found)
    left.splice(left.indexOf(found), 1)
  }
  return shown.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
}
