import { expect, test } from 'vitest'
import { addDays, addMonths, countNights, isDay, isWeekendNight, nightsOf } from './stay-days.ts'

test.each(['2027-01-01', '2027-12-31', '2028-02-29', '2000-02-29'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each([
  ...['2027-02-29', '2100-02-29', '2027-02-30', '2027-04-31', '2027-13-01', '2027-00-10', '2027-01-00', '2027-01-32'],
  ...[
    '',
    ' ',
    '2027',
    '2027-01',
    '2027-1-1',
    '01/03/2027',
    '20270101',
    '2027-01-01T00:00',
    ' 2027-01-01',
    '2027-01-01\n',
  ],
  ...['demain', 'null', '99999-01-01', '+002027-01-01', '-2027-01-01', '２０２７-01-01', 'Fri Jan 01 2027', '2027-W01'],
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2027-10-31', 1, '2027-11-30'],
  ['2027-11-18', 12, '2028-11-18'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 24, '2030-02-28'],
  ['2027-02-28', 12, '2028-02-28'],
  ['2027-12-01', 1, '2028-01-01'],
])('%s and %i months is %s', (day, by, later) => {
  expect(addMonths(day, by)).toBe(later)
})

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-28', 2, '2028-03-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-01-01', 0, '2027-01-01'],
  ['2027-01-01', 730, '2028-12-31'],
])('%s and %i days is %s', (day, by, later) => {
  expect(addDays(day, by)).toBe(later)
})

test('A stay is its nights: the arrival’s up to the one before the departure', () => {
  expect(nightsOf({ arrival: '2027-12-30', departure: '2028-01-02' })).toEqual([
    '2027-12-30',
    '2027-12-31',
    '2028-01-01',
  ])
  expect(nightsOf({ arrival: '2028-02-28', departure: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29'])
})

test('From one day to the same one there is no night, and back in time fewer than none', () => {
  expect(countNights({ arrival: '2027-03-01', departure: '2027-03-01' })).toBe(0)
  expect(nightsOf({ arrival: '2027-03-01', departure: '2027-03-01' })).toEqual([])
  expect(countNights({ arrival: '2027-03-03', departure: '2027-03-01' })).toBe(-2)
  expect(nightsOf({ arrival: '2027-03-03', departure: '2027-03-01' })).toEqual([])
  expect(countNights({ arrival: '2028-01-01', departure: '2029-01-01' })).toBe(366)
})

test('Of the week of 4 January 2027 the nights of Friday and Saturday are the weekend’s', () => {
  const week = nightsOf({ arrival: '2027-01-04', departure: '2027-01-11' })
  expect(week.filter(isWeekendNight)).toEqual(['2027-01-08', '2027-01-09'])
})
