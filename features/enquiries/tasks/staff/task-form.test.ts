import { expect, test } from 'vitest'
import type { StaffTask } from '../task.public.ts'
import { readHour, type TaskFormValues, taskFormSchema, taskValues, usualDays } from './task-form.ts'

test('The usual days are Dakar’s: today, tomorrow, in three days, on the coming Monday', () => {
  // A Thursday, late in the evening.
  expect(usualDays(new Date('2026-12-31T23:30:00Z'))).toEqual({
    today: '2026-12-31',
    tomorrow: '2027-01-01',
    threeDays: '2027-01-03',
    nextWeek: '2027-01-04',
  })
  // On a Monday, 'next Monday' is not today.
  expect(usualDays(new Date('2027-01-04T08:00:00Z')).nextWeek).toBe('2027-01-11')
})

test.for([
  ['14:30', '14:30'],
  ['9h05', '09:05'],
  ['14 h 30', '14:30'],
  ['9 h', '09:00'],
  ['9', '09:00'],
  ['24:00', null],
  ['12:75', null],
  ['half past two', null],
] as const)('The hour “%s” is read as %s', ([typed, hour]) => {
  expect(readHour(typed)).toBe(hour)
})

const values: TaskFormValues = { title: 'Call', kind: 'task', day: '', hour: '', assignedTo: '', lead: null }
const problems = (changes: Partial<TaskFormValues>, before: StaffTask | null = null) =>
  (taskFormSchema(before).safeParse({ ...values, ...changes }).error?.issues ?? []).map(({ path, message }) => [
    path[0],
    message,
  ])

test('What is typed becomes what the API takes: a day alone, a day with its hour, no day at all', () => {
  const read = (changes: Partial<TaskFormValues>) => taskFormSchema(null).parse({ ...values, ...changes })
  expect(read({ day: '2099-12-31' })).toMatchObject({ dueAt: '2099-12-31T00:00:00Z', hasHour: false })
  expect(read({ day: '2099-12-31', hour: '9h' })).toMatchObject({ dueAt: '2099-12-31T09:00:00Z', hasHour: true })
  expect(read({ lead: { id: 7, name: 'Awa' }, assignedTo: '3' })).toMatchObject({
    dueAt: null,
    leadId: 7,
    assignedTo: 3,
  })
})

test('What cannot be is said at its field', () => {
  expect(problems({ title: ' ' })).toEqual([['title', 'required']])
  expect(problems({ title: '', kind: 'callback' })).toEqual([])
  expect(problems({ day: '31/02/2099' })).toEqual([['day', 'date']])
  expect(problems({ day: '2099-12-31', hour: 'noon' })).toEqual([['hour', 'hour']])
  expect(problems({ hour: '9:00' })).toEqual([['day', 'required']])
  expect(problems({ day: '2020-01-01' })).toEqual([['day', 'pastDate']])
  // What is overdue may be corrected without another day.
  const overdue = { dueAt: '2020-01-01T23:59:59.000Z', hasHour: false, assignedTo: null, lead: null } as StaffTask
  const held = taskValues({ ...overdue, title: 'Call', kind: 'task' })
  expect(held).toMatchObject({ day: '2020-01-01', hour: '' })
  expect(problems(held, overdue)).toEqual([])
})
