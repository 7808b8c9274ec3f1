import { describe, expect, test } from 'vitest'
import { formatInZone, inZone, readTimeZone } from './in-zone.ts'

describe('A time of a viewing', () => {
  const said: [title: string, iso: string, zone: string | null, words: string][] = [
    [
      'Paris in winter',
      '2026-12-01T10:00Z',
      'Europe/Paris',
      'Tuesday 1 December 2026, 10:00 in Dakar, which is 11:00 in Paris',
    ],
    [
      'Paris in summer',
      '2027-07-01T10:00Z',
      'Europe/Paris',
      'Thursday 1 July 2027, 10:00 in Dakar, which is 12:00 in Paris',
    ],
    [
      'Paris before its clocks change',
      '2027-03-28T00:30Z',
      'Europe/Paris',
      'Sunday 28 March 2027, 00:30 in Dakar, which is 01:30 in Paris',
    ],
    [
      'Paris after its clocks changed',
      '2027-03-28T01:00Z',
      'Europe/Paris',
      'Sunday 28 March 2027, 01:00 in Dakar, which is 03:00 in Paris',
    ],
    [
      'the hour that Paris has twice, first',
      '2026-10-25T00:30Z',
      'Europe/Paris',
      'Sunday 25 October 2026, 00:30 in Dakar, which is 02:30 in Paris',
    ],
    [
      'the hour that Paris has twice, again',
      '2026-10-25T01:30Z',
      'Europe/Paris',
      'Sunday 25 October 2026, 01:30 in Dakar, which is 02:30 in Paris',
    ],
    [
      'New York in winter',
      '2026-12-01T15:00Z',
      'America/New_York',
      'Tuesday 1 December 2026, 15:00 in Dakar, which is 10:00 in New York',
    ],
    [
      'New York the day before its clocks change',
      '2027-03-13T15:00Z',
      'America/New_York',
      'Saturday 13 March 2027, 15:00 in Dakar, which is 10:00 in New York',
    ],
    [
      'New York the day its clocks change',
      '2027-03-14T15:00Z',
      'America/New_York',
      'Sunday 14 March 2027, 15:00 in Dakar, which is 11:00 in New York',
    ],
    [
      'New York across midnight',
      '2026-12-01T03:30Z',
      'America/New_York',
      'Tuesday 1 December 2026, 03:30 in Dakar, which is Monday 30 November 2026, 22:30 in New York',
    ],
    ['Dubai', '2026-12-01T10:00Z', 'Asia/Dubai', 'Tuesday 1 December 2026, 10:00 in Dakar, which is 14:00 in Dubai'],
    [
      'Dubai across midnight and the year',
      '2026-12-31T20:00Z',
      'Asia/Dubai',
      'Thursday 31 December 2026, 20:00 in Dakar, which is Friday 1 January 2027, 00:00 in Dubai',
    ],
    [
      'a zone of half an hour',
      '2026-12-01T10:00Z',
      'Asia/Kolkata',
      'Tuesday 1 December 2026, 10:00 in Dakar, which is 15:30 in Kolkata',
    ],
    [
      'London in winter, whose clock is the same',
      '2026-12-01T10:00Z',
      'Europe/London',
      'Tuesday 1 December 2026, 10:00 in Dakar and London',
    ],
    ['Dakar', '2026-12-01T10:00Z', 'Africa/Dakar', 'Tuesday 1 December 2026, 10:00 in Dakar'],
    ['nobody knows where', '2026-12-01T10:00Z', null, 'Tuesday 1 December 2026, 10:00 in Dakar'],
    ['a zone without a town', '2026-12-01T10:00Z', 'UTC', 'Tuesday 1 December 2026, 10:00 in Dakar'],
    ['something that is no zone', '2026-12-01T10:00Z', 'Mars/Olympus', 'Tuesday 1 December 2026, 10:00 in Dakar'],
  ]
  test.each(said)('is said for %s', (_, iso, zone, words) => {
    expect(formatInZone(iso, zone, 'en')).toBe(words)
  })

  test('is said in French, with the French names of towns', () => {
    expect(formatInZone('2026-12-01T10:00Z', 'Europe/London', 'fr')).toBe(
      'mardi 1er décembre 2026 à 10\u00a0h à Dakar (même heure\u00a0: Londres)',
    )
    expect(formatInZone('2026-12-31T20:30Z', 'Asia/Dubai', 'fr')).toBe(
      'jeudi 31 décembre 2026 à 20\u00a0h\u00a030 à Dakar, soit vendredi 1er janvier 2027 à 0\u00a0h\u00a030 (Dubaï)',
    )
  })

  test('comes apart for a list of times', () => {
    expect(inZone('2026-12-01T03:30Z', 'America/New_York', 'en').own).toEqual({
      day: '2026-11-30',
      dayInWords: 'Monday 30 November 2026',
      clock: '22:30',
      town: 'New York',
      isSameClock: false,
    })
  })
})

test('A zone is taken as the browser names it, and nothing else', () => {
  expect(readTimeZone('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos_Aires')
  for (const text of ['+02:00', 'Mars/Olympus', '', null, 'x'.repeat(80)]) expect(readTimeZone(text)).toBeNull()
})
