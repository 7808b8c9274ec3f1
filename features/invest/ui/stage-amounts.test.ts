import { expect, test } from 'vitest'
import { CURRENCIES, type Currency, convertFromXof, STARTING_RATES } from '#common/money.ts'
import { stageAmounts } from './stage-amounts.ts'

const stage = (percent: number) => ({ title: `Stage of ${percent}`, titleFr: null, percent, dueDate: null })
const money = (currency: Currency) => ({ currency, rates: STARTING_RATES })
const split = (minimum: string, percents: number[], currency: Currency) =>
  stageAmounts(minimum, percents.map(stage), money(currency))
const amounts = (...args: Parameters<typeof split>) => split(...args).map(({ amount }) => amount)
const sum = (figures: bigint[]) => figures.reduce((total, figure) => total + figure, 0n)

test('Stages carry their part of the minimum and how much is paid by then', () => {
  expect(amounts('168000000.00', [10, 35, 55], 'XOF')).toEqual([16_800_000n, 58_800_000n, 92_400_000n])
  expect(split('168000000.00', [10, 35, 55], 'XOF').map(({ paid }) => paid)).toEqual([10, 45, 100])
})

test('In euros the lines of 168 million add up to the total under them', () => {
  const euros = amounts('168000000.00', [15, 20, 25, 20, 20], 'EUR')
  expect(euros).toEqual([38_417n, 51_223n, 64_029n, 51_222n, 51_223n])
  expect(sum(euros)).toBe(256_114n)
})

test('Whatever the minimum and the currency, what is shown adds up to what is shown', () => {
  const splits = [[15, 20, 25, 20, 20], [33, 33, 34], [1, 98, 1], [100], Array.from({ length: 100 }, () => 1)]
  for (const minimum of ['1', '7.00', '49.50', '99.99', '101.50', '1000000.01', '33333333.00', '9999999999.99'])
    for (const currency of CURRENCIES)
      for (const percents of splits) {
        const shown = amounts(minimum, percents, currency)
        expect(sum(shown)).toBe(convertFromXof(minimum, money(currency)))
        expect(shown.every((amount) => amount >= 0n)).toBe(true)
      }
})

test('A project without stages has none to show', () => {
  expect(stageAmounts('1000.00', [], 'XOF')).toEqual([])
})
