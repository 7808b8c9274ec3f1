import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { NO_ANSWERS } from '../answers.ts'
import { detailResult, isBudgetUnread, nameResult } from './result-name.ts'

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

test('Results of the same name are told apart by what the home is for, its bedrooms and how much more was asked', () => {
  const family = { ...wish, goal: 'primary_residence', bedrooms: '3' }
  expect(detailResult(family, 4, 'en')).toBe('Main home, 3 bedrooms, 4 further wishes')
  expect(detailResult({ ...family, goal: '', bedrooms: '5' }, 0, 'fr')).toBe('5 chambres ou plus')
  expect(detailResult({ ...family, bedrooms: 'many', goal: 'constructor' }, 0, 'en')).toBe('')
})

test('An end of the budget that is no amount is noticed, and nothing at all or no limit is none', () => {
  expect(isBudgetUnread({ min: 'abc', max: '' })).toBe(true)
  expect(isBudgetUnread({ min: '', max: '€300000' })).toBe(true)
  expect(isBudgetUnread({ min: '0', max: '300 000 000' })).toBe(false)
})
