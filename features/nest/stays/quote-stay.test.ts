import { describe, expect, test } from 'vitest'
import { formatMoney, STARTING_RATES } from '#common/money.ts'
import { quoteStay, type StayQuote } from './quote-stay.ts'
import type { StayHome, StayWish } from './stay-rules.ts'
import { stayTermsSchema } from './stay-terms.schema.ts'

/**
 * Written from docs/decisions/0033-stays.md alone, every sum by hand. 1 January 2027 is a Friday: weekend nights of that month are
 * 1, 2, 8, 9, 15, 16, 22, 23, 29, 30.
 */
/** 'from to price weekendPrice minNights', each of the last three '-' where the season leaves it open. */
function season(text: string) {
  const [from, to, price, weekendPrice, minNights] = text.split(' ')
  const open = (value: string | undefined) => (value === '-' ? null : value)
  const nights = open(minNights)
  return {
    name: text,
    from,
    to,
    price: open(price),
    weekendPrice: open(weekendPrice),
    minNights: nights ? Number(nights) : null,
  }
}

function homeWith(terms: Record<string, unknown>, seasons: string[] = []): StayHome {
  const stayTerms = stayTermsSchema.parse({ ...terms, seasons: seasons.map(season) })
  return { price: '100000', minNights: null, maxGuests: 6, stayTerms }
}

const stay = (arrival: string, departure: string, guests = 2): StayWish => ({ arrival, departure, guests })
const centimes = (amount: string) => {
  const [francs = '', rest = ''] = amount.replace('-', '').split('.')
  return BigInt(francs) * 100n + BigInt(rest.padEnd(2, '0'))
}
const francs = (amount: string) => Number(centimes(amount)) / 100

/** '3 × 100000', one for each price, the dearest last: the order of the lines is the engine's own affair. */
const nightLines = ({ lines }: StayQuote) =>
  lines
    .flatMap((line) => (line.item === 'nights' ? [line] : []))
    .sort((a, b) => francs(a.price) - francs(b.price))
    .map(({ nights, price }) => `${nights} × ${francs(price)}`)

interface NightCase {
  title: string
  terms?: Record<string, unknown>
  seasons?: string[]
  from: string
  to: string
  nights: string[]
  total: number
}

const NIGHTS: NightCase[] = [
  { title: 'A single night', from: '2027-01-04', to: '2027-01-05', nights: ['1 × 100000'], total: 100_000 },
  {
    title: 'A week without a weekend price costs seven times the night',
    ...{ from: '2027-01-04', to: '2027-01-11', nights: ['7 × 100000'], total: 700_000 },
  },
  {
    title: 'Of a week two nights are the weekend’s, Friday’s and Saturday’s',
    terms: { weekendPrice: '130000' },
    ...{ from: '2027-01-04', to: '2027-01-11', nights: ['5 × 100000', '2 × 130000'], total: 760_000 },
  },
  {
    title: 'Who arrives on Saturday has one weekend night',
    terms: { weekendPrice: '130000' },
    ...{ from: '2027-01-09', to: '2027-01-11', nights: ['1 × 100000', '1 × 130000'], total: 230_000 },
  },
  {
    title: 'Sunday to Friday has no weekend night: the one of the departure is somebody else’s',
    terms: { weekendPrice: '130000' },
    ...{ from: '2027-01-03', to: '2027-01-08', nights: ['5 × 100000'], total: 500_000 },
  },
  {
    title: 'A weekend can be cheaper than a working day',
    terms: { weekendPrice: '90000' },
    ...{ from: '2027-01-07', to: '2027-01-11', nights: ['2 × 90000', '2 × 100000'], total: 380_000 },
  },
  {
    title: 'Into a season: its first day is its first night',
    seasons: ['2027-01-06 2027-01-20 200000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-08', nights: ['2 × 100000', '2 × 200000'], total: 600_000 },
  },
  {
    title: 'Out of a season: its last day is its last night',
    seasons: ['2027-01-01 2027-01-05 200000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-08', nights: ['2 × 100000', '2 × 200000'], total: 600_000 },
  },
  {
    title: 'Who leaves on the first day of a season pays nothing of it',
    seasons: ['2027-01-06 2027-01-20 200000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-06', nights: ['2 × 100000'], total: 200_000 },
  },
  {
    title: 'Who arrives the day after the last one of a season pays nothing of it',
    seasons: ['2026-12-15 2027-01-03 200000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-06', nights: ['2 × 100000'], total: 200_000 },
  },
  {
    title: 'Across two seasons with days between them',
    seasons: ['2027-01-01 2027-01-05 200000 - -', '2027-01-07 2027-01-20 150000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-09', nights: ['1 × 100000', '2 × 150000', '2 × 200000'], total: 800_000 },
  },
  {
    title: 'Across two seasons that touch no night is as always',
    seasons: ['2027-01-01 2027-01-05 200000 - -', '2027-01-06 2027-01-20 150000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-08', nights: ['2 × 150000', '2 × 200000'], total: 700_000 },
  },
  {
    title: 'It makes no difference that the later season is written first',
    seasons: ['2027-01-06 2027-01-20 150000 - -', '2027-01-01 2027-01-05 200000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-08', nights: ['2 × 150000', '2 × 200000'], total: 700_000 },
  },
  {
    title: 'A season of one night, in the middle of a stay',
    seasons: ['2027-01-06 2027-01-06 500000 - -'],
    ...{ from: '2027-01-05', to: '2027-01-08', nights: ['2 × 100000', '1 × 500000'], total: 700_000 },
  },
  {
    title: 'A whole season within a stay: out of the year’s price and back to it',
    seasons: ['2027-01-05 2027-01-06 150000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-08', nights: ['2 × 100000', '2 × 150000'], total: 500_000 },
  },
  {
    title: 'Two seasons at one price are so many nights at one price',
    seasons: ['2027-01-05 2027-01-05 150000 - -', '2027-01-07 2027-01-07 150000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-08', nights: ['2 × 100000', '2 × 150000'], total: 500_000 },
  },
  {
    title: 'A season with nothing but a shortest stay leaves both prices as always',
    terms: { weekendPrice: '130000' },
    seasons: ['2027-01-01 2027-01-31 - - 5'],
    ...{ from: '2027-01-04', to: '2027-01-11', nights: ['5 × 100000', '2 × 130000'], total: 760_000 },
  },
  {
    title:
      'A season with a price and no weekend price costs that price at the weekend too, before the year’s weekend price',
    terms: { weekendPrice: '130000' },
    seasons: ['2027-01-01 2027-01-31 150000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-11', nights: ['7 × 150000'], total: 1_050_000 },
  },
  {
    title: 'A season with a weekend price and no price leaves working days as always',
    terms: { weekendPrice: '130000' },
    seasons: ['2027-01-01 2027-01-31 - 180000 -'],
    ...{ from: '2027-01-04', to: '2027-01-11', nights: ['5 × 100000', '2 × 180000'], total: 860_000 },
  },
  {
    title: 'A season with both prices',
    terms: { weekendPrice: '130000' },
    seasons: ['2027-01-01 2027-01-31 150000 180000 -'],
    ...{ from: '2027-01-04', to: '2027-01-11', nights: ['5 × 150000', '2 × 180000'], total: 1_110_000 },
  },
  {
    title: 'A season that ends between Friday and Saturday: the weekend has two prices',
    terms: { weekendPrice: '130000' },
    seasons: ['2027-01-01 2027-01-08 - 180000 -'],
    ...{ from: '2027-01-08', to: '2027-01-10', nights: ['1 × 130000', '1 × 180000'], total: 310_000 },
  },
  {
    title: 'Across the turn of the year',
    seasons: ['2026-12-19 2027-01-02 250000 - -'],
    ...{ from: '2026-12-30', to: '2027-01-05', nights: ['2 × 100000', '4 × 250000'], total: 1_200_000 },
  },
  {
    title: 'A season of last year says nothing of this one',
    seasons: ['2026-01-01 2026-01-31 250000 - -'],
    ...{ from: '2027-01-04', to: '2027-01-06', nights: ['2 × 100000'], total: 200_000 },
  },
  {
    title: 'The leap day is a night: 28 February to 1 March 2028 is two',
    ...{ from: '2028-02-28', to: '2028-03-01', nights: ['2 × 100000'], total: 200_000 },
  },
  {
    title: 'A season that is the leap day alone',
    seasons: ['2028-02-29 2028-02-29 290000 - -'],
    ...{ from: '2028-02-28', to: '2028-03-01', nights: ['1 × 100000', '1 × 290000'], total: 390_000 },
  },
  {
    title: 'Who arrives on the leap day',
    ...{ from: '2028-02-29', to: '2028-03-01', nights: ['1 × 100000'], total: 100_000 },
  },
  {
    title: 'A whole leap year is 366 nights',
    terms: { weekendPrice: '130000' },
    // 1 January 2028 is a Saturday, 31 December a Sunday: 53 Saturdays and 52 Fridays.
    ...{ from: '2028-01-01', to: '2029-01-01', nights: ['261 × 100000', '105 × 130000'], total: 39_750_000 },
  },
]

describe('The price of the nights', () => {
  test.each(NIGHTS)('$title', ({ terms = {}, seasons = [], from, to, nights, total }) => {
    const quote = quoteStay(homeWith(terms, seasons), stay(from, to), '0')
    expect(nightLines(quote)).toEqual(nights)
    expect(francs(quote.total)).toBe(total)
    expect(quote.nights).toBe(nights.reduce((sum, line) => sum + Number.parseInt(line, 10), 0))
    for (const line of quote.lines) expect(line.item).toBe('nights')
  })
})

const itemsOf = ({ lines }: StayQuote) => lines.map(({ item }) => item)
const lineOf = <T extends string>({ lines }: StayQuote, item: T) => lines.find((line) => line.item === item)

describe('What comes on top of the nights', () => {
  test('Guests beyond those in the price pay each night', () => {
    const home = homeWith({ guestsIncluded: 2, extraGuestPrice: '15000' })
    const quote = quoteStay(home, stay('2027-01-04', '2027-01-07', 5), '0')
    expect(lineOf(quote, 'extra-guests')).toMatchObject({ guests: 3, nights: 3 })
    expect(francs(lineOf(quote, 'extra-guests')?.amount ?? '')).toBe(135_000)
    expect(francs(quote.total)).toBe(435_000)
  })

  test.each([
    ['as many as are in the price', { guestsIncluded: 2, extraGuestPrice: '15000' }, 2],
    ['fewer than are in the price', { guestsIncluded: 4, extraGuestPrice: '15000' }, 1],
    ['a home that says nothing of guests included: all it takes are', { extraGuestPrice: '15000' }, 6],
    ['a home that asks nothing for further guests', { guestsIncluded: 2 }, 6],
  ])('Nothing for guests: %s', (_title, terms, guests) => {
    const quote = quoteStay(homeWith(terms), stay('2027-01-04', '2027-01-07', guests), '0')
    expect(itemsOf(quote)).toEqual(['nights'])
    expect(francs(quote.total)).toBe(300_000)
  })

  test('Cleaning is paid once, however long the stay and however many the guests', () => {
    const home = homeWith({ cleaningFee: '35000' })
    expect(francs(quoteStay(home, stay('2027-01-04', '2027-01-05', 1), '0').total)).toBe(135_000)
    expect(francs(quoteStay(home, stay('2027-01-04', '2027-01-14', 6), '0').total)).toBe(1_035_000)
  })

  test('The tourist tax is guests × nights × the setting', () => {
    const quote = quoteStay(homeWith({}), stay('2027-01-04', '2027-01-07', 4), '1000')
    expect(lineOf(quote, 'tourist-tax')).toMatchObject({ guests: 4, nights: 3 })
    expect(francs(quote.total)).toBe(312_000)
  })

  test.each(['0', '0.00', '0.0'])('A tourist tax of %s is no line', (none) => {
    expect(itemsOf(quoteStay(homeWith({}), stay('2027-01-04', '2027-01-07', 4), none))).toEqual(['nights'])
  })

  test('A deposit is told apart and is no part of the total', () => {
    const quote = quoteStay(homeWith({ deposit: '500000' }), stay('2027-01-04', '2027-01-05'), '0')
    expect(francs(quote.deposit ?? '')).toBe(500_000)
    expect(francs(quote.total)).toBe(100_000)
    expect(quoteStay(homeWith({}), stay('2027-01-04', '2027-01-05'), '0').deposit).toBeNull()
  })

  test('Everything at once adds up by hand', () => {
    const home = homeWith(
      { weekendPrice: '130000', guestsIncluded: 4, extraGuestPrice: '12500', cleaningFee: '40000', deposit: '300000' },
      ['2026-12-19 2027-01-03 200000 240000 5'],
    )
    // 31 December 200 000; 1 and 2 January 240 000; 3 January 200 000; 4 to 7 January 100 000; 8 January 130 000: nine nights.
    const quote = quoteStay(home, stay('2026-12-31', '2027-01-09', 6), '1000')
    expect(nightLines(quote)).toEqual(['4 × 100000', '1 × 130000', '2 × 200000', '2 × 240000'])
    expect(francs(quote.total)).toBe(1_410_000 + 2 * 9 * 12_500 + 40_000 + 6 * 9 * 1_000)
    expect(quote.nights).toBe(9)
  })

  test('Centimes are kept to the last one', () => {
    const home = homeWith({ guestsIncluded: 1, extraGuestPrice: '0.01', cleaningFee: '0.99', weekendPrice: '33333.33' })
    // Thursday 100 000, Friday and Saturday 33 333.33; two guests more, three nights: 0.06; tax 3 × 3 × 0.1.
    const quote = quoteStay(home, stay('2027-01-07', '2027-01-10', 3), '0.1')
    expect(centimes(quote.total)).toBe(100_000_00n + 2n * 33_333_33n + 6n + 99n + 90n)
  })

  test('Amounts beyond what a floating-point number holds are exact', () => {
    const home = { ...homeWith({ cleaningFee: '9999999999.99' }), price: '9999999999.99' }
    const quote = quoteStay(home, stay('2027-01-01', '2028-01-01'), '0')
    expect(centimes(quote.total)).toBe(366n * 999_999_999_999n)
  })
})

describe('The total in euros and dollars', () => {
  const home = homeWith({ weekendPrice: '130500', guestsIncluded: 2, extraGuestPrice: '12345', cleaningFee: '35250' })
  const quote = quoteStay(home, stay('2027-01-04', '2027-01-11', 3), '600')
  // 500 000 + 261 000 + 86 415 + 35 250 + 12 600 francs.
  test.each([
    ['EUR', 895_265 / 655.957, '€1,365'],
    ['USD', 895_265 / 625, '$1,432'],
  ] as const)('%s: the sum is rounded, once', (currency, exact, written) => {
    const reader = { currency, rates: STARTING_RATES, locale: 'en' } as const
    expect(formatMoney(quote.total, reader)).toBe(written)
    expect(Math.round(exact)).toBe(Number(written.replace(/\D/g, '')))
  })

  test('Lines rounded one by one would say another sum in euros: the total is not theirs', () => {
    // 10 nights of 2 295.85 francs are 35 euros; one night rounds to 4 (3.5), ten lines of it would be 40.
    const nightly = { ...homeWith({}), price: '2295.85' }
    const ten = quoteStay(nightly, stay('2027-01-04', '2027-01-14'), '0')
    expect(formatMoney(ten.total, { currency: 'EUR', rates: STARTING_RATES, locale: 'en' })).toBe('€35')
  })
})
