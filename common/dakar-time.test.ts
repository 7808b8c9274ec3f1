import { expect, test } from 'vitest'
import { dakarClock, isComing, momentInDakar, todayInDakar } from './dakar-time.ts'

test('A time without a zone is Dakar’s; one that names its zone is taken at its word', () => {
  expect(momentInDakar('2026-12-01T10:00')?.toISOString()).toBe('2026-12-01T10:00:00.000Z')
  expect(momentInDakar(' 2026-12-01T10:00:30 ')?.toISOString()).toBe('2026-12-01T10:00:00.000Z')
  expect(momentInDakar('2026-12-01T10:00+01:00')?.toISOString()).toBe('2026-12-01T09:00:00.000Z')
})

test.for([
  '',
  'tomorrow',
  '2026-12-01',
  '2026-02-31T10:00',
  '2027-02-31T10:00+00:00',
  '2026-12-01T24:00',
  '2026-12-01T24:00+01:00',
  '2026-12-01T10:00+99:00',
  '2026-12-01T10:00 or so',
])('‘%s’ is no time', (text) => {
  expect(momentInDakar(text)).toBeNull()
})

test('What is written comes back as the field wrote it', () => {
  const moment = momentInDakar('2026-12-01T10:00')
  expect(moment && dakarClock(moment)).toBe('2026-12-01T10:00')
  expect(todayInDakar(new Date('2026-12-01T23:59:59Z'))).toBe('2026-12-01')
})

test('The minute in which it was typed has not passed yet', () => {
  const now = new Date('2026-12-01T10:00:45Z')
  expect(isComing(new Date('2026-12-01T10:00:00Z'), now)).toBe(true)
  expect(isComing(new Date('2026-12-01T09:59:00Z'), now)).toBe(false)
})
