import { expect, test } from 'vitest'
import type { OpeningHours } from '#ui/page/company-profile.ts'
import { callbackStretches } from './callback-times.ts'

const WEEK: OpeningHours = {
  monday: '09:00-18:30',
  tuesday: '09:00-18:30',
  wednesday: '09:00-18:30',
  thursday: '09:00-18:30',
  friday: '09:00-18:30',
  saturday: '10:00-13:00',
  sunday: null,
}

/** 'soon 2026-12-01 10:30-18:30'; with a star where it has begun. */
const offered = (hours: OpeningHours | null, now: string) =>
  callbackStretches(hours, new Date(now)).map(
    ({ time, isNow, from, until }) =>
      `${time} ${from.toISOString().slice(0, 16).replace('T', ' ')}-${until.toISOString().slice(11, 16)}${isNow ? '*' : ''}`,
  )

test('On a Tuesday morning all of today is offered, from the next quarter of an hour', () => {
  expect(offered(WEEK, '2026-12-01T10:20:00Z')).toEqual([
    'soon 2026-12-01 10:30-18:30*',
    'morning 2026-12-01 10:30-12:00*',
    'afternoon 2026-12-01 12:00-17:00',
    'evening 2026-12-01 17:00-18:30',
  ])
})

test('What is over today, or nearly, is offered on the next day on which somebody is there then', () => {
  expect(offered(WEEK, '2026-12-01T11:40:00Z')).toEqual([
    'soon 2026-12-01 11:45-18:30*',
    'morning 2026-12-02 09:00-12:00',
    'afternoon 2026-12-01 12:00-17:00',
    'evening 2026-12-01 17:00-18:30',
  ])
  // On Friday evening: Saturday has a morning and one hour after noon, and no evening before Monday.
  expect(offered(WEEK, '2026-12-04T18:10:00Z')).toEqual([
    'soon 2026-12-05 10:00-13:00',
    'morning 2026-12-05 10:00-12:00',
    'afternoon 2026-12-05 12:00-13:00',
    'evening 2026-12-07 17:00-18:30',
  ])
})

test('A house that closes at five offers no evening, and one that states no hours the usual ones', () => {
  const short = { ...WEEK, ...Object.fromEntries(Object.keys(WEEK).map((day) => [day, '09:00-17:00'])) }
  expect(offered(short, '2026-12-01T06:00:00Z').map((said) => said.split(' ')[0])).toEqual([
    'soon',
    'morning',
    'afternoon',
  ])
  expect(offered(null, '2026-12-06T06:00:00Z')[0]).toBe('soon 2026-12-07 09:00-18:00')
})
