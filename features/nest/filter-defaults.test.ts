import { expect, test } from 'vitest'
import { activeFilters, readShown, tidySearch } from './filter-defaults.ts'

const tidy = (address: string) => tidySearch(new URLSearchParams(address)).toString()

test('A filter at its default neither counts nor stays in the address: the ends of the scales mean no limit', () => {
  const params = new URLSearchParams(
    'type=all&minPrice=0&maxPrice=10000000&maxArea=1000&bedrooms=0&location=Ngor&search=%20pool%20',
  )
  const atTheirDefaults = new URLSearchParams('location=all&bathrooms=0&minArea=0&isVefa=&search=')
  expect(activeFilters(atTheirDefaults)).toEqual([])
  expect(tidySearch(atTheirDefaults).toString()).toBe('')
  expect(activeFilters(params)).toEqual(['search', 'location'])
  expect(tidySearch(params).toString()).toBe('search=pool&location=Ngor')
})

test('Ten million francs are no limit for rents, and a limit like another for sales and nights', () => {
  expect(tidy('type=rent&maxPrice=10000000')).toBe('type=rent')
  expect(tidy('type=buy&maxPrice=10000000')).toBe('type=buy&maxPrice=10000000')
  expect(tidy('isVefa=true&maxPrice=10000000')).toBe('maxPrice=10000000&isVefa=true')
  expect(tidy('type=short-stay&maxPrice=10000000')).toBe('type=short-stay&maxPrice=10000000')
  expect(tidy('type=short-stay&maxPrice=1000000')).toBe('type=short-stay')
  expect(tidy('type=buy&maxPrice=2000000000')).toBe('type=buy')
})

test('A limit beyond the end of its scale stays', () => {
  expect(tidy('type=buy&maxPrice=3000000000')).toBe('type=buy&maxPrice=3000000000')
  expect(tidy('maxArea=1500')).toBe('maxArea=1500')
})

test('A kind in an old link’s type is the kind, and leaves the deal free', () => {
  expect(tidy('type=villa')).toBe('kind=villa')
  expect(tidy('type=villa&kind=all')).toBe('kind=villa')
  expect(tidy('type=villa&kind=studio')).toBe('kind=studio')
  expect(activeFilters(new URLSearchParams('type=villa'))).toEqual(['kind'])
  expect(activeFilters(new URLSearchParams('type=rent&kind=villa'))).toEqual(['type', 'kind'])
})

test('The order and the map stay in the address but are no filters; where a list had grown to does not stay', () => {
  const params = new URLSearchParams('sort=price-asc&view=map&shown=36&cursor=abc&nonsense=1')
  expect(activeFilters(params)).toEqual([])
  expect(tidySearch(params).toString()).toBe('sort=price-asc&view=map')
  expect(tidy('sort=newest&view=list')).toBe('')
})

test.for([
  ['', 12],
  ['shown=24', 24],
  ['shown=25', 36],
  ['shown=60', 60],
  ['shown=100000', 60],
  ['shown=-5', 12],
  ['shown=many', 12],
] as const)('%s shows %i homes', ([address, homes]) => {
  expect(readShown(new URLSearchParams(address))).toBe(homes)
})

test('Days and guests make a search one for short stays; the days are one filter of the two', () => {
  expect(tidy('arrival=2027-03-03&departure=2027-03-10&guests=4')).toBe(
    'type=short-stay&arrival=2027-03-03&departure=2027-03-10&guests=4',
  )
  expect(tidy('type=villa&guests=2')).toBe('type=short-stay&kind=villa&guests=2')
  expect(activeFilters(new URLSearchParams('arrival=2027-03-03&departure=2027-03-10&guests=4'))).toEqual([
    'type',
    'arrival',
    'guests',
  ])
  expect(tidy('arrival=&departure=&guests=')).toBe('')
  // The scale of nights holds for it.
  expect(tidy('guests=2&maxPrice=1000000')).toBe('type=short-stay&guests=2')
})

test.for(['buy', 'rent', 'vefa'])('Beside the deal %s days and guests say nothing', (type) => {
  expect(tidy(`type=${type}&arrival=2027-03-03&departure=2027-03-10&guests=4`)).toBe(`type=${type}`)
})
