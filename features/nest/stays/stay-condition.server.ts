import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { properties } from '../property.table.server.ts'
import { isFreeOn } from './held-nights.repository.server.ts'
import { addMonths, countNights } from './stay-days.ts'
import { MOST_GUESTS, type StayWish } from './stay-rules.ts'
import { MOST_MONTHS_AHEAD } from './stay-terms.schema.ts'

/** A day among the bounds of seasons: a season begins at its first day's mark, and ends behind its last one's. */
export const dayMark = (day: string): number => 2 * Number(day.replaceAll('-', ''))

/** So many months ahead a home must take stays; one more than any where none reaches so far. */
function monthsUntil(departure: string, today: string): number {
  let months = 1
  while (months <= MOST_MONTHS_AHEAD && addMonths(today, months) < departure) months += 1
  return months
}

/** Where a home does not say how many it takes, as `mostGuests` has it. */
export function takesGuests(guests: number): SQL | undefined {
  const isSilent = guests <= MOST_GUESTS ? isNull(properties.maxGuests) : undefined
  return or(isSilent, gte(properties.maxGuests, guests))
}

/**
 * For a search over `properties`: `problemsOfStay` finds nothing wrong with it. Every home that is let by the night has
 * `stayLeadDays`, by which the index of the stays knows it (search-indexes.server.ts).
 */
export function takesStay({ arrival, departure, guests }: StayWish, today: string): SQL | undefined {
  const nights = countNights({ arrival, departure })
  return and(
    eq(properties.type, 'short-stay'),
    lte(properties.stayLeadDays, countNights({ arrival: today, departure: arrival })),
    gte(properties.stayMonthsAhead, monthsUntil(departure, today)),
    or(isNull(properties.stayMaxNights), gte(properties.stayMaxNights, nights)),
    sql`${properties.stayMinimums}[1 + width_bucket(${dayMark(arrival)}::integer, ${properties.stayBounds})] <= ${nights}::integer`,
    takesGuests(guests),
  )
}

/** And nobody has one of its nights, or the days in which the home is made ready after them. */
export function isFreeForStay(wish: StayWish, today: string): SQL | undefined {
  return and(takesStay(wish, today), isFreeOn(wish))
}
