import type { HomeFacts } from './home-facts.ts'

/** The listing does not say. */
export const UNKNOWN = -1
/** The wish does not speak of such a home. */
export const OPEN = -2

/** How a home stands to one wish: 1 met, less is missed and says how nearly, UNKNOWN, or OPEN. */
export type Judge = (home: HomeFacts) => number

/** A condition that is not kept to. What the listing leaves unsaid breaks nothing. */
export function isMissed(grade: number): boolean {
  return grade >= 0 && grade < 1
}

/** Where `value` stands between two ends, 0 to 1. */
export function shareBetween(value: number, none: number, all: number): number {
  return Math.min(1, Math.max(0, (value - none) / (all - none)))
}

/** From `from` to `to` while `value` goes from `start` to `end`. */
export function fall(value: number, [start, from]: readonly [number, number], [end, to]: readonly [number, number]) {
  return from + (to - from) * shareBetween(value, start, end)
}

/** Met by the first one that is; else the best that can be said of any. */
export function best(judges: readonly Judge[]): Judge {
  const [only] = judges
  if (!only) return () => OPEN
  if (judges.length === 1) return only
  return (home) => {
    let found = OPEN
    for (const judge of judges) found = Math.max(found, judge(home))
    return found
  }
}

/** The opposite wish: what comes near to being refused is not refused. */
export function opposite(judge: Judge): Judge {
  return (home) => {
    const grade = judge(home)
    if (grade < 0) return grade
    return grade === 1 ? 0 : 1
  }
}
