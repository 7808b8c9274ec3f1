import { addDays } from './stay-days.ts'
import type { CancellationPolicy } from './stay-terms.schema.ts'

interface Step {
  /** On and before the day so many days ahead of the arrival. */
  daysBefore: number
  /** Of the total: what the house keeps. */
  keptPercent: number
}

/** The three policies in figures, the mildest step first; after the last one the whole total is due. */
export const CANCELLATION_STEPS: Record<CancellationPolicy, readonly Step[]> = {
  flexible: [{ daysBefore: 1, keptPercent: 0 }],
  moderate: [
    { daysBefore: 5, keptPercent: 0 },
    { daysBefore: 1, keptPercent: 50 },
  ],
  strict: [
    { daysBefore: 30, keptPercent: 0 },
    { daysBefore: 7, keptPercent: 50 },
  ],
}

export interface CancellationStep {
  /** The last day on which it holds. */
  until: string
  keptPercent: number
}

/** The policy as days of this stay, without those that are over. Empty: cancelling keeps the whole total. */
export function cancellationSteps(policy: CancellationPolicy, arrival: string, today: string): CancellationStep[] {
  return CANCELLATION_STEPS[policy]
    .map(({ daysBefore, keptPercent }) => ({ until: addDays(arrival, -daysBefore), keptPercent }))
    .filter(({ until }) => until >= today)
}

/** Of the total, what cancelling on that day keeps. */
export function keptOnDay(policy: CancellationPolicy, arrival: string, day: string): number {
  return cancellationSteps(policy, arrival, day)[0]?.keptPercent ?? 100
}
