import type { OpeningHours } from '#ui/page/company-profile.ts'
import { WEEKDAYS } from '#ui/page/company-profile.ts'
import type { WeeklyHours } from './viewing.table.server.ts'

/** How the house shows homes where nobody wrote down anything else. */
export const USUAL_MINUTES = 45
export const USUAL_BUFFER = 30

/** A visitor books no sooner than so many hours ahead, and no later than so many days. */
export const NOTICE_HOURS = 3
export const DAYS_AHEAD = 21
/** Whatever staff agree on. */
export const MOST_YEARS_AHEAD = 10
/** Until so many hours before it a visitor moves a viewing themselves. */
export const MOVE_HOURS = 2
/** Viewings begin on the hour and on the half hour. */
export const STEP_MINUTES = 30

const WORKDAY = [{ from: '09:00', to: '18:00' }]

/** The hours in which the house is open; Monday to Saturday where it does not say. */
export function usualHours(openingHours: OpeningHours | null): WeeklyHours {
  return WEEKDAYS.map((day, index) => {
    if (!openingHours) return index < 6 ? WORKDAY : []
    const [from, to] = openingHours[day]?.split('-') ?? []
    return from && to ? [{ from, to }] : []
  })
}
