import { expect, test } from 'vitest'
import { schedulerLink } from './company-profile.ts'

test.each([
  ['https://cal.example.com/kais', 'KN-0028', 'https://cal.example.com/kais?ref=KN-0028'],
  [
    'https://cal.example.com/kais?theme=dark#month',
    'KN-0028',
    'https://cal.example.com/kais?theme=dark&ref=KN-0028#month',
  ],
  ['https://cal.example.com/kais?ref=site', 'KN-0028', 'https://cal.example.com/kais?ref=KN-0028'],
  ['https://cal.example.com/kais', 'Résidence & Cie', 'https://cal.example.com/kais?ref=R%C3%A9sidence+%26+Cie'],
  ['not an address', 'KN-0028', 'not an address'],
])('%s takes %s along, whatever it holds already', (schedulerUrl, reference, address) => {
  expect(schedulerLink({ schedulerUrl }, reference)).toBe(address)
})
