import { expect, test } from 'vitest'
import { isFree, nearestFreeDates } from './nearest-free-dates.ts'
import type { StayHome } from './stay-rules.ts'
import { stayTermsSchema } from './stay-terms.schema.ts'

const TODAY = '2027-03-01'
const home = (terms: object = {}, minNights: number | null = null): StayHome => ({
  price: '140000',
  minNights,
  maxGuests: 4,
  stayTerms: stayTermsSchema.parse(terms),
})
const wish = { arrival: '2027-03-10', departure: '2027-03-13', guests: 2 }
const said = (dates: { arrival: string; departure: string }[]) =>
  dates.map(({ arrival, departure }) => `${arrival.slice(5)} ${departure.slice(5)}`)

test('The nearest free stays as long as the wish come first, earlier or later, and share no night', () => {
  const taken = [{ from: '2027-03-11', until: '2027-03-12' }]
  expect(said(nearestFreeDates(home(), taken, wish, TODAY))).toEqual(['03-08 03-11', '03-12 03-15', '03-05 03-08'])
  expect(said(nearestFreeDates(home(), taken, wish, TODAY, 1))).toEqual(['03-08 03-11'])
})

test('None is offered too early, too far ahead, or shorter than the season of its arrival allows', () => {
  const taken = [{ from: '2027-03-09', until: '2027-03-14' }]
  const strict = home({
    leadDays: 6,
    monthsAhead: 1,
    seasons: [{ name: 'Spring', nameFr: null, from: '2027-03-14', to: '2027-03-20', minNights: 5 }],
  })
  expect(said(nearestFreeDates(strict, taken, wish, TODAY))).toEqual(['03-21 03-24', '03-24 03-27', '03-27 03-30'])
})

test('The days in which a home is made ready count', () => {
  const taken = [{ from: '2027-03-11', until: '2027-03-12' }]
  const [first] = nearestFreeDates(home({ preparationDays: 2 }), taken, wish, TODAY)
  expect(first).toEqual({ arrival: '2027-03-12', departure: '2027-03-15' })
  expect(isFree(taken, { arrival: '2027-03-06', departure: '2027-03-09' }, 2)).toBe(true)
  expect(isFree(taken, { arrival: '2027-03-07', departure: '2027-03-10' }, 2)).toBe(false)
})

test('Where all is taken, nothing is offered', () => {
  expect(nearestFreeDates(home(), [{ from: '2027-01-01', until: '2028-12-31' }], wish, TODAY)).toEqual([])
})
