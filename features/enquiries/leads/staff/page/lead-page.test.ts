import { expect, test } from 'vitest'
import { leadForm } from '../list/lead-form-values.ts'
import { timeElapsed } from './elapsed-time.ts'
import { followUpTimes } from './follow-up-form.tsx'
import { leadPageMessages } from './messages.ts'
import { otherSender } from './submission.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('How long somebody has waited is said in minutes, then hours, then days', () => {
  const said = (ms: number) => timeElapsed(ms, leadPageMessages.en.time)
  expect([59_000, MINUTE, 59 * MINUTE, HOUR, 3 * HOUR + 20 * MINUTE].map(said)).toEqual([
    'less than a minute',
    '1 min',
    '59 min',
    '1 h',
    '3 h 20 min',
  ])
  expect([DAY, 2 * DAY + 4 * HOUR + MINUTE].map(said)).toEqual(['1 day', '2 days 4 h'])
  // A clock that is a little behind the server's must not say that somebody waits since tomorrow.
  expect(said(-5_000)).toBe('less than a minute')
})

test('The quick choices are ten in the morning in Dakar: tomorrow, in three days, on the coming Monday', () => {
  // A Thursday.
  expect(followUpTimes(new Date('2026-12-31T23:30:00Z'))).toEqual({
    tomorrow: '2027-01-01T10:00',
    threeDays: '2027-01-03T10:00',
    nextWeek: '2027-01-04T10:00',
  })
  // On a Monday, 'next Monday' is not today.
  expect(followUpTimes(new Date('2027-01-04T08:00:00Z')).nextWeek).toBe('2027-01-11T10:00')
})

const lead = {
  firstName: 'Awa',
  lastName: null,
  email: 'awa@example.com',
  phone: null,
  interestedIn: ['relocation', 'a garden'],
  budget: null,
  notes: null,
  locale: 'fr',
  priority: 'high',
  source: 'brought by a friend',
} as const

test('A lead comes through its form as it was: interests of the house and own words, and the priority', () => {
  const values = leadForm.toValues({ ...lead, interestedIn: [...lead.interestedIn] })
  expect(values).toMatchObject({ interests: ['relocation'], interestsOwn: 'a garden', source: 'other' })
  expect(leadForm.schema.parse(values)).toMatchObject({
    firstName: 'Awa',
    lastName: null,
    interestedIn: 'relocation, a garden',
    locale: 'fr',
    priority: 'high',
  })
  expect(leadForm.schema.safeParse({ ...values, email: '' }).error?.issues).toMatchObject([{ path: ['email'] }])
})

test('Who sent a request is named only where it is not plainly the lead', () => {
  const known = { name: 'Awa Diop', contacts: [{ kind: 'email' as const, value: 'awa@example.com' }] }
  expect(otherSender('Awa Diop <Awa@Example.com>', known)).toBeNull()
  expect(otherSender('Eve <awa@example.com>', known)).toBe('Eve <awa@example.com>')
  expect(otherSender('Awa Diop <eve@example.com>', known)).toBe('Awa Diop <eve@example.com>')
  expect(otherSender(null, known)).toBeNull()
})
