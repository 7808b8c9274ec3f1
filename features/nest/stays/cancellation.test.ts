import { describe, expect, test } from 'vitest'
import { cancellationSteps, keptOnDay } from './cancellation.ts'
import { CANCELLATION_POLICIES } from './stay-terms.schema.ts'

/** From docs/decisions/0033-stays.md: the days counted on a calendar, by hand. */
const long = '2026-06-01'
const free = (until: string) => ({ until, keptPercent: 0 })
const half = (until: string) => ({ until, keptPercent: 50 })

describe('A policy as days of a stay', () => {
  test.each([
    ['flexible', '2027-03-10', long, [free('2027-03-09')]],
    ['moderate', '2027-03-10', long, [free('2027-03-05'), half('2027-03-09')]],
    ['strict', '2027-03-10', long, [free('2027-02-08'), half('2027-03-03')]],
    // The turn of the year.
    ['flexible', '2027-01-01', long, [free('2026-12-31')]],
    ['moderate', '2027-01-03', long, [free('2026-12-29'), half('2027-01-02')]],
    ['strict', '2027-01-03', long, [free('2026-12-04'), half('2026-12-27')]],
    // The leap day is a day.
    ['flexible', '2028-03-01', long, [free('2028-02-29')]],
    ['moderate', '2028-03-05', long, [free('2028-02-29'), half('2028-03-04')]],
    ['strict', '2028-03-30', long, [free('2028-02-29'), half('2028-03-23')]],
    ['strict', '2028-02-29', long, [free('2028-01-30'), half('2028-02-22')]],
    // Its own last day still counts, the day after it is over.
    ['flexible', '2027-03-10', '2027-03-09', [free('2027-03-09')]],
    ['flexible', '2027-03-10', '2027-03-10', []],
    ['moderate', '2027-03-10', '2027-03-05', [free('2027-03-05'), half('2027-03-09')]],
    ['moderate', '2027-03-10', '2027-03-06', [half('2027-03-09')]],
    ['moderate', '2027-03-10', '2027-03-09', [half('2027-03-09')]],
    ['moderate', '2027-03-10', '2027-03-10', []],
    ['strict', '2027-03-10', '2027-02-08', [free('2027-02-08'), half('2027-03-03')]],
    ['strict', '2027-03-10', '2027-02-09', [half('2027-03-03')]],
    ['strict', '2027-03-10', '2027-03-04', []],
    // In the middle of the stay, and long after it.
    ['moderate', '2027-03-10', '2027-03-12', []],
    ['strict', '2027-03-10', '2028-03-10', []],
  ] as const)('%s, arrival %s, told on %s', (policy, arrival, today, steps) => {
    expect(cancellationSteps(policy, arrival, today)).toEqual(steps)
  })
})

describe('What a cancellation keeps of the total', () => {
  test.each([
    ['flexible', '2026-06-01', 0],
    ['flexible', '2027-03-09', 0],
    ['flexible', '2027-03-10', 100],
    ['flexible', '2027-03-13', 100],
    ['moderate', '2027-03-04', 0],
    ['moderate', '2027-03-05', 0],
    ['moderate', '2027-03-06', 50],
    ['moderate', '2027-03-09', 50],
    ['moderate', '2027-03-10', 100],
    ['strict', '2027-02-08', 0],
    ['strict', '2027-02-09', 50],
    ['strict', '2027-03-03', 50],
    ['strict', '2027-03-04', 100],
    ['strict', '2027-03-10', 100],
  ] as const)('%s on %s, for an arrival on 10 March 2027: %i percent', (policy, day, kept) => {
    expect(keptOnDay(policy, '2027-03-10', day)).toBe(kept)
  })

  test('On every day of a leap winter the days told and the share kept agree, and waiting never makes it cheaper', () => {
    const days = Array.from({ length: 120 }, (_, index) =>
      new Date(Date.UTC(2027, 11, 1 + index)).toISOString().slice(0, 10),
    )
    for (const policy of CANCELLATION_POLICIES) {
      let before = 0
      for (const day of days) {
        const kept = keptOnDay(policy, '2028-03-15', day)
        expect(kept, `${policy} ${day}`).toBe(cancellationSteps(policy, '2028-03-15', day)[0]?.keptPercent ?? 100)
        expect(kept, `${policy} ${day}`).toBeGreaterThanOrEqual(before)
        before = kept
      }
      expect(before).toBe(100)
    }
  })
})
