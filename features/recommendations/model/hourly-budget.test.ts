import { expect, test } from 'vitest'
import { createHourlyBudget } from './hourly-budget.ts'

test('No sixty minutes have more calls than were allowed, wherever they begin', () => {
  const clock = { minute: 0 }
  const budget = createHourlyBudget(2, () => clock.minute * 60_000)
  const takenAt = [0, 50, 59, 60, 61, 109, 110].filter((minute) => {
    clock.minute = minute
    return budget.take()
  })
  expect(takenAt).toEqual([0, 50, 60, 110])
})
