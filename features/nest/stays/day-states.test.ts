import { expect, test } from 'vitest'
import { dayStates } from './day-states.ts'
import type { StayHome } from './stay-rules.ts'
import { stayTermsSchema } from './stay-terms.schema.ts'

const TODAY = '2027-03-01'
const home = (terms: object = {}, minNights: number | null = null): StayHome => ({
  price: '140000',
  minNights,
  maxGuests: 4,
  stayTerms: stayTermsSchema.parse(terms),
})
const taken = [{ from: '2027-03-10', until: '2027-03-13' }]
const told = (days: ReturnType<typeof dayStates>, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => days.stateOf(`2027-03-${String(from + n).padStart(2, '0')}`))

test('A day is free, taken, or one half of it is', () => {
  expect(told(dayStates(home(), taken, TODAY), 9, 14)).toEqual([
    'free',
    'departure-only',
    'taken',
    'taken',
    'arrival-only',
    'free',
  ])
})

test('Before the first arrival and behind the last departure nothing is offered, but what is taken is told', () => {
  const days = dayStates(home({ leadDays: 3, monthsAhead: 1 }), [{ from: '2027-03-02', until: '2027-03-03' }], TODAY)
  expect(told(days, 1, 5)).toEqual(['closed', 'taken', 'closed', 'free', 'free'])
  expect([days.stateOf('2027-03-31'), days.stateOf('2027-04-01'), days.stateOf('2027-04-02')]).toEqual([
    'free',
    'departure-only',
    'closed',
  ])
})

test('Nobody arrives where the shortest stay finds no room, nor leaves where none is left to make ready', () => {
  expect(told(dayStates(home({}, 3), taken, TODAY), 6, 10)).toEqual([
    'free',
    'free',
    'departure-only',
    'departure-only',
    'departure-only',
  ])
  expect(told(dayStates(home({ preparationDays: 1 }), taken, TODAY), 8, 11)).toEqual([
    'free',
    'departure-only',
    'taken',
    'taken',
  ])
})

test('Nobody can leave where nobody could have arrived', () => {
  const soon = [{ from: '2027-03-06', until: '2027-03-08' }]
  const days = dayStates(home({ leadDays: 3, preparationDays: 1 }, 3), soon, TODAY)
  expect(told(days, 4, 12)).toEqual([
    'closed',
    'closed',
    'taken',
    'taken',
    'arrival-only',
    'free',
    'free',
    'free',
    'free',
  ])
})

test('A stay ends where the rules and the others let it', () => {
  const days = dayStates(home({ maxNights: 5 }, 2), taken, TODAY)
  const ends = (from: string) =>
    Array.from({ length: 9 }, (_, n) => `2027-03-0${n + 1}`).filter((day) => days.canEnd(from, day))
  expect(ends('2027-03-02')).toEqual(['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07'])
  expect(days.canEnd('2027-03-08', '2027-03-10')).toBe(true)
  expect(days.canEnd('2027-03-08', '2027-03-11')).toBe(false)
  expect([days.tooSoonAfter('2027-03-02', '2027-03-03'), days.tooSoonAfter('2027-03-02', '2027-03-04')]).toEqual([
    2,
    null,
  ])
})
