import { expect, test } from 'vitest'
import { managementFee } from './management-fees.ts'

test('The fees read as each language writes a percentage', () => {
  expect([managementFee('longTerm', 'en'), managementFee('shortTerm', 'en')]).toEqual(['8%', '15%'])
  expect([managementFee('longTerm', 'fr'), managementFee('shortTerm', 'fr')]).toEqual(['8\u00a0%', '15\u00a0%'])
})
