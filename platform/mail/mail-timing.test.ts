import { expect, test } from 'vitest'
import { MAIL_TIMING, pauseAfter, retryAfterDelay, retryAfterRefusal } from './mail-timing.ts'

const HOUR = 3_600_000

function waits(next: (attempts: number) => number | null): number[] {
  const list: number[] = []
  for (let wait = next(0); wait !== null; wait = next(list.length)) list.push(wait)
  return list
}
const sum = (list: number[]) => list.reduce((total, wait) => total + wait, 0)

test('A message that is put off again and again is given up after about three days', () => {
  const total = sum(waits((attempts) => retryAfterDelay(attempts, MAIL_TIMING)))
  expect(total).toBeGreaterThan(2.2 * 24 * HOUR)
  expect(total).toBeLessThan(3.5 * 24 * HOUR)
})

test('A message that is refused is offered three times more, hours apart', () => {
  const list = waits((attempts) => retryAfterRefusal(attempts, MAIL_TIMING))
  expect(list).toHaveLength(3)
  expect(sum(list)).toBeGreaterThan(5 * HOUR)
})

test('An absent server is asked again within about a minute, however long it was away', () => {
  for (const failures of [0, 1, 5, 10, 1_000]) expect(pauseAfter(failures, MAIL_TIMING)).toBeLessThanOrEqual(72_000)
  expect(pauseAfter(0, MAIL_TIMING)).toBeLessThan(2_000)
})

test('A claim outlasts the longest try', () => {
  expect(MAIL_TIMING.lease).toBeGreaterThan(2 * MAIL_TIMING.deadline)
  expect(MAIL_TIMING.deadline).toBeGreaterThan(MAIL_TIMING.silence)
})
