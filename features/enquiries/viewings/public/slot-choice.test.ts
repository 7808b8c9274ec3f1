import { expect, test } from 'vitest'
import type { ViewingSlots } from '../viewing-slots.ts'
import { nearStarts, shownDay } from './slot-choice.tsx'

const at = (day: string, clock: string) => `${day}T${clock}:00.000Z`
const SLOTS: ViewingSlots = {
  minutes: 45,
  kinds: ['in-person', 'video'],
  days: [
    { day: '2026-12-01', starts: [at('2026-12-01', '09:00'), at('2026-12-01', '17:00')] },
    { day: '2026-12-03', starts: [at('2026-12-03', '09:00'), at('2026-12-03', '09:30')] },
  ],
}

test('The day that was asked for is shown, else the next that has a time, else the first', () => {
  const shown = (day: string | null) => shownDay(SLOTS, day)?.day
  expect([null, '2026-12-03', '2026-12-02', '2027-01-01', '2026-11-01'].map(shown)).toEqual([
    '2026-12-01',
    '2026-12-03',
    '2026-12-03',
    '2026-12-01',
    '2026-12-01',
  ])
  expect(shownDay({ ...SLOTS, days: [] }, '2026-12-01')).toBeUndefined()
})

test('Near a time that is gone are the three free ones around it, in their order', () => {
  expect(nearStarts(SLOTS, at('2026-12-03', '08:30'))).toEqual([
    at('2026-12-01', '17:00'),
    at('2026-12-03', '09:00'),
    at('2026-12-03', '09:30'),
  ])
})
