import { expect, test } from 'vitest'
import type { CallbackStretch, CallbackTime } from './callback-times.ts'
import { sayStretchOfCallback } from './say-callback.ts'

const stretch = (time: CallbackTime, from: string, until: string, isNow = false): CallbackStretch => ({
  time,
  isNow,
  from: new Date(`2026-12-04T${from}:00Z`),
  until: new Date(`2026-12-04T${until}:00Z`),
})
const MORNING = stretch('morning', '09:00', '12:00')

test.each([
  ['en', null, 'Friday 4 December, 09:00 to 12:00 in Dakar'],
  ['en', 'Europe/Paris', 'Friday 4 December, 09:00 to 12:00 in Dakar (10:00 to 13:00 in Paris)'],
  [
    'fr',
    'Europe/Paris',
    'vendredi 4 décembre, de 9\u00a0h à 12\u00a0h à Dakar (Paris\u00a0: de 10\u00a0h à 13\u00a0h)',
  ],
  // In winter London’s clock is Dakar’s: once is enough.
  ['en', 'Europe/London', 'Friday 4 December, 09:00 to 12:00 in Dakar'],
  ['en', 'Pacific/Auckland', 'Friday 4 December, 09:00 to 12:00 in Dakar (22:00 to 01:00 in Auckland)'],
  ['en', 'Mars/Olympus', 'Friday 4 December, 09:00 to 12:00 in Dakar'],
] as const)('In %s, with a clock in %s: %s', (locale, zone, said) => {
  expect(sayStretchOfCallback(MORNING, zone, locale)).toBe(said)
})

test('Another day over there is said; as soon as possible has a beginning, and none at all while we are there', () => {
  const evening = stretch('evening', '17:00', '18:00')
  expect(sayStretchOfCallback(evening, 'Asia/Tokyo', 'en')).toBe(
    'Friday 4 December, 17:00 to 18:00 in Dakar (Saturday 5 December, 02:00 to 03:00 in Tokyo)',
  )
  expect(sayStretchOfCallback(stretch('soon', '09:00', '18:00'), 'Europe/Paris', 'en')).toBe(
    'Friday 4 December, from 09:00 in Dakar (from 10:00 in Paris)',
  )
  expect(sayStretchOfCallback(stretch('soon', '09:15', '18:00', true), 'Europe/Paris', 'fr')).toBe('aujourd’hui')
})
