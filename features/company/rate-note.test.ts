import { expect, test } from 'vitest'
import { CURRENCIES, convertFromXof, STARTING_RATES } from '#common/money.ts'
import { convertedNotes, rateNote } from './rate-note.ts'

const MOVED = { EUR: { milliXof: 700_500, date: '2025-01-01' }, USD: { milliXof: 612_500, date: '2025-11-03' } }

test.for([STARTING_RATES, MOVED])('The rates a page names are the rates it reckons with', (rates) => {
  for (const locale of ['en', 'fr'] as const) {
    const figures = rateNote({ locale, rates }, CURRENCIES)?.match(/\d+(?:[.,]\d+)?(?=\sFCFA)/g) ?? []
    const [euro, dollar] = figures.map((figure) => Number(figure.replace(',', '.')))
    expect(convertFromXof(String(Number(euro) * 1_000_000), { currency: 'EUR', rates })).toBe(1_000_000n)
    expect(convertFromXof(String(Number(dollar) * 1_000_000), { currency: 'USD', rates })).toBe(1_000_000n)
  }
})

test('The rates the site began with are told without a day, and the dollar’s as what it is', () => {
  expect(rateNote({ locale: 'en', rates: STARTING_RATES }, CURRENCIES)).toBe(
    '€1 = 655.957 FCFA (fixed rate); USD amounts are indicative ($1 = 625 FCFA).',
  )
  expect(rateNote({ locale: 'fr', rates: STARTING_RATES }, CURRENCIES)).toBe(
    '1\u00a0€ = 655,957\u00a0FCFA (parité fixe)\u202f; montants en dollars indicatifs (1\u00a0$ = 625\u00a0FCFA).',
  )
})

test('A rate that staff set is told with its day, alone or with the other', () => {
  expect(rateNote({ locale: 'en', rates: MOVED }, ['USD'])).toBe(
    'USD amounts are indicative ($1 = 612.5 FCFA on 3 November 2025).',
  )
  expect(rateNote({ locale: 'fr', rates: MOVED }, ['EUR'])).toBe('1\u00a0€ = 700,5\u00a0FCFA le 1er janvier 2025.')
})

test('A page in another currency says so as a whole', () => {
  expect(convertedNotes({ locale: 'en', currency: 'USD', rates: MOVED })).toEqual([
    'Prices are converted from FCFA: USD amounts are indicative ($1 = 612.5 FCFA on 3 November 2025).',
  ])
  expect(convertedNotes({ locale: 'fr', currency: 'EUR', rates: MOVED })).toEqual([
    'Prix convertis du FCFA\u00a0: 1\u00a0€ = 700,5\u00a0FCFA le 1er janvier 2025.',
  ])
})

test('Francs need no rate', () => {
  expect(rateNote({ locale: 'en', rates: STARTING_RATES }, ['XOF'])).toBeNull()
  expect(convertedNotes({ locale: 'en', currency: 'XOF', rates: STARTING_RATES })).toEqual([])
})
