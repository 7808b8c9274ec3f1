import { expect, test } from 'vitest'
import { dueMoment, groupOf, isOverdue, isWholeDay, moveByDay } from './task-due.ts'

/** A Thursday, 14:30 in Dakar. */
const NOW = Date.parse('2026-12-31T14:30:00Z')
const day = (iso: string) => ({
  dueAt: dueMoment(new Date(`${iso}T00:00:00Z`), false)?.toISOString() ?? null,
  hasHour: false,
})
const hour = (iso: string) => ({ dueAt: new Date(iso).toISOString(), hasHour: true })

test('A day without an hour is kept as its end, an hour to the minute; nothing is nothing', () => {
  expect(dueMoment(new Date('2026-12-31T10:15:42.123Z'), true)?.toISOString()).toBe('2026-12-31T10:15:00.000Z')
  const whole = dueMoment(new Date('2026-12-31T10:15:42Z'), false)?.toISOString() ?? ''
  expect([whole, isWholeDay(whole), isWholeDay('2026-12-31T10:15:00.000Z')]).toEqual([
    '2026-12-31T23:59:59.000Z',
    true,
    false,
  ])
  expect(dueMoment(null, false)).toBeNull()
})

test.for([
  ['an hour that has passed', hour('2026-12-31T14:29:00Z'), 'overdue'],
  ['the hour to come', hour('2026-12-31T14:31:00Z'), 'today'],
  ['today, at any hour', day('2026-12-31'), 'today'],
  ['yesterday, at any hour', day('2026-12-30'), 'overdue'],
  ['the first minute of tomorrow', hour('2027-01-01T00:00:00Z'), 'week'],
  ['the last of the seven days after', day('2027-01-07'), 'week'],
  ['the day after those', hour('2027-01-08T00:00:00Z'), 'later'],
  ['whenever there is time', { dueAt: null, hasHour: false }, 'someday'],
] as const)('Due at %s', ([, due, group]) => {
  expect(groupOf(due, NOW)).toBe(group)
  expect(isOverdue(due, NOW)).toBe(group === 'overdue')
})

test.for([
  ['a day later, at its hour', hour('2026-12-31T16:00:00Z'), 1, '2027-01-01T16:00:00.000Z'],
  [
    'what is long overdue, to the first day on which it no longer is',
    hour('2026-12-20T10:00:00Z'),
    1,
    '2027-01-01T10:00:00.000Z',
  ],
  ['what was due on a day, to today', day('2026-12-20'), 1, '2026-12-31T23:59:59.000Z'],
  ['a day earlier', day('2027-01-02'), -1, '2027-01-01T23:59:59.000Z'],
  ['never into the past', hour('2027-01-01T10:00:00Z'), -1, null],
  ['what has no day, to tomorrow', { dueAt: null, hasHour: false }, 1, '2027-01-01T23:59:59.000Z'],
] as const)('Moved: %s', ([, due, by, moved]) => {
  expect(moveByDay(due, by, NOW)).toBe(moved)
})
