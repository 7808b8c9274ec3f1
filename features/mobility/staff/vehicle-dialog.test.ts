import { expect, test } from 'vitest'
import { fieldProblems } from '#common/validation.ts'
import { vehicleForm } from './vehicle-dialog.tsx'

const filled = {
  ...vehicleForm.empty({ year: '2026' }),
  brand: 'Toyota',
  name: 'Teranga',
  model: 'Prado',
  category: 'suv' as const,
  pricePerDay: '90 000',
  chauffeurPrice: '25000',
}

function problems(values: object) {
  const { error } = vehicleForm.schema.safeParse({ ...filled, ...values })
  return error && fieldProblems(error)
}

test('A new car has four seats, two bags, this year’s date, a chauffeur on request and is available', () => {
  expect(vehicleForm.schema.parse(filled)).toMatchObject({
    pricePerDay: '90000',
    maxPassengers: 4,
    maxBags: 2,
    year: 2026,
    transmission: null,
    chauffeur: 'optional',
    isAvailable: true,
  })
})

test('An empty form names what is missing, prices and category in their own words', () => {
  expect(problems(vehicleForm.empty({}))).toEqual({
    name: 'required',
    brand: 'required',
    model: 'required',
    category: 'chooseOne',
    pricePerDay: 'pricePerDayRequired',
    chauffeurPrice: 'chauffeurPriceRequired',
  })
})

test('A price with letters, half a seat and a year of the carriage are refused at their fields', () => {
  expect(problems({ pricePerDay: '90k', maxPassengers: '4.5', maxBags: 'two', year: '1890' })).toEqual({
    pricePerDay: 'price',
    maxPassengers: 'countFromOne',
    maxBags: 'count',
    year: 'year',
  })
})

test('A car has one seat at least, and may have no room for bags', () => {
  expect(problems({ maxPassengers: '0', maxBags: '-1' })).toEqual({ maxPassengers: 'countFromOne', maxBags: 'count' })
  expect(vehicleForm.schema.parse({ ...filled, maxPassengers: '1', maxBags: '0' })).toMatchObject({
    maxPassengers: 1,
    maxBags: 0,
  })
})
