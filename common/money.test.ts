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

const EUR = { currency: 'EUR', rates: STARTING_RATES, locale: 'en' } as const
const USD = { currency: 'USD', rates: STARTING_RATES, locale: 'en' } as const

/** '_' is the narrow space that does not break, '~' the wide one. */
const shown = (text: string) => text.replaceAll('\u202f', '_').replaceAll('\u00a0', '~')

test.for([
  // francs, currency, in English, in French
  ['1600000.00', 'XOF', '1_600_000~FCFA', '1_600_000~FCFA'],
  ['950', 'XOF', '950~FCFA', '950~FCFA'],
  ['1600000.00', 'EUR', '€2,439', '2_439~€'],
  ['90000000', 'EUR', '€137,204', '137_204~€'],
  ['655.957', 'EUR', '€1', '1~€'],
  ['1600000.00', 'USD', '$2,560', '2_560~$'],
  ['9999999999.99', 'USD', '$16,000,000', '16_000_000~$'],
  ['0', 'EUR', '€0', '0~€'],
  // Below zero the sign is kept, and none reads "minus zero".
  ['-1600000', 'XOF', '-1_600_000~FCFA', '-1_600_000~FCFA'],
  ['-1600000', 'USD', '-$2,560', '-2_560~$'],
  ['-0.20', 'XOF', '0~FCFA', '0~FCFA'],
  ['-100', 'EUR', '€0', '0~€'],
] as const)('%s francs in %s are written %s, and %s in French', ([amount, currency, english, french]) => {
  const money = { currency, rates: STARTING_RATES }
  expect(shown(formatMoney(amount, { ...money, locale: 'en' }))).toBe(english)
  expect(shown(formatMoney(amount, { ...money, locale: 'fr' }))).toBe(french)
})

test('Francs are grouped the French way, with spaces that never break a line', () => {
  expect(shown(formatMoney('1600000.00', 'XOF'))).toBe('1_600_000~FCFA')
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

test('Centimes below a franc keep the sign', () => {
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
  expect(formatUnits(2_439n, EUR)).toBe(formatMoney('1600000.00', EUR))
  expect(formatUnits(1_600_000n, 'XOF')).toBe(formatMoney('1600000.00', 'XOF'))
})

test('Rates that staff set hold for every amount, to the thousandth of a franc', () => {
  const rates = { EUR: STARTING_RATES.EUR, USD: { milliXof: 612_345, date: '2025-11-03' } }
  const money = (currency: Currency) => ({ currency, rates, locale: 'en' as const })
  expect(formatMoney('1600000.00', money('USD'))).toBe('$2,613')
  expect(formatMoney('1600000.00', money('EUR'))).toBe('€2,439')
  expect(formatMoney('1600000.00', money('XOF'))).toBe('1\u202f600\u202f000\u00a0FCFA')
  expect(convertToXof(1_000_000, money('USD'))).toBe(612_345_000)
  expect(convertFromXof('612345000', money('USD'))).toBe(1_000_000n)
})
