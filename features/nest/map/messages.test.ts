import { expect, test } from 'vitest'
import { MOST_COUNTED } from '#common/figures.ts'
import { nestMapMessages } from './messages.ts'

test.each([
  ['en', 1, '1 home without'],
  ['en', MOST_COUNTED, '1000 homes without'],
  ['en', MOST_COUNTED + 1, 'More than 1,000 homes without'],
  ['fr', MOST_COUNTED, '1000 biens sans'],
  ['fr', MOST_COUNTED + 1, 'Plus de 1\u202f000 biens sans'],
] as const)('In %s, of %i homes that are not on the map as many are named as were counted', (locale, n, said) => {
  expect(nestMapMessages[locale].unlocated(n)).toMatch(new RegExp(`^${said} `))
})
