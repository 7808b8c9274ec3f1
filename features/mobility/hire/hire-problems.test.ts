import { expect, test } from 'vitest'
import { goodTimes, type HireAnswers, problemsOfHire } from './hire-problems.ts'

const now = new Date('2026-11-15T12:00Z')
const hire = (rest: Partial<HireAnswers>): HireAnswers => ({
  pickupDateTime: '2026-12-01T10:00',
  dropoffDateTime: '2026-12-03T10:00',
  passengers: '3-4',
  bags: '',
  extras: [],
  ...rest,
})

const car = (maxPassengers: number) => ({ maxPassengers, maxBags: 3, chauffeur: 'optional' }) as const

test('A hire within the rules has no problem', () => {
  expect(problemsOfHire(hire({}), car(4), now)).toEqual({})
  expect(goodTimes(hire({}), now)).toEqual({
    pickup: new Date('2026-12-01T10:00Z'),
    dropoff: new Date('2026-12-03T10:00Z'),
  })
})

test.each([
  [{ dropoffDateTime: '2026-12-01T09:00' }, { dropoffDateTime: 'dropoffBeforePickup' }],
  [{ dropoffDateTime: '2027-02-15T10:00' }, { dropoffDateTime: 'hireTooLong' }],
  [{ pickupDateTime: '2026-11-14T10:00' }, { pickupDateTime: 'pastDate' }],
  [{ pickupDateTime: '2027-12-01T10:00', dropoffDateTime: '' }, { pickupDateTime: 'hireTooFarAhead' }],
  [{ pickupDateTime: '', dropoffDateTime: '2026-11-14T10:00' }, { dropoffDateTime: 'pastDate' }],
])('%o is said at its field', (rest, problems) => {
  expect(problemsOfHire(hire(rest), undefined, now)).toEqual(problems)
  expect(goodTimes(hire(rest), now)).toBeNull()
})

test('A group that cannot sit in the chosen car, or whose bags do not fit, is told so; without a car nobody is', () => {
  expect(problemsOfHire(hire({ passengers: '5-6' }), car(4), now)).toEqual({ passengers: 'tooManyPassengers' })
  expect(problemsOfHire(hire({ passengers: '7+' }), car(7), now)).toEqual({})
  expect(problemsOfHire(hire({ passengers: '7+' }), undefined, now)).toEqual({})
  expect(problemsOfHire(hire({ bags: '5-6' }), car(4), now)).toEqual({ bags: 'tooManyBags' })
  expect(goodTimes(hire({ passengers: '7+' }), now)).not.toBeNull()
})

test('A form that is only begun has no problem yet, and no times', () => {
  expect(problemsOfHire(hire({ pickupDateTime: '', dropoffDateTime: '', passengers: '' }), car(4), now)).toEqual({})
  expect(goodTimes(hire({ dropoffDateTime: '' }), now)).toBeNull()
})
