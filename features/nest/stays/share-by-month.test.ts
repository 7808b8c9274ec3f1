import { describe, expect, test } from 'vitest'
import { toCentimes } from '#common/money.ts'
import type { StayLine } from './quote-stay.ts'
import { keptOf, nightsByMonth, partsOf, shareByMonth, sharesOf } from './share-by-month.ts'

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

test('Of a cancelled stay the house keeps what the terms say, in whole francs', () => {
  expect(keptOf({ total: '333333.00' }, 50)).toBe(16_666_700n)
  expect([keptOf({ total: '333333.00' }, 0), keptOf({ total: '333333.00' }, null)]).toEqual([0n, 0n])
})
