import { expect, test } from 'vitest'
import { ownEntry } from './own-entry.ts'

test('A record answers for its own names, and not for what every object inherits', () => {
  const record = { rent: 'a month' }
  expect(ownEntry(record, 'rent')).toBe('a month')
  for (const name of ['', 'buy', 'constructor', 'toString', '__proto__']) expect(ownEntry(record, name)).toBeUndefined()
})
