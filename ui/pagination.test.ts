import { expect, test } from 'vitest'
import { pagesToShow } from './pagination.tsx'

test('Few pages are all shown', () => {
  expect(pagesToShow(1, 1)).toEqual([1])
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4])
  expect(pagesToShow(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('Of many pages the first, the last and those around the current one are shown, with gaps between', () => {
  expect(pagesToShow(1, 20)).toEqual([1, 2, null, 20])
  expect(pagesToShow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  expect(pagesToShow(20, 20)).toEqual([1, null, 19, 20])
})

test('A gap never hides a single page, which would take no more room', () => {
  expect(pagesToShow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
  expect(pagesToShow(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
})
