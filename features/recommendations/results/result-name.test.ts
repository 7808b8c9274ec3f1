import { expect, test } from 'vitest'
import { NO_ANSWERS } from '../answers.ts'
import { nameResult } from './result-name.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const wish = { ...NO_ANSWERS, type: 'villa', place: 'Almadies', min: '200000000', max: '300000000', words: 'my secret' }

test('A result is named by its kind, its place and its budget, in the reader’s language and currency', () => {
  expect(plain(nameResult(wish, { locale: 'en', currency: 'XOF' }))).toBe(
    'Villa, Almadies, 200 000 000 FCFA to 300 000 000 FCFA',
  )
  expect(plain(nameResult({ ...wish, min: '' }, { locale: 'fr', currency: 'XOF' }))).toBe(
    'Villa, Almadies, jusqu’à 300 000 000 FCFA',
  )
  expect(nameResult({ ...wish, place: '', max: '' }, { locale: 'en', currency: 'EUR' })).toBe('Villa, from €304,898')
})

test('What is no number is no limit, what is no kind of ours is not named, and nobody’s own words are', () => {
  const odd = { ...wish, min: 'plenty', max: '0', type: 'constructor' }
  expect(nameResult(odd, { locale: 'en', currency: 'XOF' })).toBe('Almadies')
})
