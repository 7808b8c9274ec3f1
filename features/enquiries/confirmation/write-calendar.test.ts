import { expect, test } from 'vitest'
import { writeCalendar } from './write-calendar.ts'

const hire = {
  reference: 'KR-4928-0512',
  title: 'Kais, Corniche; «Océan» \\ 🌊',
  text: ['The car is held for you.', 'Reference: KR-4928-0512'],
  status: 'TENTATIVE',
  stamp: new Date('2026-11-15T14:05:00Z'),
  start: new Date('2026-12-01T10:00:00Z'),
  end: new Date('2026-12-04T18:30:00Z'),
} as const

test('A hire is one entry of a calendar file, on Dakar’s clock, with what means something written out', () => {
  expect(writeCalendar(hire).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kais//Kais//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:kr-4928-0512@kais',
    'DTSTAMP:20261115T140500Z',
    'DTSTART:20261201T100000Z',
    'DTEND:20261204T183000Z',
    'SUMMARY:Kais\\, Corniche\\; «Océan» \\\\ 🌊',
    'DESCRIPTION:The car is held for you.\\nReference: KR-4928-0512',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('A day alone lasts until the next one begins', () => {
  const { start: _, end: __, ...rest } = hire
  const file = writeCalendar({ ...rest, day: '2027-02-28' })
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n')
})

test('No line is longer than 75 octets, and unfolded it says what was written', () => {
  const title = 'É🌊'.repeat(60)
  const file = writeCalendar({ ...hire, title })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
