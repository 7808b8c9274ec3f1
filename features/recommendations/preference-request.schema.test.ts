import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { type Answers, readAnswers, toRequest } from './answers.ts'
import { preferenceRequestSchema, toPreferences } from './preference-request.schema.ts'

const ANSWERS: Answers = {
  min: '150 000 000',
  max: '250M',
  type: 'villa',
  place: 'Almadies',
  bedrooms: '4',
  bathrooms: '3',
  lifestyle: 'family',
  family: '5',
  work: 'hybrid',
  transport: 'car',
  goal: 'primary_residence',
  time: '6_months',
  words: 'A pool, and no stairs.',
}

test('The wizard asks under the names of the specification, and the server understands every answer', () => {
  const request = toRequest(ANSWERS)
  expect(request).toEqual({
    budget: { min: 150_000_000, max: 250_000_000, currency: 'FCFA' },
    propertyType: 'villa',
    location: 'Almadies',
    bedrooms: 4,
    bathrooms: 3,
    lifestyle: 'family',
    familySize: 5,
    workArrangement: 'hybrid',
    transportNeeds: 'car',
    investmentGoals: 'primary_residence',
    timeframe: '6_months',
    additionalRequirements: 'A pool, and no stairs.',
  })
  expect(toPreferences(preferenceRequestSchema.parse(request))).toEqual({
    minBudget: 150_000_000,
    maxBudget: 250_000_000,
    kind: 'villa',
    place: 'Almadies',
    bedrooms: 4,
    bathrooms: 3,
    lifestyle: 'family',
    familySize: 5,
    work: 'hybrid',
    transport: 'car',
    goal: 'primary_residence',
    timeframe: '6_months',
    words: 'A pool, and no stairs.',
  })
})

test('An address that names a currency is read in it, one that names none in francs', () => {
  const read = (query: string) => readAnswers(new URLSearchParams(query), STARTING_RATES)
  expect(read('min=100+000&max=150,000&currency=EUR')).toMatchObject({ min: '65595700', max: '98393550' })
  expect(read('max=200M')).toMatchObject({ min: '', max: '200000000' })
  expect(read('max=200M&currency=GBP')).toMatchObject({ max: '200000000' })
  expect(read('max=a+lot&currency=USD')).toMatchObject({ max: 'a lot' })
})
