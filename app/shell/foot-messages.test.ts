import { expect, test } from 'vitest'
import { footMessages, yearsSince } from './foot-messages.ts'

test('The copyright line counts from the founding year to this one, and says one year once', () => {
  expect(yearsSince('2024', '2026-11-17')).toBe('2024–2026')
  expect(yearsSince('2026', '2026-01-01')).toBe('2026')
  expect(yearsSince('2027', '2026-12-31')).toBe('2027')
  expect(footMessages.en.copyright('2024–2026', 'Kais')).toBe('© 2024–2026 Kais. All rights reserved.')
  expect(footMessages.fr.copyright('2024–2026', 'Kais')).toBe('© 2024–2026 Kais. Tous droits réservés.')
})
