import { expect, test } from 'vitest'
import { managementFee, managementFeeOf } from './management-fees.ts'

test('The fees read as each language writes a percentage', () => {
  expect([managementFee('longTerm', 'en'), managementFee('shortTerm', 'en')]).toEqual(['8%', '15%'])
  expect([managementFee('longTerm', 'fr'), managementFee('shortTerm', 'fr')]).toEqual(['8\u00a0%', '15\u00a0%'])
})

test('Of an amount they are whole francs', () => {
  expect([managementFeeOf('shortTerm', 10_000_000n), managementFeeOf('shortTerm', 33_333_300n)]).toEqual([
    1_500_000n,
    5_000_000n,
  ])
  expect(managementFeeOf('longTerm', 160_000_000n)).toBe(12_800_000n)
})
