import { expect, test } from 'vitest'
import { addMonths, weeksOf } from './days.ts'

test('A month is shown in whole weeks from Monday, with the days around it', () => {
  const february = weeksOf('2027-02-14')
  expect(february.map(([monday]) => monday)).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
  const may = weeksOf('2027-05-31')
  expect([may[0]?.[0], may.at(-1)?.at(-1), may.length]).toEqual(['2027-04-26', '2027-06-06', 6])
})

test('A month further is the same day, or the last where that month is shorter', () => {
  expect([addMonths('2027-01-31', 1), addMonths('2027-03-31', -1), addMonths('2027-12-15', 1)]).toEqual([
    '2027-02-28',
    '2027-02-28',
    '2028-01-15',
  ])
})
