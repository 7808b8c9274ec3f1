import { z } from 'zod'
import { todayInDakar } from '#common/dakar-time.ts'
import { say } from '#common/validation.ts'
import { REPORT_DAYS } from './visit.public.ts'

/** From one day to another, both included: '2026-11-02'. */
export interface Period {
  from: string
  to: string
}

const DAY_MS = 86_400_000

/** '2026-11-16' and -7 give '2026-11-09'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysOf({ from, to }: Period): string[] {
  const days = [from]
  for (let day = from; day < to; ) {
    day = dayAfter(day, 1)
    days.push(day)
  }
  return days
}

/** The last so many days in Dakar, today with them. */
export function lastDays(days: number, today = todayInDakar()): Period {
  return { from: dayAfter(today, 1 - days), to: today }
}

/** What a page says when it is looked at. Longer addresses exist, but not of ours, and of others only the site counts. */
export const visitSchema = z.object({ path: z.string().max(500), referrer: z.string().max(2_000).default('') })

export const visitReportSchema = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal(REPORT_DAYS, say('invalid')))
    .default(30),
})
