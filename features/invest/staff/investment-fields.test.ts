import { expect, test } from 'vitest'
import { fieldProblems } from '#common/validation.ts'
import { investmentForm } from './investment-fields.tsx'
import { stageForm, sumOfStages } from './stages-field.tsx'

const filled = {
  ...investmentForm.empty({}),
  title: 'Residence',
  description: 'Twelve flats.',
  location: 'Ngor',
  minInvestment: '25 000 000',
  expectedRoi: '8% to 10%',
}

function problems(values: object) {
  const { error } = investmentForm.schema.safeParse({ ...filled, ...values })
  return error && fieldProblems(error)
}

const stage = (title: string, percent: string) => stageForm.empty({ title, percent })

test('What is left empty is sent as nothing, not as zero', () => {
  expect(investmentForm.schema.parse({ ...filled, latitude: '14,7456', longitude: '-17.51' })).toMatchObject({
    minInvestment: '25000000',
    latitude: 14.7456,
    longitude: -17.51,
    progress: null,
    completionDate: null,
    investorDeckUrl: null,
    stagePayments: [],
    projectStatus: 'available',
    isActive: true,
  })
})

test('A minimum with letters and a progress beyond the roof are refused at their fields', () => {
  expect(problems({ minInvestment: '25M', progress: '120' })).toEqual({ minInvestment: 'price', progress: 'percent' })
})

test('Stages are refused as a whole when they do not come to 100, and one by one when they say nothing', () => {
  const stages = [stage('Contract', '20'), stage('Roof', '75')]
  expect(sumOfStages(stages)).toBe(95)
  expect(problems({ stagePayments: stages })).toEqual({ stagePayments: 'stagesNotWhole' })
  expect(problems({ stagePayments: [...stages, stage('Keys', '5')] })).toBeUndefined()
  expect(problems({ stagePayments: [...stages, stage('', 'a few')] })).toEqual({
    'stagePayments.2.title': 'required',
    'stagePayments.2.percent': 'share',
  })
})
