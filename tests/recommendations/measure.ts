import type { Verdict } from './judge.ts'

export interface Measures {
  stories: number
  homesShown: number
  /** Right among shown; found among those an adviser would gladly show; distinct place and kind among shown. 0 to 1. */
  precision: number
  recall: number
  diversity: number
  limitsPassedAndTold: number
  limitsBroken: number
  refusalsBroken: number
  emptyForNothing: number
  falseStatements: number
  unmet: number
}

export function measure(verdicts: readonly Verdict[]): Measures {
  const sum = (count: (verdict: Verdict) => number) => verdicts.reduce((all, verdict) => all + count(verdict), 0)
  const homesShown = sum(({ shown }) => shown)
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  return {
    stories: verdicts.length,
    homesShown,
    precision: share(homesShown - sum(({ wrong }) => wrong.length), homesShown),
    recall: share(
      sum(({ goodFound }) => goodFound),
      sum(({ goodPossible }) => goodPossible),
    ),
    diversity: share(
      sum(({ distinct }) => distinct),
      homesShown,
    ),
    limitsPassedAndTold: sum((verdict) => verdict.limitsPassedAndTold),
    limitsBroken: sum(({ limitsBroken }) => limitsBroken.length),
    refusalsBroken: sum(({ refusalsBroken }) => refusalsBroken.length),
    emptyForNothing: sum(({ isEmptyForNothing }) => Number(isEmptyForNothing)),
    falseStatements: sum(({ falseStatements }) => falseStatements.length),
    unmet: sum(({ unmet }) => unmet.length),
  }
}
