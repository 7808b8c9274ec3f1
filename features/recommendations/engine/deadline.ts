import type { Timeframe } from '../preferences.ts'
import type { HomeFacts } from './home-facts.ts'

const MONTHS: Record<Exclude<Timeframe, 'exploring'>, number> = {
  immediate: 0,
  '3_months': 3,
  '6_months': 6,
  '1_year': 12,
}

/** So much later than wished can still be talked about. */
const PATIENCE_MONTHS = 3

/** Days, 'YYYY-MM-DD', which compare as text. */
export interface Deadline {
  today: string
  inTime: string
  late: string
}

/** The same day some months later, or the last one of a month that is shorter. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** Null: there is no hurry. */
export function deadlineOf(timeframe: Timeframe | null, today: string): Deadline | null {
  if (timeframe === null || timeframe === 'exploring') return null
  const inTime = addMonths(today, MONTHS[timeframe])
  return { today, inTime, late: addMonths(inTime, PATIENCE_MONTHS) }
}

/** A day that passed while the home is still off-plan says nothing of when it will be ready. */
export function hasPassed(deliveryDate: string, today: string): boolean {
  return deliveryDate < today
}

/** An off-plan home that states no day, or one that has passed, is never in time. */
export function isInTime({ isVefa, deliveryDate }: HomeFacts, deadline: Deadline | null): boolean {
  if (!isVefa || !deadline) return true
  if (deliveryDate === null || hasPassed(deliveryDate, deadline.today)) return false
  return deliveryDate <= deadline.inTime
}

export function isLittleLate({ deliveryDate }: HomeFacts, deadline: Deadline | null): boolean {
  return deadline !== null && deliveryDate !== null && deliveryDate > deadline.inTime && deliveryDate <= deadline.late
}
