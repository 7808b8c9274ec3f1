import { describe, expect, test } from 'vitest'
import { daysOfMonth, isMonth, isWeekend, shiftMonth, weeksOf } from './month.ts'
import { isLaterDayOf, isNear, spansOf } from './spans.ts'

describe('A month', () => {
  test('is read from an address and from nothing else', () => {
    expect(['2026-12', '2026-13', '1926-12', '2026-1', 'soon', null].map(isMonth)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('has its own days, in leap years too, and neighbours across the year', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29)
    expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31')
    expect([shiftMonth('2026-12', 1), shiftMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  })

  test('falls into weeks that begin on Monday', () => {
    const weeks = weeksOf('2026-12')
    expect(weeks[0]).toEqual({ before: 1, days: daysOfMonth('2026-12').slice(0, 6), after: 0 })
    expect(weeks.at(-1)).toMatchObject({ before: 0, days: { length: 4 }, after: 3 })
    expect(weeks.flatMap(({ days }) => days)).toEqual(daysOfMonth('2026-12'))
    expect([isWeekend('2026-12-04'), isWeekend('2026-12-05'), isWeekend('2026-12-06')]).toEqual([false, true, true])
  })
})

describe('A hire', () => {
  const days = daysOfMonth('2026-12')
  const hire = (pickup: string, dropoff: string) => ({ pickup: `${pickup}:00Z`, dropoff: `${dropoff}:00Z` })

  test('stands where its hours are', () => {
    const one = hire('2026-12-03T12:00', '2026-12-05T06:00')
    const [span] = spansOf([one], days)
    expect(span).toEqual({
      hire: one,
      day: 2,
      offset: 0.5,
      length: 1.75,
      isCutBefore: false,
      isCutAfter: false,
    })
    expect([1, 2, 3, 4, 5].filter((place) => span && isLaterDayOf(span, place))).toEqual([3, 4])
  })

  test('is cut where the month begins and ends, and left out where it does not reach', () => {
    const cut = spansOf([hire('2026-11-28T10:00', '2027-01-02T10:00')], days)
    expect(cut).toMatchObject([{ day: 0, offset: 0, length: 31, isCutBefore: true, isCutAfter: true }])
    expect(spansOf([hire('2026-11-20T10:00', '2026-12-01T00:00')], days)).toEqual([])
  })

  test('is near another when both touch the same day', () => {
    const [early, late, next] = spansOf(
      [
        hire('2026-12-03T08:00', '2026-12-03T12:00'),
        hire('2026-12-03T14:00', '2026-12-04T00:00'),
        hire('2026-12-04T09:00', '2026-12-05T09:00'),
      ],
      days,
    )
    if (!early || !late || !next) throw new Error('A hire is missing')
    expect([isNear(early, late), isNear(late, early), isNear(early, early)]).toEqual([true, true, false])
    // One that ends at midnight has nothing of the next day.
    expect([isNear(late, next), isNear(early, next)]).toEqual([false, false])
  })
})
