import { describe, expect, test } from 'vitest'
import { toCentimes } from '#common/money.ts'
import { type StayLine, shareOf } from './quote-stay.ts'
import { keptPartsOf, nightsByMonth, partsOf, shareByMonth, sharesOf } from './share-by-month.ts'

const francs = (shares: Map<string, bigint>) => [...shares].map(([month, share]) => [month, Number(share) / 100])

test.for([
  ['within a month', '2027-03-03', '2027-03-06', [['2027-03', 3]]],
  ['up to the first of a month, whose night is somebody else’s', '2027-03-30', '2027-04-01', [['2027-03', 2]]],
  [
    'over a month’s end',
    '2027-03-30',
    '2027-04-02',
    [
      ['2027-03', 2],
      ['2027-04', 1],
    ],
  ],
  [
    'over February of a leap year',
    '2028-02-27',
    '2028-03-02',
    [
      ['2028-02', 3],
      ['2028-03', 1],
    ],
  ],
  [
    'over February of another year',
    '2027-02-27',
    '2027-03-02',
    [
      ['2027-02', 2],
      ['2027-03', 1],
    ],
  ],
  [
    'over New Year',
    '2027-12-31',
    '2028-01-02',
    [
      ['2027-12', 1],
      ['2028-01', 1],
    ],
  ],
  [
    'over three months',
    '2027-01-31',
    '2027-03-02',
    [
      ['2027-01', 1],
      ['2027-02', 28],
      ['2027-03', 1],
    ],
  ],
] as const)('The nights of a stay %s', ([, arrival, departure, months]) => {
  expect([...nightsByMonth({ arrival, departure })]).toEqual(months)
})

test.for([
  ['100000', '2027-03-03', '2027-03-06', [['2027-03', 100_000]]],
  [
    '100000',
    '2027-03-30',
    '2027-04-02',
    [
      ['2027-03', 66_666],
      ['2027-04', 33_334],
    ],
  ],
  [
    '100000.50',
    '2027-03-30',
    '2027-04-02',
    [
      ['2027-03', 66_667],
      ['2027-04', 33_333.5],
    ],
  ],
  [
    '10',
    '2027-01-31',
    '2027-03-02',
    [
      ['2027-01', 0],
      ['2027-02', 9],
      ['2027-03', 1],
    ],
  ],
  [
    '0',
    '2027-03-30',
    '2027-04-02',
    [
      ['2027-03', 0],
      ['2027-04', 0],
    ],
  ],
  // More than a floating-point number holds.
  [
    '9999999999.99',
    '2028-02-29',
    '2028-03-02',
    [
      ['2028-02', 4_999_999_999],
      ['2028-03', 5_000_000_000.99],
    ],
  ],
] as const)(
  '%s francs from %s to %s are shared by nights, the rest to the last month',
  ([amount, arrival, departure, shares]) => {
    const shared = shareByMonth(toCentimes(amount), { arrival, departure })
    expect(francs(shared)).toEqual(shares)
    expect([...shared.values()].reduce((sum, share) => sum + share, 0n)).toBe(toCentimes(amount))
  },
)

describe('The parts of a total', () => {
  const lines: StayLine[] = [
    { item: 'nights', nights: 3, price: '100000.00', amount: '300000.00' },
    { item: 'extra-guests', guests: 1, nights: 3, price: '10000', amount: '30000.00' },
    { item: 'cleaning', amount: '25000.00' },
    { item: 'tourist-tax', guests: 3, nights: 3, price: '1000', amount: '9000.00' },
  ]
  const inFrancs = (total: string) =>
    Object.fromEntries(Object.entries(partsOf({ lines, total })).map(([part, amount]) => [part, Number(amount) / 100]))

  test('are told from its lines; what was agreed on changes the rental alone', () => {
    expect(inFrancs('364000.00')).toEqual({ rental: 330_000, cleaning: 25_000, tax: 9_000 })
    expect(inFrancs('300000.00')).toEqual({ rental: 266_000, cleaning: 25_000, tax: 9_000 })
  })

  test('are never below zero, however little was agreed on', () => {
    expect(inFrancs('20000.00')).toEqual({ rental: 0, cleaning: 11_000, tax: 9_000 })
    expect(inFrancs('0')).toEqual({ rental: 0, cleaning: 0, tax: 0 })
  })

  test('come to the total again, month by month', () => {
    const shares = sharesOf({ arrival: '2028-02-28', departure: '2028-03-02' }, { lines, total: '364000.00' })
    expect([...shares]).toEqual([
      ['2028-02', { nights: 2, rental: 22_000_000n, cleaning: 1_666_600n, tax: 600_000n }],
      ['2028-03', { nights: 1, rental: 11_000_000n, cleaning: 833_400n, tax: 300_000n }],
    ])
  })
})

describe('What is kept of a cancelled stay has the parts of the whole stay, in whole francs', () => {
  const of = (cleaning: string, tax: string, total: string) => ({
    lines: [
      { item: 'cleaning', amount: cleaning },
      { item: 'tourist-tax', guests: 1, nights: 1, price: tax, amount: tax },
    ] satisfies StayLine[],
    total,
  })
  const rentalAlone = { lines: [], total: '333333.00' }
  test.for([
    ['half', of('30000.00', '6000.00', '336000.00'), 50, [150_000, 15_000, 3_000]],
    ['all of it: as if they had stayed', of('30000.00', '6000.00', '336000.00'), 100, [300_000, 30_000, 6_000]],
    ['nothing', of('30000.00', '6000.00', '336000.00'), 0, [0, 0, 0]],
    ['what was never said', of('30000.00', '6000.00', '336000.00'), null, [0, 0, 0]],
    ['rental alone', rentalAlone, 50, [166_667, 0, 0]],
    ['odd francs: rounding is the rental’s', of('15001.00', '333.00', '115335.00'), 50, [50_000, 7_501, 167]],
    ['a total agreed on below tax and cleaning', of('30000.00', '6000.00', '20000.00'), 50, [0, 7_000, 3_000]],
    ['a total of odd francs without any rental', of('1.00', '1.00', '2.00'), 50, [0, 0, 1]],
    ['three francs without any rental', of('1.00', '2.00', '3.00'), 50, [0, 1, 1]],
    ['centimes', of('10.50', '0.00', '110.75'), 100, [100, 11, 0]],
    ['more than a floating-point number holds', of('0.01', '0.00', '9999999999.99'), 50, [5_000_000_000, 0, 0]],
  ] as const)('%s', ([, quote, percent, [rental, cleaning, tax]]) => {
    const kept = keptPartsOf(quote, percent)
    expect(Object.values(kept).map((part) => Number(part) / 100)).toEqual([rental, cleaning, tax])
    expect(kept.rental + kept.cleaning + kept.tax).toBe(toCentimes(shareOf(quote.total, percent ?? 0)))
  })
})
