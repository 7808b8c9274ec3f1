import { expect, test } from 'vitest'
import { leadForm } from '../list/lead-form-values.ts'
import { timeElapsed } from './elapsed-time.ts'
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
