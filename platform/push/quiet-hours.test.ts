import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (text: string) => new Date(`${text}:00Z`)
const night = { quietFrom: '22:00', quietTo: '07:00' }

test.for([
  ['2026-12-01T21:59', night, null],
  ['2026-12-01T22:00', night, '2026-12-02T07:00'],
  ['2026-12-31T23:30', night, '2027-01-01T07:00'],
  ['2026-12-02T06:59', night, '2026-12-02T07:00'],
  ['2026-12-02T07:00', night, null],
  ['2026-12-02T13:15', { quietFrom: '13:00', quietTo: '14:30' }, '2026-12-02T14:30'],
  ['2026-12-02T15:00', { quietFrom: '13:00', quietTo: '14:30' }, null],
  ['2026-12-02T09:00', { quietFrom: '09:00', quietTo: '09:00' }, null],
  ['2026-12-02T09:00', { quietFrom: null, quietTo: null }, null],
] as const)('At %s, with quiet hours %o, somebody is told at: %s (null is at once)', ([now, hours, until]) => {
  expect(quietUntil(at(now), hours)).toEqual(until && at(until))
})
