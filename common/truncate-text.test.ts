import { expect, test } from 'vitest'
import { truncateText } from './truncate-text.ts'

test('A text that fits is left whole, without an ellipsis', () => {
  expect(truncateText('Six flats in Yoff.', 150)).toBe('Six flats in Yoff.')
  expect(truncateText('Six flats', 9)).toBe('Six flats')
  expect(truncateText('', 150)).toBe('')
})

test.each([
  ['Six flats in Yoff', 10, 'Six flats…'],
  ['Six flats in Yoff', 16, 'Six flats in…'],
  ['Six flats in Yoff, by the sea', 18, 'Six flats in…'],
  ['Six flats in Yoff, by the sea', 19, 'Six flats in Yoff…'],
  ['Six flats in Yoff. By the sea', 20, 'Six flats in Yoff…'],
  ['Six flats – with a view', 13, 'Six flats…'],
  ['Livraison en 2028\u00a0: six logements', 21, 'Livraison en 2028…'],
])('%j in %i characters is cut between two words: %j', (text, length, cut) => {
  expect(truncateText(text, length)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(length)
})

test('Paragraphs and line breaks become one line', () => {
  expect(truncateText('  Six flats.\n\nBy\tthe sea. ', 150)).toBe('Six flats. By the sea.')
})

test('One endless word is cut inside, but never through a character', () => {
  expect(truncateText('a'.repeat(20), 10)).toBe(`${'a'.repeat(9)}…`)
  expect(truncateText('🏠'.repeat(20), 10)).toBe(`${'🏠'.repeat(4)}…`)
})
