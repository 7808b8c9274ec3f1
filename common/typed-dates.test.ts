import { expect, test } from 'vitest'
import { readDay, readDayAndHour, typedDate } from './typed-dates.ts'

test.for([
  ['31/12/2026', '2026-12-31'],
  [' 1.2.2027 ', '2027-02-01'],
  ['1 2 2027', '2027-02-01'],
  ['2026-12-31', '2026-12-31'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/13/2026', null],
  ['12/2026', null],
  ['tomorrow', null],
  ['', null],
] as const)('The day %s is read as %s', ([typed, day]) => {
  expect(readDay(typed)).toBe(day)
})

test.for([
  ['31/12/2026 14:30', '2026-12-31T14:30'],
  ['31/12/2026, 9:05', '2026-12-31T09:05'],
  ['31/12/2026 à 14 h 30', '2026-12-31T14:30'],
  ['31/12/2026 14h', '2026-12-31T14:00'],
  ['31/12/2026 at 14:30', '2026-12-31T14:30'],
  ['2026-12-31T14:30', '2026-12-31T14:30'],
  ['31/12/2026', null],
  ['31/12/2026 24:00', null],
  ['14:30', null],
] as const)('The moment %s is read as %s', ([typed, moment]) => {
  expect(readDayAndHour(typed)).toBe(moment)
})

test('What is stored stands in the field as it would be typed, and what is not understood as it was', () => {
  expect(['2026-12-31', '2026-12-31T14:30', '31/13/2026', ''].map(typedDate)).toEqual([
    '31/12/2026',
    '31/12/2026 14:30',
    '31/13/2026',
    '',
  ])
})
