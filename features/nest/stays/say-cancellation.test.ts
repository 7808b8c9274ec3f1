import { expect, test } from 'vitest'
import { cancellationSteps } from './cancellation.ts'
import { sayCancellation } from './say-cancellation.ts'

const said = (...[policy, arrival, today, locale]: [...Parameters<typeof cancellationSteps>, 'en' | 'fr']) =>
  sayCancellation(cancellationSteps(policy, arrival, today), locale).replaceAll('\u00a0', ' ')

test('What cancelling costs is said in days', () => {
  expect(said('moderate', '2027-03-08', '2027-02-01', 'en')).toBe(
    'Free until 3 March 2027; then half of the total is due until 7 March; after that, the whole total is due.',
  )
  expect(said('moderate', '2027-03-08', '2027-02-01', 'fr').replaceAll('\u202f', ' ')).toBe(
    'Sans frais jusqu’au 3 mars 2027 ; puis la moitié du total est due jusqu’au 7 mars ; ensuite, le total est dû en entier.',
  )
  expect(said('flexible', '2027-03-08', '2027-02-01', 'en')).toBe(
    'Free until 7 March 2027; after that, the whole total is due.',
  )
})

test('Another year is named, and what is over is left out', () => {
  expect(said('strict', '2027-01-12', '2026-11-01', 'en')).toBe(
    'Free until 13 December 2026; then half of the total is due until 5 January 2027; after that, the whole total is due.',
  )
  expect(said('strict', '2027-01-12', '2026-12-20', 'en')).toBe(
    'Half of the total is due until 5 January 2027; after that, the whole total is due.',
  )
  expect(said('strict', '2027-01-12', '2027-01-10', 'fr')).toBe('Dès notre confirmation, le total est dû en entier.')
})
