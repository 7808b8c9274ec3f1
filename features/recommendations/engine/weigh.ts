import type { Deal } from '#features/nest/property-types.ts'
import type { Wish } from '../wishes/wish.ts'
import type { Candidate } from './choose.ts'
import { isMissed, type Judge } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import { endsOf } from './judge-numbers.ts'
import { nearestOf } from './judge-places.ts'
import { isCondition, isLastToGiveUp, type Scorer, weightOf } from './points.ts'

/** So long homes are looked at before somebody else may have the processor; the clock is read after so many of them. */
const MILLISECONDS_AT_ONCE = 8
const HOMES_BETWEEN = 4
/** A near miss passes no more conditions, none of them far, and not all of them by much. */
const MOST_MISSES = 2
const LEAST_GRADE = 0.3
const MOST_PENALTY = 16
/** Where nothing is near, what is ten times too dear or a day's drive away is further than the rest. */
const MOST_TIMES_TOO_DEAR = 4
const DAYS_DRIVE = 200
/** What cannot be given up counts for so much more. */
const LAST_TO_GIVE_UP = 10
/** Of thousands that fit equally, so many are enough to choose from. */
const MOST_OF_A_SCORE = 200
/** So many are shown where fewer fit. */
export const ENOUGH = 3

export interface Miss extends Candidate {
  penalty: number
  /** Whether it misses little. */
  isNear: boolean
}

/** What there is to choose from, once every home was looked at. */
export interface Weighed {
  /** How many there are of what was asked for at all, and of which deal. */
  available: number
  offered: number
  fitting: number
  /** Of those that fit, by score, the newest. */
  byScore: readonly (readonly HomeFacts[])[]
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

/** How much further than not near at all, in shares of the condition's penalty. */
function furtherBy({ wish }: Condition, home: HomeFacts): number {
  if (wish.field === 'place') return Math.min(1, (nearestOf(home, wish).kilometres ?? DAYS_DRIVE) / DAYS_DRIVE)
  if (wish.field !== 'price') return 0
  const { low, high } = endsOf(wish, 0)
  return Math.min(MOST_TIMES_TOO_DEAR, home.price > high ? home.price / high - 1 : 1 - home.price / low)
}

/** The nearest few so far, in order; of equals the one that was found first. */
function keepNearest(nearest: Miss[], miss: Miss): void {
  const at = nearest.findIndex((other) => isNearer(miss, other))
  nearest.splice(at < 0 ? nearest.length : at, 0, miss)
  if (nearest.length > ENOUGH) nearest.pop()
}

/** What is weighed, and of which homes. */
export interface Weighing {
  wishes: readonly Wish[]
  /** Of each wish, in their order. */
  judges: readonly Judge[]
  scorer: Scorer
  isAvailable: (home: HomeFacts) => boolean
  deals: readonly Deal[]
}

/** Every home against every condition, and those that may be shown against the rest. Pauses where it yields. */
export function* weighHomes(
  homes: readonly HomeFacts[],
  { wishes, judges, scorer, isAvailable, deals }: Weighing,
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

  const byScore = Array.from({ length: 101 }, (): HomeFacts[] => [])
  const nearest: Miss[] = []
  let [available, offered, fitting, near] = [0, 0, 0, 0]
  const isTooFar = (penalty: number, isNear: boolean) => {
    const last = nearest[ENOUGH - 1]
    return last && (last.isNear === isNear ? last.penalty < penalty : last.isNear)
  }
  const lookAt = (home: HomeFacts) => {
    if (!isAvailable(home)) return
    available += 1
    if (!deals.includes(home.type)) return
    offered += 1
    let [misses, penalty, isFar] = [0, 0, false]
    let missed: Condition | undefined
    for (const condition of conditions) {
      const grade = condition.judge(home)
      grades[condition.at] = grade
      if (!isMissed(grade)) continue
      misses += 1
      missed = condition
      penalty += condition.penalty * (1 - grade)
      if (grade < LEAST_GRADE) isFar = true
      // Neither near nor among the nearest, whatever else it misses.
      if (misses > MOST_MISSES && (fitting >= ENOUGH || isTooFar(penalty, false))) return
    }
    if (!missed) {
      fitting += 1
      const alike = byScore[scoreOf(home)]
      if (alike && alike.length < MOST_OF_A_SCORE) alike.push(home)
      return
    }
    const isNear = !isFar && misses <= MOST_MISSES && penalty <= MOST_PENALTY
    if (isNear) near += 1
    if (fitting >= ENOUGH) return
    if (misses === 1) missed.missingOnly.push(home)
    if (isTooFar(penalty, isNear)) return
    if (!isNear) {
      for (const each of conditions) if (grades[each.at] === 0) penalty += each.penalty * furtherBy(each, home)
      if (isTooFar(penalty, isNear)) return
    }
    keepNearest(nearest, { home, score: scoreOf(home), penalty, isNear })
  }
  let began = performance.now()
  for (let at = 0; at < homes.length; at++) {
    const home = homes[at]
    if (home) lookAt(home)
    if (at % HOMES_BETWEEN !== 0 || performance.now() - began < MILLISECONDS_AT_ONCE) continue
    yield
    began = performance.now()
  }
  const missingOnly = new Map(conditions.map((condition) => [condition.wish, condition.missingOnly]))
  return { available, offered, fitting, byScore, near, nearest, missingOnly }
}
