import { expect, test } from 'vitest'
import { dueOf, urgencyOf } from './waiting.ts'

const SINCE = '2026-11-16T09:00:00.000Z'
const after = (minutes: number, seconds = 0) => Date.parse(SINCE) + minutes * 60_000 + seconds * 1_000

test('An answer is late after a quarter of an hour and owed after an hour', () => {
  expect(urgencyOf(SINCE, after(0))).toBe('fresh')
  expect(urgencyOf(SINCE, after(14, 59))).toBe('fresh')
  expect(urgencyOf(SINCE, after(15))).toBe('late')
  expect(urgencyOf(SINCE, after(59, 59))).toBe('late')
  expect(urgencyOf(SINCE, after(60))).toBe('owed')
  expect(urgencyOf(SINCE, after(10 * 24 * 60))).toBe('owed')
})

test('A clock that is behind the server’s finds nobody late', () => {
  expect(urgencyOf(SINCE, after(-90))).toBe('fresh')
})

test('A follow-up is overdue once its moment has passed, and due today until midnight in Dakar', () => {
  expect(dueOf(SINCE, after(0, 1))).toBe('overdue')
  expect(dueOf(SINCE, after(-9 * 60))).toBe('today')
  expect(dueOf(SINCE, after(-9 * 60, -1))).toBe('later')
})
