import { describe, expect, test } from 'vitest'
import { type CountedHome, type CountedStay, countOccupancy, monthsBetween, percentSold } from './occupancy.ts'
import { statementOf, totalOf } from './stay-statement.ts'

const home: CountedHome = {
  id: 7,
  title: 'Villa',
  titleFr: null,
  since: '2020-01-01',
  isLet: true,
  firstArrival: null,
  lastDeparture: null,
}

function stay(arrival: string, departure: string, total: string, more: Partial<CountedStay> = {}): CountedStay {
  const quote = { lines: [], total }
  const named = { propertyId: 7, homeTitle: 'Villa', homeTitleFr: null }
  return { ...named, arrival, departure, status: 'confirmed', quote, keptPercent: null, ...more }
}

const count = (figures: Partial<Parameters<typeof countOccupancy>[0]>) =>
  countOccupancy({ homes: [home], stays: [], holds: [], months: ['2028-02', '2028-03'], ...figures })

test('Months are counted from the first to the last, over the year too', () => {
  expect(monthsBetween('2027-11', '2028-02')).toEqual(['2027-11', '2027-12', '2028-01', '2028-02'])
})

describe('The occupancy of a home', () => {
  test('has the nights of each month, in leap years too, and what was sold of them', () => {
    const [villa] = count({ stays: [stay('2028-02-27', '2028-03-02', '400000.00')] })
    expect(villa?.months).toEqual([
      { month: '2028-02', available: 29, sold: 3, blocked: 0, elsewhere: 0, income: '300000.00', tax: '0.00' },
      { month: '2028-03', available: 31, sold: 1, blocked: 0, elsewhere: 0, income: '100000.00', tax: '0.00' },
    ])
    expect(villa && percentSold(villa.months)).toBe(7)
  })

  test('leaves out nights that staff blocked, and names those that other calendars had', () => {
    const holds = [
      { propertyId: 7, from: '2028-02-25', until: '2028-03-06', kind: 'block' as const },
      { propertyId: 7, from: '2028-03-10', until: '2028-03-12', kind: 'calendar' as const },
      { propertyId: 8, from: '2028-02-01', until: '2028-03-01', kind: 'block' as const },
    ]
    const [villa] = count({ holds })
    expect(villa?.months).toMatchObject([
      { available: 24, blocked: 5, elsewhere: 0 },
      { available: 26, blocked: 5, elsewhere: 2 },
    ])
  })

  test('begins when the home came to us, or with its first guest', () => {
    const late = { ...home, since: '2028-03-11' }
    expect(count({ homes: [late] })[0]?.months.map(({ available }) => available)).toEqual([0, 21])
    const earlier = count({ homes: [{ ...late, firstArrival: '2028-02-20' }] })
    expect(earlier[0]?.months.map(({ available }) => available)).toEqual([10, 31])
  })

  test('ends with the last guest of a home that is let no longer; one that never was is left out', () => {
    const over = { ...home, isLet: false }
    const known = { ...over, firstArrival: '2028-02-20', lastDeparture: '2028-03-03' }
    const [villa] = count({ homes: [known] })
    expect(villa?.months.map(({ available }) => available)).toEqual([10, 2])
    expect(count({ homes: [over] })).toEqual([])
  })

  test('counts confirmed stays only; of cancelled ones what they left, in the month of the arrival', () => {
    const [villa] = count({
      stays: [
        stay('2028-02-10', '2028-02-12', '200000.00', { status: 'cancelled', keptPercent: 50 }),
        stay('2028-02-13', '2028-02-15', '200000.00', { status: 'cancelled', keptPercent: 0 }),
        stay('2028-02-16', '2028-02-18', '200000.00', { status: 'pending' }),
        stay('2028-02-16', '2028-02-18', '200000.00', { status: 'expired' }),
      ],
    })
    expect(villa?.months[0]).toMatchObject({ sold: 0, income: '100000.00' })
  })

  test('is told under its old name once the home is deleted', () => {
    const gone = stay('2028-02-10', '2028-02-12', '200000.00', { propertyId: null, homeTitle: 'Old villa' })
    expect(count({ homes: [], stays: [gone] })).toMatchObject([
      { propertyId: null, title: 'Old villa', months: [{ available: 2, sold: 2, income: '200000.00' }, { sold: 0 }] },
    ])
  })

  test('never counts tourist tax as income', () => {
    const quote = {
      lines: [{ item: 'tourist-tax', guests: 2, nights: 2, price: '1000', amount: '4000.00' } as const],
      total: '204000.00',
    }
    const [villa] = count({ stays: [stay('2028-02-10', '2028-02-12', '', { quote })] })
    expect(villa?.months[0]).toMatchObject({ income: '200000.00', tax: '4000.00' })
  })
})

describe('The statement of a month', () => {
  const quote = {
    lines: [
      { item: 'cleaning', amount: '30000.00' } as const,
      { item: 'tourist-tax', guests: 2, nights: 3, price: '1000', amount: '6000.00' } as const,
    ],
    total: '336000.00',
  }

  test('takes the fee of the rental alone; two months of a stay come to its total', () => {
    const over = stay('2028-02-28', '2028-03-02', '', { quote })
    const [february, march] = [statementOf(over, '2028-02'), statementOf(over, '2028-03')]
    expect(february).toEqual({
      nights: 2,
      gross: 22_000_000n,
      cleaning: 2_000_000n,
      tax: 400_000n,
      fee: 3_000_000n,
      net: 17_000_000n,
    })
    expect(march).toMatchObject({ nights: 1, gross: 11_000_000n, fee: 1_500_000n, net: 8_500_000n })
    expect(statementOf(over, '2028-04')).toBeNull()
    if (!february || !march) throw new Error('A month is missing')
    const { gross, tax, nights } = totalOf([february, march])
    expect([gross + tax, nights]).toEqual([33_600_000n, 3])
  })

  test('has what a cancelled stay left, and nothing of one that left nothing', () => {
    const left = (keptPercent: number) =>
      statementOf(stay('2028-02-28', '2028-03-02', '200000.00', { status: 'cancelled', keptPercent }), '2028-02')
    expect(left(50)).toMatchObject({ nights: 0, gross: 10_000_000n, fee: 1_500_000n, net: 8_500_000n })
    expect(left(0)).toBeNull()
  })

  test('takes no fee of the cleaning and the tax in what a cancelled stay left, as occupancy counts neither twice', () => {
    const cancelled = stay('2028-02-28', '2028-03-02', '', { quote, status: 'cancelled', keptPercent: 50 })
    expect(statementOf(cancelled, '2028-02')).toEqual({
      nights: 0,
      gross: 16_500_000n,
      cleaning: 1_500_000n,
      tax: 300_000n,
      fee: 2_250_000n,
      net: 12_750_000n,
    })
    expect(count({ stays: [cancelled] })[0]?.months[0]).toMatchObject({ sold: 0, income: '165000.00', tax: '3000.00' })
  })
})
