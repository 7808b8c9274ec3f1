import { expect, test } from 'vitest'
import { addMonths, formatClock, formatDateTime, formatDay, formatMonth } from './dates.ts'

test.for([
  ['en', '1 December 2026, 09:05'],
  ['fr', '1er décembre 2026 à 9\u00a0h\u00a005'],
] as const)('A moment is said in Dakar as %s writes it', ([locale, text]) => {
  expect(formatDateTime('2026-12-01T09:05:00Z', locale)).toBe(text)
})

test('Only the first of a month is counted in French, wherever it stands', () => {
  const day = (text: string) => new Date(`${text}T00:00Z`)
  expect(formatDay(day('2026-12-01'), 'fr', 'full')).toBe('mardi 1er décembre 2026')
  expect(formatDay(day('2026-12-21'), 'fr')).toBe('21 décembre 2026')
  expect(formatDay(day('2026-12-01'), 'en', 'weekday')).toBe('Tuesday 1 December')
})

test.for([
  ['en', 'en-GB'],
  ['fr', 'fr-FR'],
] as const)('Every day of two years is written as Intl does it, in %s', ([locale, tag]) => {
  const timeZone = 'Africa/Dakar'
  const month = new Intl.DateTimeFormat(tag, { timeZone, month: 'long', year: 'numeric' })
  const full = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  for (let hour = 0; hour < 2 * 365 * 24; hour += 7) {
    const moment = new Date(Date.UTC(2026, 0, 1, hour, hour % 60))
    expect(formatMonth(moment.toISOString(), locale)).toBe(month.format(moment))
    expect(formatDay(moment, locale, 'full').replace(/^(\D*)1er /, '$11 ')).toBe(full.format(moment).replace(',', ''))
    if (locale === 'en') expect(formatClock(moment, locale)).toBe(clock.format(moment))
  }
})

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2026-11-16', 18, '2028-05-16'],
] as const)('%s and %i months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})
