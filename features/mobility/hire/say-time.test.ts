import { expect, test } from 'vitest'
import { sayClock } from '#common/dates.ts'
import { sayDay, sayMoment } from './hire-times.ts'

const moment = new Date('2026-12-01T10:30Z')

test('English reads a moment with its weekday and a clock of 24 hours', () => {
  expect(sayMoment(moment, 'en')).toMatch(/^Tuesday,? 1 December, 10:30$/)
  expect(sayClock('09:00', 'en')).toBe('09:00')
})

test('French reads hours as the house writes them', () => {
  expect(sayMoment(moment, 'fr')).toBe('mardi 1er décembre à 10\u00a0h\u00a030')
  expect(sayClock('09:00', 'fr')).toBe('9\u00a0h')
  expect(sayDay('2026-12-02', 'fr')).toBe('mercredi 2 décembre')
  expect(sayDay('2026-12-11', 'fr')).toBe('vendredi 11 décembre')
})
