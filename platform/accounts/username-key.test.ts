import { expect, test } from 'vitest'
import { usernameKey } from './username-key.ts'

test.for([
  ['awa', ' AWA '],
  ['awa', 'ａｗａ'],
  ['fiona', 'ﬁona'],
  ['zoé', 'ZOÉ'.normalize('NFD')],
  ['strasse', 'Straße'],
  ['ὀδυσσεύς', 'ὈΔΥΣΣΕΎΣ'],
  ['i\u0307brahim', 'İbrahim'],
  ['kelvin', '\u212aelvin'],
] as const)('%s and %s are one name', ([name, same]) => {
  expect(usernameKey(same)).toBe(usernameKey(name))
})

test('A name that was folded stays as it is, and other names stay other names', () => {
  for (const name of ['Awa', 'İbrahim', 'ΌΣΟΣ', 'ﬁona', 'ZOÉ'])
    expect(usernameKey(usernameKey(name))).toBe(usernameKey(name))
  expect(new Set(['awa', 'awa1', 'a.wa', 'äwa'].map(usernameKey)).size).toBe(4)
})
