import { describe, expect, test } from 'vitest'
import { extrasOf, type HireLoad, isFitFor, problemsOfLoad } from './car-fit.ts'

const suv = { maxPassengers: 5, maxBags: 3, chauffeur: 'optional' } as const
const load = (changes: Partial<HireLoad>): HireLoad => ({ passengers: '', bags: '', extras: [], ...changes })

describe('A car that somebody chose', () => {
  test.for([
    [{}, {}],
    [{ passengers: '5-6', bags: '3-4' }, {}],
    [{ passengers: '5', bags: '3' }, {}],
    [{ passengers: '6' }, { passengers: 'tooManyPassengers' }],
    [
      { passengers: '7+', bags: '5-6' },
      { passengers: 'tooManyPassengers', bags: 'tooManyBags' },
    ],
  ] as const)('is held against what comes for certain: %o', ([wanted, problems]) => {
    expect(problemsOfLoad(suv, load(wanted))).toEqual(problems)
  })

  test('has no chauffeur where there is no seat for one', () => {
    const coupe = { ...suv, chauffeur: 'unavailable' } as const
    expect(problemsOfLoad(coupe, load({ extras: ['chauffeur'] }))).toEqual({ extras: 'noChauffeur' })
    expect(problemsOfLoad(coupe, load({ extras: ['wifi'] }))).toEqual({})
  })
})

describe('A car that we choose', () => {
  test.for([
    [{}, true],
    [{ passengers: '3-4', bags: '1-2' }, true],
    [{ passengers: '5' }, true],
    [{ passengers: '5-6' }, false],
    [{ bags: '3-4' }, false],
    [{ passengers: '7+' }, false],
  ] as const)('takes all who may come: %o', ([wanted, isFit]) => {
    expect(isFitFor(suv, load(wanted))).toBe(isFit)
  })

  test('can be driven by a chauffeur where one is wanted', () => {
    expect(isFitFor({ ...suv, chauffeur: 'unavailable' }, load({ extras: ['chauffeur'] }))).toBe(false)
    expect(isFitFor({ ...suv, chauffeur: 'required' }, load({}))).toBe(true)
  })
})

test('A car that is only hired with its chauffeur has one once, asked for or not', () => {
  expect(extrasOf({ chauffeur: 'required' }, ['wifi'])).toEqual(['chauffeur', 'wifi'])
  expect(extrasOf({ chauffeur: 'required' }, ['chauffeur'])).toEqual(['chauffeur'])
  expect(extrasOf({ chauffeur: 'optional' }, ['wifi'])).toEqual(['wifi'])
})
