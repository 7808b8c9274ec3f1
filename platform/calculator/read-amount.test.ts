import { expect, test } from 'vitest'
import { convertFromXof, formatMoney, STARTING_RATES } from '#common/money.ts'
import { HIGHEST_PRICE } from './basis-points.ts'
import { entryIn, inFrancs, readAmount } from './read-amount.ts'

const EUR = { currency: 'EUR', rates: STARTING_RATES } as const
const inEnglish = { ...EUR, locale: 'en' } as const
const inFrench = { ...EUR, locale: 'fr' } as const

test.each([
  '200000000',
  '200 000 000',
  '200\u202f000\u202f000',
  '200\u00a0000\u00a0000\u00a0FCFA',
  '200,000,000',
  '200.000.000',
  '200’000’000',
  '200 000.000',
  '200000000.00',
  '200,000,000.00',
  '200M',
  '200 m',
  '200 millions',
  '200 millions de FCFA',
  '200 000k',
  '0,2 milliard',
  '0.2 bn',
  'XOF 200 000 000',
  ' 200000000 F CFA ',
  '000200000000',
])('%j is two hundred million francs', (text) => {
  expect(readAmount(text)).toMatchObject({ francs: 200_000_000n })
})

test.each([
  ['€304,898', 'EUR', 199_999_977n],
  ['304 898 euros', 'EUR', 199_999_977n],
  ['304898.40', 'EUR', 199_999_977n],
  // As the house writes them, in English and in French.
  ['€150,000', 'EUR', 98_393_550n],
  ['150\u202f000\u00a0€', 'EUR', 98_393_550n],
  ['150.000', 'EUR', 98_393_550n],
  ['150k', 'EUR', 98_393_550n],
  ['76,50', 'EUR', 50_509n],
  ['304 898,50', 'EUR', 200_000_633n],
  ['320,000 USD', 'USD', 200_000_000n],
  ['us$320k', 'USD', 200_000_000n],
  ['1,5 M', 'XOF', 1_500_000n],
  // Before a scale a lone separator is the decimal one, whatever follows it.
  ['1.125 million', 'XOF', 1_125_000n],
  ['1,250 M', 'XOF', 1_250_000n],
  ['1.5 million', 'XOF', 1_500_000n],
  ['0,125 milliard', 'XOF', 125_000_000n],
  ['2,3 milliards', 'XOF', 2_300_000_000n],
  ['2,3456789 milliards', 'XOF', 2_345_678_900n],
  ['1.0000005 million', 'XOF', 1_000_001n],
  ['1 250,5 M', 'XOF', 1_250_500_000n],
  ['1 250.125 M', 'XOF', 1_250_125_000n],
  ['1,250.125 M', 'XOF', 1_250_125_000n],
  ['1 250 M', 'XOF', 1_250_000_000n],
  ['1.250.000 k', 'XOF', 1_250_000_000n],
  // Without one, threes are thousands.
  ['1.125', 'XOF', 1_125n],
  ['1.250.000', 'XOF', 1_250_000n],
  ['100 Md', 'XOF', HIGHEST_PRICE],
] as const)('%j in %s is %s francs', (text, currency, francs) => {
  expect(readAmount(text, { money: { currency, rates: STARTING_RATES } })).toMatchObject({ francs })
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['\u202f', 'missing'],
  ['0', 'notPositive'],
  ['0,00', 'notPositive'],
  ['-5', 'notPositive'],
  ['−200 000 000', 'notPositive'],
  ['- €5', 'notPositive'],
  ['1e30', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['NaN', 'unreadable'],
  ['0x10', 'unreadable'],
  ['abc', 'unreadable'],
  ['deux cents millions', 'unreadable'],
  ['🏠', 'unreadable'],
  ['200🏠', 'unreadable'],
  ['٢٠٠', 'unreadable'],
  ['1,2,3', 'unreadable'],
  ['20 00 000', 'unreadable'],
  ['0,125', 'unreadable'],
  // Francs and a half? A million and a half was meant, and is not guessed.
  ['1,5', 'unreadable'],
  ['1.50', 'unreadable'],
  ['1.25.5 M', 'unreadable'],
  ['1 2', 'unreadable'],
  ['200-300', 'unreadable'],
  ['<script>', 'unreadable'],
  ['constructor', 'unreadable'],
  [`${'1 '.repeat(50)}`, 'unreadable'],
  ['€200,000', 'otherCurrency'],
  ['200 000 $', 'otherCurrency'],
  ['9'.repeat(40), 'tooLarge'],
  ['9'.repeat(4_000), 'tooLarge'],
  ['100 000 000 001', 'tooLarge'],
  ['101 Md', 'tooLarge'],
])('%j is answered with "%s"', (text, problem) => {
  expect(readAmount(text)).toEqual({ problem })
})

test('A mark of francs where euros were chosen is not taken for euros', () => {
  expect(readAmount('200 000 000 FCFA', { money: EUR })).toEqual({ problem: 'otherCurrency' })
  expect(readAmount('152,449,018', { money: EUR })).toEqual({ problem: 'tooLarge' })
})

test('Zero is an amount where it may be one', () => {
  expect(readAmount('0', { mayBeZero: true })).toMatchObject({ francs: 0n })
  expect(readAmount('-1', { mayBeZero: true })).toEqual({ problem: 'notPositive' })
})

test('One figure behind the point is no amount of euros either; two are cents', () => {
  expect(readAmount('1,5', { money: EUR })).toEqual({ problem: 'unreadable' })
  expect(readAmount('1,50', { money: EUR })).toMatchObject({ units: 2n })
})

test('What the site writes it can read, at any size, in any currency and either language', () => {
  for (let francs = 1n; francs <= HIGHEST_PRICE; francs = francs * 7n + 3n) {
    expect(readAmount(formatMoney(String(francs), 'XOF'))).toMatchObject({ francs })
    if (francs < 1_000n) continue
    const units = convertFromXof(String(francs), EUR)
    for (const reader of [inEnglish, inFrench])
      expect(readAmount(formatMoney(String(francs), reader), { money: reader })).toMatchObject({ units })
  }
})

test('An amount kept in francs stands in a field in the currency chosen, grouped, and means the same when it is read again', () => {
  expect(entryIn('98393550', EUR)).toBe('150\u202f000')
  expect(entryIn('98393550', 'XOF')).toBe('98\u202f393\u202f550')
  expect(inFrancs('150 000', EUR)).toBe('98393550')
  expect(inFrancs('150M', 'XOF')).toBe('150000000')
  expect(['', 'a lot', '-5'].map((entry) => inFrancs(entry, EUR))).toEqual(['', 'a lot', '-5'])
  // Neither is taken for francs afterwards.
  expect(inFrancs('200 000 000', EUR)).toBe('€200 000 000')
  expect(readAmount(inFrancs('300 000 fcfa', EUR))).toEqual({ problem: 'otherCurrency' })
  expect(['', 'a lot', '0'].map((entry) => entryIn(entry, EUR))).toEqual(['', 'a lot', '0'])
})
