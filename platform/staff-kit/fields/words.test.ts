import { expect, test } from 'vitest'
import { addWords, isList, LONGEST_WORD, splitWords } from './words.ts'

test('A pasted list is cut at commas, semicolons and line ends, and its words are tidied', () => {
  expect(splitWords(' Pool,  sea   view ;\n,Garage\r\n')).toEqual(['Pool', 'sea view', 'Garage'])
  expect(splitWords(' , ; ')).toEqual([])
  expect(splitWords('x'.repeat(200))).toEqual(['x'.repeat(LONGEST_WORD)])
})

test('One word with a space at its end is no list', () => {
  expect(isList('sea view ')).toBe(false)
  expect(isList('Pool\n')).toBe(false)
  expect(isList('Pool, Garage')).toBe(true)
})

test('A word is there once, whatever its case, and the one that was first stays', () => {
  expect(addWords(['Pool'], ['POOL', 'Garage', 'garage', 'Été', 'été'])).toEqual({
    list: ['Pool', 'Garage', 'Été'],
    added: ['Garage', 'Été'],
    there: ['Pool', 'Garage', 'Été'],
  })
})
