import { expect, test } from 'vitest'
import type { OpeningHours } from '#ui/page/company-profile.ts'
import { hoursInWords, hoursSpecification, openHours } from './opening-hours.ts'

const WEEK: OpeningHours = {
  monday: '09:00-18:00',
  tuesday: '09:00-18:00',
  wednesday: '09:00-18:00',
  thursday: '09:00-18:00',
  friday: '09:00-18:30',
  saturday: null,
  sunday: null,
}

test('Days in a row with the same hours are read together, each language in its own way', () => {
  expect(hoursInWords(WEEK, 'en')).toEqual([
    { days: 'Monday to Thursday', hours: '09:00 to 18:00' },
    { days: 'Friday', hours: '09:00 to 18:30' },
    { days: 'Saturday and Sunday', hours: 'Closed' },
  ])
  expect(hoursInWords(WEEK, 'fr')).toEqual([
    { days: 'Lundi à jeudi', hours: '9\u00a0h à 18\u00a0h' },
    { days: 'Vendredi', hours: '9\u00a0h à 18\u00a0h\u00a030' },
    { days: 'Samedi et dimanche', hours: 'Fermé' },
  ])
})

test('In a sentence only the open days are told', () => {
  expect(openHours(WEEK, 'en')).toBe('Monday to Thursday, 09:00 to 18:00; Friday, 09:00 to 18:30')
  expect(openHours(WEEK, 'fr')).toBe(
    'lundi à jeudi, 9\u00a0h à 18\u00a0h\u202f; vendredi, 9\u00a0h à 18\u00a0h\u00a030',
  )
})

test('Search engines are told the open days, by their English names', () => {
  expect(hoursSpecification(WEEK)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '09:00',
      closes: '18:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '09:00', closes: '18:30' },
  ])
})
