import type { Wish } from '../wishes/wish.ts'
import type { Candidate } from './choose.ts'
import { isMissed, type Judge } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import { isCondition, isLastToGiveUp, type Scorer, weightOf } from './points.ts'

/** So many homes are looked at before somebody else may have the processor: a few milliseconds. */
const HOMES_AT_ONCE = 2_000
/** A near miss passes no more conditions, none of them far, and not all of them by much. */
const MOST_MISSES = 2
const MOST_PENALTY = 16
/** What cannot be given up counts for so much more. */
const LAST_TO_GIVE_UP = 3
/** So many are shown where fewer fit. */
export const ENOUGH = 3

export interface Miss extends Candidate {
  penalty: number
  /** Whether it misses little. */
  isNear: boolean
}

/** What there is to choose from, once every home was looked at. */
export interface Weighed {
  /** In the order of the catalogue. */
  fitting: Candidate[]
  /** How many miss little. */
  near: number
  /** Of all that miss something, the nearest, however far; only where too few fit. */
  nearest: Miss[]
  /** By condition, the homes that miss it and nothing else: those that one change lets in. */
  missingOnly: ReadonlyMap<Wish, HomeFacts[]>
}

interface Condition {
  wish: Wish
  /** Where it stands in the list. */
  at: number
  judge: Judge
  penalty: number
  missingOnly: HomeFacts[]
}

function isNearer(one: Miss, other: Miss): boolean {
  if (one.isNear !== other.isNear) return one.isNear
  return one.penalty === other.penalty ? one.score > other.score : one.penalty < other.penalty
}

/** The nearest few so far, in order; of equals the one that was found first. */
function keepNearest(nearest: Miss[], miss: Miss): void {
  const at = nearest.findIndex((other) => isNearer(miss, other))
  nearest.splice(at < 0 ? nearest.length : at, 0, miss)
  if (nearest.length > ENOUGH) nearest.pop()
}

/** Every home against every condition, and those that may be shown against the rest. Pauses where it yields. */
export function* weighHomes(
  homes: readonly HomeFacts[],
  wishes: readonly Wish[],
  judges: readonly Judge[],
  scorer: Scorer,
): Generator<undefined, Weighed> {
  const grades = new Float64Array(wishes.length)
  const toJudge = wishes.map((wish, at) => ({ wish, at, judge: judges[at] ?? (() => 1) }))
  const conditions = toJudge
    .filter(({ wish }) => isCondition(wish))
    .map(({ wish, at, judge }): Condition => {
      const penalty = weightOf(wish, wishes) * (isLastToGiveUp(wish) ? LAST_TO_GIVE_UP : 1)
      return { wish, at, judge, penalty, missingOnly: [] }
    })
  const weighed = toJudge.filter(({ wish }) => !isCondition(wish))
  const scoreOf = (home: HomeFacts) => {
    for (const { at, judge } of weighed) grades[at] = judge(home)
    return scorer.score(grades)
  }

  const fitting: Candidate[] = []
  const nearest: Miss[] = []
  let near = 0
  const lookAt = (home: HomeFacts) => {
    let [misses, penalty, isFar] = [0, 0, false]
    let missed: Condition | undefined
    for (const condition of conditions) {
      const grade = condition.judge(home)
      grades[condition.at] = grade
      if (!isMissed(grade)) continue
      misses += 1
      missed = condition
      penalty += condition.penalty * (1 - grade)
      if (grade === 0) isFar = true
    }
    if (!missed) {
      fitting.push({ home, score: scoreOf(home) })
      return
    }
    if (misses === 1) missed.missingOnly.push(home)
    const isNear = !isFar && misses <= MOST_MISSES && penalty <= MOST_PENALTY
    if (isNear) near += 1
    const last = nearest[ENOUGH - 1]
    const isTooFar = last && (last.isNear === isNear ? last.penalty < penalty : last.isNear)
    if (fitting.length < ENOUGH && !isTooFar) keepNearest(nearest, { home, score: scoreOf(home), penalty, isNear })
  }
  for (const [at, home] of homes.entries()) {
    if (at > 0 && at % HOMES_AT_ONCE === 0) yield
    lookAt(home)
  }
  return {
    fitting,
    near,
    nearest,
    missingOnly: new Map(conditions.map(({ wish, missingOnly }) => [wish, missingOnly])),
  }
}
