import { expect, test } from 'vitest'
import { isPersonal } from './request-context.ts'

test.for([
  '/sent/3f2a',
  '/fr/sent/3f2a?new=1',
  '/stay/12-0f3a',
  '/stay/12-0f3a.data',
  '/fr/viewing/7-11aa',
  '/api/confirmations/3f2a',
  '/api/stays/12-0f3a/calendar.ics',
  '/api/viewings/7-11aa/slots',
  '/calendars/4-aa.ics',
  '/calendar/staff/2-bb.ics',
])('%s is somebody’s own, and read of the primary', (address) => {
  expect(isPersonal(address)).toBe(true)
})

test.for(['/', '/kais-nest', '/kais-nest/12?from=/sent/1', '/api/properties/12', '/fr/stays', '/articles/the-stay'])(
  '%s is everybody’s, and may be read of a replica',
  (address) => {
    expect(isPersonal(address)).toBe(false)
  },
)
