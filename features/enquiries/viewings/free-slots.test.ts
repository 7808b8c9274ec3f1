import { describe, expect, test } from 'vitest'
import { byDay, type FreeAdviser, freeStarts, nearestStarts, type Span, whoseTurn } from './free-slots.ts'
import { usualHours } from './viewing-hours.ts'

/** A Tuesday. */
const NOW = new Date('2026-12-01T06:00Z')
const none: FreeAdviser['hours'] = [[], [], [], [], [], [], []]
const onTuesday = (...spans: { from: string; to: string }[]) => none.map((day, index) => (index === 1 ? spans : day))
const span = (from: string, until: string): Span => ({ from: Date.parse(from), until: Date.parse(until) })

const adviser = (changes: Partial<FreeAdviser> = {}): FreeAdviser => ({
  userId: 1,
  hours: onTuesday({ from: '09:00', to: '12:00' }),
  daysOff: [],
  minutes: 45,
  bufferMinutes: 30,
  busy: [],
  ...changes,
})

function clocks(
  advisers: FreeAdviser[],
  { now = NOW, homeTaken = [], day = '2026-12-01' }: { now?: Date; homeTaken?: Span[]; day?: string } = {},
): string[] {
  const days = byDay(freeStarts({ now, advisers, homeTaken }))
  return (days.find((one) => one.day === day)?.starts ?? []).map((start) => start.slice(11, 16))
}

describe('Free times', () => {
  const rows: [title: string, found: string[], expected: string[]][] = [
    [
      'begin on the half hour and end within the hours',
      clocks([adviser()]),
      ['09:00', '09:30', '10:00', '10:30', '11:00'],
    ],
    [
      'begin at the next half hour where the hours begin beside it',
      clocks([adviser({ hours: onTuesday({ from: '09:10', to: '11:00' }) })]),
      ['09:30', '10:00'],
    ],
    [
      'know several spans of one day',
      clocks([adviser({ hours: onTuesday({ from: '09:00', to: '10:00' }, { from: '15:00', to: '16:00' }) })]),
      ['09:00', '15:00'],
    ],
    ['are three hours ahead at least', clocks([adviser()], { now: new Date('2026-12-01T07:01Z') }), ['10:30', '11:00']],
    ['are not on a day off', clocks([adviser({ daysOff: [{ firstDay: '2026-11-30', lastDay: '2026-12-01' }] })]), []],
    [
      'leave the way to the next viewing and from the one before',
      clocks([adviser({ busy: [span('2026-12-01T10:30Z', '2026-12-01T11:45Z')] })]),
      ['09:00'],
    ],
    [
      'begin again the minute the way back is over',
      clocks([adviser({ busy: [span('2026-12-01T09:00Z', '2026-12-01T10:00Z')] })]),
      ['10:00', '10:30', '11:00'],
    ],
    [
      'are not while others look at the home, but the way is only the adviser’s',
      clocks([adviser()], { homeTaken: [span('2026-12-01T09:45Z', '2026-12-01T10:30Z')] }),
      ['09:00', '10:30', '11:00'],
    ],
    [
      'are none while guests live there',
      clocks([adviser()], { homeTaken: [span('2026-11-28T15:00Z', '2026-12-01T11:00Z')] }),
      ['11:00'],
    ],
    [
      'are those of everybody who shows the home',
      clocks([adviser(), adviser({ userId: 2, hours: onTuesday({ from: '11:30', to: '13:00' }) })]),
      ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'],
    ],
    [
      'reach three weeks ahead',
      clocks([adviser()], { day: '2026-12-22' }),
      ['09:00', '09:30', '10:00', '10:30', '11:00'],
    ],
    ['reach no further', clocks([adviser()], { day: '2026-12-29' }), []],
    ['need somebody who shows it', clocks([]), []],
    [
      'may lie at the very end of a day',
      clocks([adviser({ hours: onTuesday({ from: '22:30', to: '23:59' }) })]),
      ['22:30', '23:00'],
    ],
  ]
  test.each(rows)('%s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })

  test('stay Dakar’s while clocks change elsewhere', () => {
    const sunday = none.map((day, index) => (index === 6 ? [{ from: '00:30', to: '03:30' }] : day))
    const found = clocks([adviser({ hours: sunday })], { now: new Date('2027-03-20T06:00Z'), day: '2027-03-28' })
    expect(found).toEqual(['00:30', '01:00', '01:30', '02:00', '02:30'])
  })
})

test('Whose turn it is: who shows the fewest that day, then who has been here longest', () => {
  const start = { startsAt: Date.parse('2026-12-01T11:00Z'), userIds: [1, 2, 3] }
  const busyToday = [span('2026-12-01T09:00Z', '2026-12-01T10:15Z')]
  const busyTomorrow = [span('2026-12-02T09:00Z', '2026-12-02T10:15Z')]
  const of = (...busy: Span[][]) =>
    whoseTurn(
      start,
      busy.map((spans, index) => adviser({ userId: index + 1, busy: spans })),
    )?.userId
  expect(of([], [], [])).toBe(1)
  expect(of(busyToday, [], [])).toBe(2)
  expect(of(busyToday, [...busyToday, ...busyToday], busyTomorrow)).toBe(3)
  expect(whoseTurn({ ...start, userIds: [3] }, [adviser({ userId: 1 }), adviser({ userId: 3 })])?.userId).toBe(3)
})

test('The nearest times to one that is taken lie on both sides of it', () => {
  const free = freeStarts({ now: NOW, advisers: [adviser()], homeTaken: [] })
  expect(nearestStarts(free, Date.parse('2026-12-01T10:00Z'))).toEqual([
    '2026-12-01T09:00:00.000Z',
    '2026-12-01T09:30:00.000Z',
    '2026-12-01T10:00:00.000Z',
    '2026-12-01T10:30:00.000Z',
    '2026-12-01T11:00:00.000Z',
    '2026-12-08T09:00:00.000Z',
  ])
})

test('Who wrote no hours down shows homes while the house is open', () => {
  expect(usualHours(null).map((day) => day.length)).toEqual([1, 1, 1, 1, 1, 1, 0])
  const opening = {
    monday: '10:00-13:00',
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  }
  expect(usualHours(opening)).toEqual([[{ from: '10:00', to: '13:00' }], [], [], [], [], [], []])
})
