import { describe, expect, test } from 'vitest'
import { deadlineOf, isInTime } from './deadline.ts'
import { home } from './homes.fixture.ts'

describe('the day by which a home is needed', () => {
  test('is the same day some months later, and there is some patience after it', () => {
    expect(deadlineOf('immediate', '2026-01-15')).toMatchObject({ inTime: '2026-01-15', late: '2026-04-15' })
    expect(deadlineOf('6_months', '2026-01-15')).toMatchObject({ inTime: '2026-07-15', late: '2026-10-15' })
    expect(deadlineOf('1_year', '2026-01-15')).toMatchObject({ inTime: '2027-01-15', late: '2027-04-15' })
  })

  test('is the last of the month where that month is shorter', () => {
    expect(deadlineOf('3_months', '2025-11-30')).toMatchObject({ inTime: '2026-02-28' })
    expect(deadlineOf('3_months', '2027-11-30')).toMatchObject({ inTime: '2028-02-29' })
  })

  test('goes over the end of a year', () => {
    expect(deadlineOf('3_months', '2025-12-31')).toMatchObject({ inTime: '2026-03-31', late: '2026-06-30' })
  })

  test('is none for whoever only looks around', () => {
    expect(deadlineOf('exploring', '2026-01-15')).toBeNull()
    expect(deadlineOf(null, '2026-01-15')).toBeNull()
  })
})

describe('an off-plan home', () => {
  const isReadyBy = (deliveryDate: string | null) =>
    isInTime(home({ isVefa: true, deliveryDate }), deadlineOf('3_months', '2026-01-15'))

  test('is in time where its delivery is still to come, and soon enough', () => {
    expect(isReadyBy('2026-01-15')).toBe(true)
    expect(isReadyBy('2026-04-15')).toBe(true)
    expect(isReadyBy('2026-04-16')).toBe(false)
  })

  test('is never in time by a day that has passed, or by none', () => {
    expect(isReadyBy('2026-01-14')).toBe(false)
    expect(isReadyBy('2024-12-01')).toBe(false)
    expect(isReadyBy(null)).toBe(false)
  })
})
