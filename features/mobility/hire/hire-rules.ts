/** The house's rules for hiring a car, in one place. */

/** Between two hires of one car: it is cleaned, checked and brought to the next visitor. */
const BUFFER_HOURS = 2
/** A day of hire is 24 hours from the pick-up; one that has begun counts. */
const HOURS_PER_DAY = 24
const MAX_HIRE_DAYS = 60
const MAX_MONTHS_AHEAD = 12

const HOUR_MS = 3_600_000

export function daysOfHire(pickup: Date, dropoff: Date): number {
  return Math.max(1, Math.ceil((dropoff.getTime() - pickup.getTime()) / (HOURS_PER_DAY * HOUR_MS)))
}

/** Until this moment nobody else can have the car. */
export function endOfHold(dropoff: Date): Date {
  return new Date(dropoff.getTime() + BUFFER_HOURS * HOUR_MS)
}

export type HireProblem = 'dropoffBeforePickup' | 'hireTooLong' | 'hireTooFarAhead'

/** What is wrong with these times, and at which of the two; null when nothing is. */
export function problemOfTimes(
  { pickup, dropoff }: { pickup: Date; dropoff: Date },
  now = new Date(),
): { at: 'pickupDateTime' | 'dropoffDateTime'; problem: HireProblem } | null {
  if (dropoff <= pickup) return { at: 'dropoffDateTime', problem: 'dropoffBeforePickup' }
  if (daysOfHire(pickup, dropoff) > MAX_HIRE_DAYS) return { at: 'dropoffDateTime', problem: 'hireTooLong' }
  const latest = new Date(now)
  latest.setUTCMonth(latest.getUTCMonth() + MAX_MONTHS_AHEAD)
  return pickup > latest ? { at: 'pickupDateTime', problem: 'hireTooFarAhead' } : null
}

/** Never given a car: it holds none, is called a request wherever people read of it, and staff say what can be done. */
export function isPlainRequest({ vehicleName }: { vehicleName: string | null }): boolean {
  return vehicleName === null
}

export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** While a booking stands so, it keeps its car from others (the constraint of migration 0004 says the same). */
export const HOLDING_STATUSES = ['pending', 'confirmed'] as const satisfies BookingStatus[]

const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to)
}
