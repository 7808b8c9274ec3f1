import { expect, test } from 'vitest'
import {
  type Currency,
  convertFromXof,
  convertToXof,
  divideRounded,
  formatMoney,
  formatUnits,
  isCurrency,
  STARTING_RATES,
  toCentimes,
} from './money.ts'

const EUR = { currency: 'EUR', rates: STARTING_RATES } as const
const USD = { currency: 'USD', rates: STARTING_RATES } as const

test('Francs are grouped the French way, with spaces that never break a line', () => {
  expect(formatMoney('1600000.00', 'XOF')).toBe('1\u202f600\u202f000\u00a0FCFA')
  expect(formatMoney('950', 'XOF')).toBe('950\u00a0FCFA')
})

test('Euros and dollars carry their sign in front, English grouping and no decimals', () => {
  expect(formatMoney('1600000.00', EUR)).toBe('€2,439')
  expect(formatMoney('1600000.00', USD)).toBe('$2,560')
  expect(formatMoney('655.957', EUR)).toBe('€1')
})

test.for([
  ['0.49', 'XOF', 0n],
  ['0.50', 'XOF', 1n],
  ['2.5', 'XOF', 3n],
  ['312.49', 'USD', 0n],
  ['312.50', 'USD', 1n],
  ['937.50', 'USD', 2n],
  ['327.97', 'EUR', 0n],
  ['327.98', 'EUR', 1n],
] as const)('%s francs in %s are rounded half up, to %s', ([amount, currency, whole]) => {
  expect(convertFromXof(amount, { currency, rates: STARTING_RATES })).toBe(whole)
})

test('An amount below zero keeps its sign, and never reads "minus zero"', () => {
  expect(formatMoney('-1600000', 'XOF')).toBe('-1\u202f600\u202f000\u00a0FCFA')
  expect(formatMoney('-1600000', USD)).toBe('-$2,560')
  expect(formatMoney('-0.20', 'XOF')).toBe('0\u00a0FCFA')
  expect(toCentimes('-0.50')).toBe(-50n)
})

test('The largest prices lose no franc to floating point', () => {
  expect(toCentimes('9999999999.99')).toBe(999_999_999_999n)
  expect(formatMoney('9007199254740993', 'XOF').replace(/\D/g, '')).toBe('9007199254740993')
})

test.for(['', ' ', 'abc', '1e6', '1,600', '1.', '.5', '--1', 'NaN', '12 000'])('"%s" is not an amount', (text) => {
  expect(() => toCentimes(text)).toThrow(RangeError)
})

test('Only the three currencies of the house are known', () => {
  expect(['XOF', 'EUR', 'USD'].every(isCurrency)).toBe(true)
  expect(['xof', 'GBP', '', undefined].some(isCurrency)).toBe(false)
})

test('A round amount in euros or dollars becomes whole francs, and reads as the same round amount again', () => {
  expect(convertToXof(50_000, EUR)).toBe(32_797_850)
  expect(convertToXof(50_000, USD)).toBe(31_250_000)
  expect(convertToXof(50_000, 'XOF')).toBe(50_000)
  for (const units of [1, 10, 75, 100, 1_990, 15_000, 3_000_000]) {
    expect(convertFromXof(String(convertToXof(units, EUR)), EUR)).toBe(BigInt(units))
  }
})

test('A division goes to the nearest, halves away from zero', () => {
  expect([5n, 15n, 14n, -5n, -14n].map((sum) => divideRounded(sum, 10n))).toEqual([1n, 2n, 1n, -1n, -1n])
})

test('Whole units are written as the same amount of francs would be', () => {
  expect(formatUnits(2_439n, 'EUR')).toBe(formatMoney('1600000.00', EUR))
  expect(formatUnits(1_600_000n, 'XOF')).toBe(formatMoney('1600000.00', 'XOF'))
})

test('Rates that staff set hold for every amount, to the thousandth of a franc', () => {
  const rates = { EUR: STARTING_RATES.EUR, USD: { milliXof: 612_345, date: '2025-11-03' } }
  const money = (currency: Currency) => ({ currency, rates })
  expect(formatMoney('1600000.00', money('USD'))).toBe('$2,613')
  expect(formatMoney('1600000.00', money('EUR'))).toBe('€2,439')
  expect(formatMoney('1600000.00', money('XOF'))).toBe('1\u202f600\u202f000\u00a0FCFA')
  expect(convertToXof(1_000_000, money('USD'))).toBe(612_345_000)
  expect(convertFromXof('612345000', money('USD'))).toBe(1_000_000n)
})
