import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { NO_ANSWERS } from '../answers.ts'
import { detailResult, nameResult, unreadBudget } from './result-name.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const wish = { ...NO_ANSWERS, type: 'villa', place: 'Almadies', min: '200000000', max: '300000000', words: 'my secret' }

test('A result is named by its kind, its place and its budget, in the reader’s language and currency', () => {
  expect(plain(nameResult(wish, { locale: 'en', currency: 'XOF' }))).toBe(
    'Villa, Almadies, 200 000 000 FCFA to 300 000 000 FCFA',
  )
  expect(plain(nameResult({ ...wish, min: '' }, { locale: 'fr', currency: 'XOF' }))).toBe(
    'Villa, Almadies, jusqu’à 300 000 000 FCFA',
  )
  expect(nameResult({ ...wish, place: '', max: '' }, { locale: 'en', currency: 'EUR', rates: STARTING_RATES })).toBe(
    'Villa, from €304,898',
  )
})

test('What is no number is no limit, what is no kind of ours is not named, and nobody’s own words are', () => {
  const odd = { ...wish, min: 'plenty', max: '0', type: 'constructor' }
  expect(nameResult(odd, { locale: 'en', currency: 'XOF' })).toBe('Almadies')
})

test('Results of the same name are told apart by what the home is for and its bedrooms', () => {
  const family = { ...wish, goal: 'primary_residence', bedrooms: '3' }
  expect(detailResult(family, 'en')).toBe('Main home, 3 bedrooms')
  expect(detailResult({ ...family, goal: '', bedrooms: '5' }, 'fr')).toBe('5 chambres ou plus')
  expect(detailResult({ ...family, bedrooms: 'many', goal: 'constructor' }, 'en')).toBe('')
})

test('What was written for a budget and is no amount is quoted, at some length and once', () => {
  expect(unreadBudget({ min: 'abc', max: ' abc ' })).toEqual(['abc'])
  expect(unreadBudget({ min: '', max: '€300000' })).toEqual(['€300000'])
  expect(unreadBudget({ min: '0', max: '300 000 000' })).toEqual([])
  expect(unreadBudget({ min: 'x'.repeat(5000), max: '' })).toEqual([`${'x'.repeat(40)}…`])
})
