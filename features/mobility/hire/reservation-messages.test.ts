import { expect, test } from 'vitest'
import { reservationMessages } from './reservation-messages.ts'

test('What the clock at home shows is said in both languages, with the day where it is another one', () => {
  const zone = 'Europe/Paris'
  const { en, fr } = reservationMessages
  expect(en.ownTime({ clock: '11:30', day: null, zone })).toBe('That is 11:30 where you are (Europe/Paris).')
  expect(fr.ownTime({ clock: '11\u00a0h\u00a030', day: null, zone })).toBe(
    'Soit 11\u00a0h\u00a030 chez vous (Europe/Paris).',
  )
  expect(en.ownTime({ clock: '01:00', day: '2 July', zone: 'Asia/Tokyo' })).toContain('01:00 on 2 July')
  expect(fr.ownTime({ clock: '1\u00a0h', day: '2 juillet', zone: 'Asia/Tokyo' })).toContain('le 2 juillet à 1\u00a0h')
})
