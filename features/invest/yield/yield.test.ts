import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { readYield, tidyYield, YIELD_FIELDS } from './read-yield.ts'
import { computeYield, type YieldInput } from './yield.ts'

const flat: YieldInput = {
  price: 150_000_000n,
  withCosts: true,
  furnishing: 0n,
  letting: 'year',
  monthlyRent: 900_000n,
  vacantMonths: 1,
  nights: 0,
  nightPrice: 0n,
  charges: 600_000n,
  upkeepRate: 1_000,
}

test('Let by the year: every line of a flat at 150 million, let at 900 000 a month', () => {
  expect(computeYield(flat)).toMatchObject({
    costs: 13_425_000n,
    invested: 163_425_000n,
    fullRent: 10_800_000n,
    vacancy: 900_000n,
    received: 9_900_000n,
    management: 792_000n,
    charges: 600_000n,
    propertyTax: 540_000n,
    upkeep: 1_080_000n,
    net: 6_888_000n,
    grossRate: 720n,
    netRate: 421n,
    tenthsToEarnBack: 237n,
  })
})

test('Let by the night: nights by their price, a higher fee, no empty months', () => {
  const result = computeYield({ ...flat, letting: 'night', nights: 180, nightPrice: 70_000n, furnishing: 12_000_000n })
  expect(result).toMatchObject({
    invested: 175_425_000n,
    fullRent: 12_600_000n,
    vacancy: 0n,
    management: 1_890_000n,
    net: 8_220_000n,
    grossRate: 840n,
    netRate: 469n,
  })
})

test.each<[string, Partial<YieldInput>, Partial<ReturnType<typeof computeYield>>]>([
  ['without the costs of buying the net yield is higher', { withCosts: false }, { costs: 0n, netRate: 459n }],
  ['twelve empty months bring nothing and still cost', { vacantMonths: 12 }, { received: 0n, net: -2_220_000n }],
  [
    'a loss never pays back, and its rate is below zero',
    { charges: 20_000_000n },
    { net: -12_512_000n, netRate: -766n },
  ],
  ['nothing left never pays back either', { charges: 7_488_000n }, { net: 0n, netRate: 0n }],
])('%s', (_, changes, expected) => {
  const result = computeYield({ ...flat, ...changes })
  expect(result).toMatchObject(expected)
  expect(result.tenthsToEarnBack === null).toBe(result.net <= 0n)
})

test('Whatever the figures: the lines add up, and net is never above gross', () => {
  for (let step = 1n; step < 400n; step += 7n) {
    const result = computeYield({
      ...flat,
      price: 1_000_003n * step,
      monthlyRent: 9_973n * step,
      vacantMonths: Number(step % 13n),
      charges: 131n * step,
      upkeepRate: Number(step) * 25,
      withCosts: step % 2n === 0n,
    })
    const { received, management, charges, propertyTax, upkeep, net, fullRent, vacancy } = result
    expect(fullRent - vacancy).toBe(received)
    expect(received - management - charges - propertyTax - upkeep).toBe(net)
    expect(result.netRate).toBeLessThanOrEqual(result.grossRate)
  }
})

const francs = { currency: 'XOF', rates: STARTING_RATES } as const
const euros = { currency: 'EUR', rates: STARTING_RATES } as const
const tidy = (typed: URLSearchParams, visitor: typeof francs | typeof euros = francs, before = '') =>
  tidyYield(typed, readYield(new URLSearchParams(before), { visitor }), STARTING_RATES)

function read(query: string, initial?: Partial<YieldInput>) {
  return readYield(new URLSearchParams(query), { visitor: francs, initial })
}

test('Before anything is typed an example stands there, complete, and says that it is one', () => {
  const { result, problems, isExample } = read('')
  expect(isExample).toBe(true)
  expect(problems).toEqual({})
  expect(result).toMatchObject({ grossRate: 720n, netRate: 421n })
  expect(read('y.rent=800000').isExample).toBe(false)
})

test('A project begins with its price: what is still to be given is not called wrong', () => {
  const { result, problems, entries, isExample } = read('', { price: 85_000_000n })
  expect({ result, problems, isExample }).toEqual({ result: null, problems: {}, isExample: false })
  expect(entries).toMatchObject({ price: '85\u202f000\u202f000', rent: '', vacant: '1', upkeep: '10', costs: 'with' })
  expect(read('y.rent=600000', { price: 85_000_000n }).result).toMatchObject({ fullRent: 7_200_000n })
})

test.each([
  ['y.price=', { price: 'missing' }],
  ['y.price=0', { price: 'notPositive' }],
  ['y.price=-5', { price: 'notPositive' }],
  ['y.price=1e30', { price: 'unreadable' }],
  ['y.price=Infinity', { price: 'unreadable' }],
  [`y.price=${'9'.repeat(40)}`, { price: 'tooLarge' }],
  ['y.price=€200,000', { price: 'otherCurrency' }],
  ['y.rent=🏠', { rent: 'unreadable' }],
  ['y.charges=-1', { charges: 'negative' }],
  ['y.furnishing=abc', { furnishing: 'unreadable' }],
  ['y.vacant=13', { vacant: 'months' }],
  ['y.vacant=-1', { vacant: 'months' }],
  ['y.vacant=', { vacant: 'months' }],
  ['y.vacant=1.5', { vacant: 'months' }],
  ['y.letting=night&y.nights=366', { nights: 'nights' }],
  ['y.letting=night&y.night=0', { night: 'notPositive' }],
  ['y.upkeep=101', { upkeep: 'percent' }],
  ['y.upkeep=100.01', { upkeep: 'percent' }],
  ['y.upkeep=ten', { upkeep: 'percent' }],
  ['y.price=x&y.rent=y', { price: 'unreadable', rent: 'unreadable' }],
])('%s is answered at its field, and nothing is computed', (query, problems) => {
  expect(read(query)).toMatchObject({ problems, result: null })
})

test.each([
  ['y.upkeep=7,5', { upkeepRate: 750 }],
  ['y.upkeep=7.25 %25', { upkeepRate: 725 }],
  ['y.furnishing=&y.charges=0', { furnishing: 0n, charges: 0n }],
  ['y.price=85M&y.rent=600 000', { price: 85_000_000n, monthlyRent: 600_000n }],
  ['y.letting=night&y.rent=abc&y.vacant=99', { letting: 'night', nights: 180 }],
  ['y.letting=constructor&y.costs=constructor', { letting: 'year', withCosts: true }],
  ['y.costs=without', { withCosts: false }],
])('%s is read', (query, input) => {
  expect(read(query)).toMatchObject({ problems: {}, result: { input } })
})

test('The address is tidied without changing what it says; what cannot be read stays', () => {
  const typed = new URLSearchParams({ 'y.price': '85 M', 'y.rent': '600\u202f000', 'y.charges': 'x', 'y.vacant': '2' })
  expect(tidy(typed).toString()).toBe('y.price=85000000&y.rent=600000&y.vacant=2&y.charges=x')
  const long = new URLSearchParams(YIELD_FIELDS.map((field) => [`y.${field}`, '🏠'.repeat(500)]))
  expect(tidy(long).get('y.price')?.length).toBeLessThan(100)
})

test('Figures are shown and typed in the visitor’s currency, kept in francs, and not moved by a rounding', () => {
  const example = readYield(new URLSearchParams(), { visitor: euros })
  expect(example.entries).toMatchObject({ price: '228\u202f674', rent: '1\u202f372', vacant: '1', upkeep: '10' })
  // The example itself is the one in francs.
  expect(example.result).toMatchObject({ input: { price: 150_000_000n }, grossRate: 720n })

  const form = { 'y.currency': 'EUR', 'y.price': '228\u202f674', 'y.rent': '1 500', 'y.charges': '', 'y.upkeep': '10' }
  const kept = tidy(new URLSearchParams(form), euros)
  expect(Object.fromEntries(kept)).toEqual({
    'y.price': '150000000',
    'y.rent': '983936',
    'y.charges': '',
    'y.upkeep': '10',
  })
  expect(readYield(kept, { visitor: francs }).entries).toMatchObject({
    price: '150\u202f000\u202f000',
    rent: '983\u202f936',
  })
  expect(readYield(kept, { visitor: euros }).entries).toMatchObject({ price: '228\u202f674', rent: '1\u202f500' })
})

test('A form sent without scripts says what its amounts are in; what cannot be read is kept as it was typed', () => {
  const query = 'y.currency=EUR&y.price=100,000&y.rent=700'
  expect(readYield(new URLSearchParams(query), { visitor: euros })).toMatchObject({
    entries: { price: '100,000', rent: '700' },
    result: { input: { price: 65_595_700n, monthlyRent: 459_170n } },
  })
  const wrong = new URLSearchParams('y.currency=EUR&y.price=152,449,018&y.rent=700')
  expect(tidy(wrong, euros).toString()).toBe('y.price=152%2C449%2C018&y.rent=700&y.currency=EUR')
  expect(readYield(tidy(wrong, euros), { visitor: euros }).problems).toEqual({ price: 'tooLarge' })
})
