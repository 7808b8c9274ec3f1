import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { nestMapMessages } from './messages.ts'
import { shortPrice } from './short-price.ts'

const { en, fr } = nestMapMessages
const inEuros = { currency: 'EUR', rates: STARTING_RATES } as const
const inDollars = { currency: 'USD', rates: STARTING_RATES } as const

test('Francs are shortened to three figures and a unit', () => {
  const short = (price: string) => shortPrice(price, { currency: 'XOF', locale: 'en' }, en)
  expect(short('545000000.00')).toBe('545\u00a0M')
  expect(short('1600000.00')).toBe('1.6\u00a0M')
  expect(short('1000000')).toBe('1\u00a0M')
  expect(short('45000')).toBe('45\u00a0k')
  expect(short('999600')).toBe('1\u00a0M')
  expect(short('2300000000')).toBe('2.3\u00a0bn')
  expect(short('950')).toBe('950')
})

test('French writes a comma and milliards', () => {
  const short = (price: string) => shortPrice(price, { currency: 'XOF', locale: 'fr' }, fr)
  expect(short('1600000')).toBe('1,6\u00a0M')
  expect(short('2300000000')).toBe('2,3\u00a0Md')
  expect(short('950')).toBe('950')
})

test('Euros and dollars carry their sign in front, and behind in French', () => {
  expect(shortPrice('545000000', { ...inEuros, locale: 'en' }, en)).toBe('€831k')
  expect(shortPrice('545000000', { ...inEuros, locale: 'fr' }, fr)).toBe('831\u00a0k€')
  expect(shortPrice('1600000', { ...inDollars, locale: 'en' }, en)).toBe('$2.6k')
  expect(shortPrice('1600000', { ...inDollars, locale: 'fr' }, fr)).toBe('2,6\u00a0k$')
  expect(shortPrice('2300000000', { ...inEuros, locale: 'fr' }, fr)).toBe('3,5\u00a0M€')
  expect(shortPrice('50000', { ...inEuros, locale: 'fr' }, fr)).toBe('76\u00a0€')
})
