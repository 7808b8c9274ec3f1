import { expect, test } from 'vitest'
import { stageAmounts } from './stage-amounts.ts'

const stage = (percent: number) => ({ title: `Stage of ${percent}`, titleFr: null, percent, dueDate: null })

test('Stages carry their part of the minimum and how much is paid by then', () => {
  const stages = stageAmounts('168000000.00', [stage(10), stage(35), stage(55)])
  expect(stages.map(({ amount }) => amount)).toEqual(['16800000.00', '58800000.00', '92400000.00'])
  expect(stages.map(({ paid }) => paid)).toEqual([10, 45, 100])
})

test('What cannot be divided evenly still adds up to the minimum', () => {
  const stages = stageAmounts('1000000.01', [stage(33), stage(33), stage(34)])
  const centimes = stages.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  expect(centimes).toBe(100_000_001)
})

test('A project without stages has none to show', () => {
  expect(stageAmounts('1000.00', [])).toEqual([])
})
