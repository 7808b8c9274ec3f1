import { isComing, momentInDakar } from '#common/dakar-time.ts'
import type { ValidationKey } from '#common/validation.ts'
import { type CarLimits, type HireLoad, problemsOfLoad } from './car-fit.ts'
import { problemOfTimes } from './hire-rules.ts'

export interface HireAnswers extends HireLoad {
  pickupDateTime: string
  dropoffDateTime: string
}

export type HireProblems = Partial<Record<keyof HireAnswers, ValidationKey>>

const MINUTE_MS = 60_000

/** What can be said at a field before anything is sent. The server looks again. */
export function problemsOfHire(
  { pickupDateTime, dropoffDateTime, ...load }: HireAnswers,
  car: CarLimits | undefined,
  now = new Date(),
): HireProblems {
  const problems: HireProblems = car ? problemsOfLoad(car, load) : {}
  const pickup = momentInDakar(pickupDateTime)
  const dropoff = momentInDakar(dropoffDateTime)
  if (pickup) {
    const found = problemOfTimes({ pickup, dropoff: dropoff ?? new Date(pickup.getTime() + MINUTE_MS) }, now)
    if (found) problems[found.at] = found.problem
    if (!isComing(pickup, now)) problems.pickupDateTime = 'pastDate'
  } else if (dropoff && !isComing(dropoff, now)) problems.dropoffDateTime = 'pastDate'
  return problems
}

/** Both times, once nothing is wrong with them. */
export function goodTimes(answers: HireAnswers, now = new Date()): { pickup: Date; dropoff: Date } | null {
  const pickup = momentInDakar(answers.pickupDateTime)
  const dropoff = momentInDakar(answers.dropoffDateTime)
  const { pickupDateTime, dropoffDateTime } = problemsOfHire(answers, undefined, now)
  return pickup && dropoff && !pickupDateTime && !dropoffDateTime ? { pickup, dropoff } : null
}
