import { compareAmenities, countMet } from './amenity-set.ts'
import { isInTime } from './deadline.ts'
import type { Investment } from './decision.ts'
import type { IndexedHome } from './indexed-catalogue.ts'
import { investmentIn } from './investment.ts'
import { type Rule, shareBetween } from './rules.ts'
import type { SearchRequest } from './search-request.ts'
import {
  AT_MEDIAN,
  BARGAIN_PERCENT,
  HIGH_YIELD,
  LOW_YIELD,
  OFF_PLAN_IN_TIME,
  OFF_PLAN_LATE,
  UNKNOWN_INVESTMENT,
  WEIGHT_OF_AN_INVESTMENT,
  WEIGHTS,
} from './weights.ts'

function gradeYield({ grossYield }: Investment): number | null {
  return grossYield === null ? null : shareBetween(grossYield, LOW_YIELD, HIGH_YIELD)
}

function gradePrice({ percentBelowMedian: percent }: Investment): number | null {
  if (percent === null) return null
  const room = percent < 0 ? AT_MEDIAN : 1 - AT_MEDIAN
  return Math.min(1, Math.max(0, AT_MEDIAN + (room * percent) / BARGAIN_PERCENT))
}

function average(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : (one + other) / 2
}

function gradeMovingIn({ facts }: IndexedHome, { deadline }: SearchRequest): number {
  if (!facts.isVefa) return 1
  return isInTime(facts, deadline) ? OFF_PLAN_IN_TIME : OFF_PLAN_LATE
}

function grade(home: IndexedHome, asked: SearchRequest): number {
  const { goal } = asked.preferences
  if (goal === null) return 0
  if (goal === 'primary_residence') return gradeMovingIn(home, asked)
  if (goal === 'vacation_home') return countMet(home, asked.looked.goal) / asked.looked.goal.length
  const investment = investmentIn(home, asked.index)
  if (goal === 'investment_rental') return gradeYield(investment) ?? UNKNOWN_INVESTMENT
  if (goal === 'flipping') return gradePrice(investment) ?? AT_MEDIAN
  return average(gradeYield(investment), gradePrice(investment)) ?? UNKNOWN_INVESTMENT
}

export const goal: Rule = {
  weigh: ({ preferences, isForLiving, looked }) => {
    const isRefused = preferences.goal === 'vacation_home' && looked.goal.length === 0
    if (preferences.goal === null || isRefused) return 0
    return isForLiving ? WEIGHTS.goal : WEIGHT_OF_AN_INVESTMENT
  },
  grade,
  find: (home, { preferences, isForLiving, looked, index }) =>
    preferences.goal && {
      aspect: 'goal',
      goal: preferences.goal,
      ...compareAmenities(home, looked.goal),
      investment: isForLiving ? null : investmentIn(home, index),
    },
}
