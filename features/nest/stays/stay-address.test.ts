import { expect, test } from 'vitest'
import { keepOnStayChange, readStayAddress, staySearch } from './stay-address.ts'

const home = { maxGuests: 6 }
const read = (search: string) => readStayAddress(new URLSearchParams(search), home)

test('An address says which days and how many; where it says nothing, two come', () => {
  expect(read('arrival=2027-03-03&departure=2027-03-10&guests=3')).toEqual({
    arrival: '2027-03-03',
    departure: '2027-03-10',
    guests: 3,
    isWhole: true,
    isEmpty: false,
  })
  expect(read('')).toMatchObject({ guests: 2, isWhole: false, isEmpty: true })
  expect(readStayAddress(new URLSearchParams(), { maxGuests: 1 }).guests).toBe(1)
  expect(read('arrival=2027-03-03')).toMatchObject({ departure: '', isWhole: false, isEmpty: false })
})

test('What a form without scripts sends empty is asked, and no number of guests is none', () => {
  expect(read('arrival=&departure=&guests=2')).toMatchObject({ isWhole: true, isEmpty: false })
  expect(read('arrival=&departure=&guests=many').guests).toBeNaN()
})

test('Dates are written into the address beside what else it says, and taken out again', () => {
  const params = new URLSearchParams('from=map&arrival=2027-01-01')
  const wish = { arrival: '2027-03-03', departure: '2027-03-10', guests: 3 }
  expect(staySearch(params, wish)).toBe('?from=map&arrival=2027-03-03&departure=2027-03-10&guests=3')
  expect(staySearch(params, { ...wish, departure: '' })).toBe('?from=map&arrival=2027-03-03&guests=3')
  expect(staySearch(new URLSearchParams(), { arrival: '', departure: '', guests: 2 })).toBe('')
})

test('Other dates ask for no other page; another home does', () => {
  const asked = (current: string, next: string) =>
    keepOnStayChange({
      currentUrl: new URL(current, 'http://kais'),
      nextUrl: new URL(next, 'http://kais'),
      defaultShouldRevalidate: true,
    } as Parameters<typeof keepOnStayChange>[0])
  expect(asked('/property/7', '/property/7?arrival=2027-03-03')).toBe(false)
  expect(asked('/property/7?a=1', '/property/7?a=2&arrival=2027-03-03')).toBe(true)
  expect(asked('/property/7', '/property/8?arrival=2027-03-03')).toBe(true)
  expect(asked('/property/7', '/property/7')).toBe(true)
})
