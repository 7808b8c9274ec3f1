import { expect, test } from 'vitest'
import { readIds, shortlistPath, tidyIds } from './shortlist-ids.ts'

test('A link’s numbers are read in their order, each once', () => {
  expect(readIds('3,5,8,5,3')).toEqual({ ids: [3, 5, 8], beyond: 0 })
})

test.for([
  ['letters and signs', 'villa,3,<script>,5;8, 13', [3, 5, 8, 13]],
  ['negative, broken and empty numbers', '-3,0,4.5,,1e3,0x10,٣,7', [7]],
  ['numbers no home can have', '2147483648,99999999999999999999,2147483647', [2147483647]],
  ['nothing at all', '', []],
] as const)('Of %s, what can be used is used', ([, text, ids]) => {
  expect(readIds(text)).toEqual({ ids, beyond: 0 })
})

test('Of ten thousand numbers fifty are looked at, and the others are counted', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => index + 1)
  expect(readIds(all.join(','))).toEqual({ ids: all.slice(0, 50), beyond: 9_950 })
})

test('What is kept is a list of whole numbers, whatever stood there', () => {
  expect(tidyIds([3, '5', null, 3, 2.5, -1, { id: 4 }, Number.NaN, 8])).toEqual([3, 8])
})

test('A list’s address names its homes and its view; one’s own names none', () => {
  expect(shortlistPath()).toBe('/shortlist')
  expect(shortlistPath({ view: 'compare' })).toBe('/shortlist?view=compare')
  expect(shortlistPath({ ids: [3, 5], view: 'compare' })).toBe('/shortlist?ids=3,5&view=compare')
})
