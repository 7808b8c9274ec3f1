import { expect, test } from 'vitest'
import type { OpeningHours } from '#ui/page/company-profile.ts'
import { answerTime, hoursInWords, hoursSpecification, openHours } from './opening-hours.ts'

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

test.for([
  ['while we are open', '2026-11-17T10:00:00Z', 'We aim to answer by 18:00 on Tuesday 17 November, Dakar time.'],
  [
    'before we open',
    '2026-11-17T06:00:00Z',
    'We aim to answer on Tuesday 17 November, once we open at 09:00, Dakar time.',
  ],
  [
    'too late for that day',
    '2026-11-17T17:30:00Z',
    'We aim to answer on Wednesday 18 November, once we open at 09:00, Dakar time.',
  ],
  [
    'on the evening before a weekend',
    '2026-11-20T20:00:00Z',
    'We aim to answer on Monday 23 November, once we open at 09:00, Dakar time.',
  ],
] as const)('What comes %s has an answer promised for hours when somebody is there', ([, came, said]) => {
  expect(answerTime(WEEK, new Date(came), 'en')).toBe(said)
})

test('In French it is said as French says it, and a house without hours promises nothing', () => {
  const friday = new Date('2026-11-20T20:00:00Z')
  expect(answerTime(WEEK, friday, 'fr')).toBe(
    'Nous nous efforçons de vous répondre le lundi 23 novembre, à partir de l’ouverture à 9\u00a0h, heure de Dakar.',
  )
  const closed = Object.fromEntries(Object.keys(WEEK).map((day) => [day, null])) as unknown as OpeningHours
  expect(answerTime(closed, friday, 'en')).toBeNull()
})
