import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { nestMapMessages } from './messages.ts'
import { shortPrice } from './short-price.ts'

const { en, fr } = nestMapMessages
const EUR = { currency: 'EUR', rates: STARTING_RATES } as const
const USD = { currency: 'USD', rates: STARTING_RATES } as const

test('Francs are shortened to three figures and a unit', () => {
  const short = (price: string) => shortPrice(price, 'XOF', 'en', en)
  expect(short('545000000.00')).toBe('545\u00a0M')
  expect(short('1600000.00')).toBe('1.6\u00a0M')
  expect(short('1000000')).toBe('1\u00a0M')
  expect(short('45000')).toBe('45\u00a0k')
  expect(short('999600')).toBe('1\u00a0M')
  expect(short('2300000000')).toBe('2.3\u00a0bn')
  expect(short('950')).toBe('950')
})

test('French writes a comma and milliards', () => {
  expect(shortPrice('1600000', 'XOF', 'fr', fr)).toBe('1,6\u00a0M')
  expect(shortPrice('2300000000', 'XOF', 'fr', fr)).toBe('2,3\u00a0Md')
})

test('Euros and dollars carry their sign in front, in both languages', () => {
  expect(shortPrice('545000000', EUR, 'en', en)).toBe('€831k')
  expect(shortPrice('545000000', EUR, 'fr', fr)).toBe('€831k')
  expect(shortPrice('1600000', USD, 'en', en)).toBe('$2.6k')
  expect(shortPrice('2300000000', EUR, 'en', en)).toBe('€3.5M')
})
