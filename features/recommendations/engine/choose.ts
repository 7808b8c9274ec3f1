import { MOST_SHOWN } from './decision.ts'
import type { IndexedHome } from './indexed-catalogue.ts'

/** A home that may be shown. */
export interface Candidate {
  home: IndexedHome
  score: number
  misses: number
}

/** What a home loses for each chosen one of the same kind in the same place, and more where it costs the same too. */
const ALIKE = 4
const ALIKE_AND_AS_DEAR = 7
const AS_DEAR_PERCENT = 5
/** No home stands back for one that is worse by more. */
const MOST_GIVEN_UP = 12

function likeness(one: IndexedHome, other: IndexedHome): number {
  if (one.place !== other.place || one.kind !== other.kind) return 0
  const apart = Math.abs(one.price - other.price)
  return apart * 100 <= other.price * AS_DEAR_PERCENT ? ALIKE_AND_AS_DEAR : ALIKE
}

/** The next one to show: of those that are about as good as the best, the one most unlike those that are shown already. */
function next(candidates: readonly Candidate[], losses: Float64Array): number {
  let best = -Infinity
  candidates.forEach(({ score }, at) => {
    if (losses[at] !== Infinity && score > best) best = score
  })
  let [found, worth] = [-1, -Infinity]
  candidates.forEach(({ score }, at) => {
    const left = score - (losses[at] ?? 0)
    if (score < best - MOST_GIVEN_UP || left <= worth) return
    found = at
    worth = left
  })
  return found
}

function pickDiverse(candidates: readonly Candidate[], shown: readonly Candidate[], most: number): Candidate[] {
  const losses = new Float64Array(candidates.length)
  const picked: Candidate[] = []
  const setBack = ({ home }: Candidate) => {
    candidates.forEach((other, at) => {
      losses[at] = (losses[at] ?? 0) + likeness(other.home, home)
    })
  }
  for (const candidate of shown) setBack(candidate)
  while (picked.length < most) {
    const at = next(candidates, losses)
    const candidate = candidates[at]
    if (!candidate) break
    picked.push(candidate)
    losses[at] = Infinity
    setBack(candidate)
  }
  return picked
}

const byScore = (one: Candidate, other: Candidate) => other.score - one.score

/** Homes that fit first, then near misses. Both come in the order of the index, which decides between equals. */
export function choose(fitting: readonly Candidate[], near: readonly Candidate[]): Candidate[] {
  const fits = pickDiverse(fitting, [], MOST_SHOWN)
  const misses = pickDiverse(near, fits, MOST_SHOWN - fits.length)
  return [...inOrder(fits, fitting), ...inOrder(misses, near)]
}

/** By score; equals in the order of the index. */
function inOrder(picked: readonly Candidate[], all: readonly Candidate[]): Candidate[] {
  return picked.toSorted((one, other) => byScore(one, other) || all.indexOf(one) - all.indexOf(other))
}
