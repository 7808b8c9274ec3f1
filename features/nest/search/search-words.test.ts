import { expect, test } from 'vitest'
import { foldWords, searchableWords, searchedReference, searchedWords } from './search-words.ts'

test('Words lose their accents, their case and the words that say nothing', () => {
  expect(foldWords('Une villa à Sacré-Cœur, avec la VUE sur l’océan')).toEqual([
    'villa',
    'sacre',
    'coeur',
    'vue',
    'ocean',
  ])
})

test('A search keeps each word once, digits too, and ends after twelve', () => {
  expect(searchedWords('3 chambres, 3 Chambres')).toEqual(['3', 'chambres'])
  expect(searchedWords(Array.from({ length: 40 }, (_, n) => `word${n}`).join(' '))).toHaveLength(12)
  expect(searchedWords('the à de ! ?')).toEqual([])
})

test('Other alphabets are words as well: they find nothing instead of everything', () => {
  expect(searchedWords('вилла 🏠')).toEqual(['вилла'])
})

test.for([
  ['KN-0042', 42],
  [' kn 42 ', 42],
  ['kn42', 42],
  ['KN-', undefined],
  ['villa KN-0042', undefined],
  ['KN-99999999999', undefined],
] as const)('%s is read as home %s', ([text, id]) => {
  expect(searchedReference(text)).toBe(id)
})

test('A home is found in both languages by what it is, where it is and what it has, whatever staff wrote', () => {
  const words = searchableWords({
    title: 'House of the baobab',
    description: 'Four rooms.',
    location: 'Point E',
    type: 'rent',
    kind: 'apartment',
    isVefa: true,
    amenities: ['Swimming Pool', 'Borne de recharge'],
  })
  const expected = 'baobab point pointe dakar pool piscine recharge flat appartement rent louer vefa plan'
  expect(words).toEqual(expect.arrayContaining(expected.split(' ')))
})
