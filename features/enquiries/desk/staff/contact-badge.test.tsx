import { expect, test } from 'vitest'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { ContactBadge } from './booking-badge.tsx'

test('Of all contacts the new ones stand out', () => {
  const STATUSES = ['new', 'in-progress', 'done', 'archived'] as const
  const standOut = STATUSES.filter((status) => htmlOf(<ContactBadge status={status} />).includes('badge--warn'))
  expect(standOut).toEqual(['new'])
})
