import { expect, test } from 'vitest'
import { emailKey, phoneKey } from './contact-keys.ts'

test('One address in capitals and with spaces around it is one address', () => {
  expect(emailKey(' Awa.Diop@Example.COM ')).toBe('awa.diop@example.com')
})

test.for([
  ['+221 77 123 45 67', '+221771234567'],
  ['00221 77-123-45-67', '+221771234567'],
  ['77 123 45 67', '+221771234567'],
  ['221771234567', '+221771234567'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['06 12 34 56 78', '0612345678'],
  ['1234567', null],
  ['0000-0000', null],
] as const)('The number %s is read as %s', ([written, key]) => {
  expect(phoneKey(written)).toBe(key)
})
