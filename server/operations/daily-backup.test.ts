import { expect, test } from 'vitest'
import { isBackupDue } from './daily-backup.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)

test.each([
  ['there is none yet', null, '17T12:00', true],
  ["today's time has come and the newest is yesterday's", at('16T03:00'), '17T03:00', true],
  ["today's was made", at('17T03:04'), '17T23:59', false],
  ["today's time has not come and yesterday's was made", at('16T03:04'), '17T02:59', false],
  ["the server was away at yesterday's time", at('15T03:04'), '17T01:00', true],
  ['somebody made one by hand after the time', at('17T09:00'), '17T12:00', false],
])('Whether a backup is due when %s', (_, last, now, isDue) => {
  expect(isBackupDue(last, '03:00', at(now))).toBe(isDue)
})
