import { describe, expect, test } from 'vitest'
import { daysOfHire, problemOfTimes } from './hire-rules.ts'
import { quoteHire } from './quote.ts'

const at = (text: string) => new Date(`${text}Z`)
const car = { pricePerDay: '75000.50', chauffeurPrice: '25000', chauffeur: 'optional' } as const
const weekend = { pickup: at('2027-03-05T10:00'), dropoff: at('2027-03-07T11:00') }

describe('What a hire costs', () => {
  test('is the days times the price, to the centime, with a started day counted', () => {
    expect(quoteHire({ car, ...weekend, extras: [], isFromAirport: false })).toEqual({
      days: 3,
      lines: [{ item: 'car', days: 3, pricePerDay: '75000.50', amount: '225001.50' }],
      total: '225001.50',
    })
  })

  test('counts the chauffeur by the day, and says of the other extras that no price is fixed', () => {
    const { lines, total } = quoteHire({ car, ...weekend, extras: ['chauffeur', 'baby-seat'], isFromAirport: true })
    expect(lines.slice(1)).toEqual([
      { item: 'chauffeur', days: 3, pricePerDay: '25000', amount: '75000.00' },
      { item: 'baby-seat', amount: null },
      { item: 'airport-pickup', amount: null },
    ])
    expect(total).toBe('300001.50')
  })

  test('counts the chauffeur of a car that is only hired with one, though nobody asked for it', () => {
    const limousine = { ...car, chauffeur: 'required' } as const
    const { lines, total } = quoteHire({ car: limousine, ...weekend, extras: [], isFromAirport: false })
    expect(lines.map(({ item }) => item)).toEqual(['car', 'chauffeur'])
    expect(total).toBe('300001.50')
  })

  test.for([
    ['2027-03-05T10:00', '2027-03-05T10:30', 1],
    ['2027-03-05T10:00', '2027-03-06T10:00', 1],
    ['2027-03-05T10:00', '2027-03-06T10:01', 2],
  ] as const)('from %s to %s is %i started days', ([pickup, dropoff, days]) => {
    expect(daysOfHire(at(pickup), at(dropoff))).toBe(days)
  })
})

describe('The times of a hire', () => {
  const now = at('2027-03-01T08:00')

  test.for([
    ['2027-03-05T10:00', '2027-03-05T10:00', { at: 'dropoffDateTime', problem: 'dropoffBeforePickup' }],
    ['2027-03-05T10:00', '2027-03-04T10:00', { at: 'dropoffDateTime', problem: 'dropoffBeforePickup' }],
    ['2027-03-05T10:00', '2027-05-04T10:00', null],
    ['2027-03-05T10:00', '2027-05-04T10:01', { at: 'dropoffDateTime', problem: 'hireTooLong' }],
    ['2028-03-01T08:00', '2028-03-02T08:00', null],
    ['2028-03-01T08:01', '2028-03-02T08:00', { at: 'pickupDateTime', problem: 'hireTooFarAhead' }],
  ] as const)('from %s to %s: %o', ([pickup, dropoff, problem]) => {
    expect(problemOfTimes({ pickup: at(pickup), dropoff: at(dropoff) }, now)).toEqual(problem)
  })
})
