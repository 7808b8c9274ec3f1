import { expect, test } from 'vitest'
import { sayCount, sayDays, sayStretch } from './say-days.ts'

test('What two days have in common is said once', () => {
  expect(sayDays('2027-03-03', '2027-03-10', 'en')).toBe('3 to 10 March 2027')
  expect(sayDays('2027-03-28', '2027-04-04', 'en')).toBe('28 March to 4 April 2027')
  expect(sayDays('2026-12-28', '2027-01-04', 'en')).toBe('28 December 2026 to 4 January 2027')
  expect(sayDays('2027-03-01', '2027-03-10', 'fr')).toBe('du 1er au 10 mars 2027')
  expect(sayDays('2027-03-28', '2027-04-01', 'fr')).toBe('du 28 mars au 1er avril 2027')
  expect(sayDays('2027-03-03', '2027-03-03', 'fr')).toBe('3 mars 2027')
})

test('A departure’s own night does not count, the last of several days does', () => {
  expect(sayStretch('2027-03-03', '2027-03-04', 'nights', 'en')).toBe('3 to 4 March 2027, 1\u00a0night')
  expect(sayStretch('2027-03-03', '2027-03-04', 'days', 'fr')).toBe('du 3 au 4 mars 2027, 2\u00a0jours')
})

test('Nothing is counted as one in French, and as many in English', () => {
  expect([sayCount(0, 'nights', 'en'), sayCount(0, 'nights', 'fr')]).toEqual(['0\u00a0nights', '0\u00a0nuit'])
})
