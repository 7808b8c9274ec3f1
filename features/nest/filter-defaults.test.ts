import { expect, test } from 'vitest'
import { activeFilters, tidySearch } from './filter-defaults.ts'

test('A filter at its default neither counts nor stays in the address: the ends of the scales mean no limit', () => {
  const params = new URLSearchParams(
    'type=all&minPrice=0&maxPrice=10000000&maxArea=1000&bedrooms=0&location=Ngor&search=%20pool%20',
  )
  expect(activeFilters(params)).toEqual(['search', 'location'])
  expect(tidySearch(params).toString()).toBe('search=pool&location=Ngor')
})
