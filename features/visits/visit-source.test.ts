import { expect, test } from 'vitest'
import { visitSource } from './visit-source.ts'

test.for([
  ['', 'direct'],
  ['https://www.google.com/', 'google.com'],
  ['https://WWW.Google.SN/search?q=villa', 'google.sn'],
  ['https://kais.example:8443/kais-nest?place=Ngor', 'internal'],
  ['https://kais.example/', 'kais.example'],
  ['android-app://com.whatsapp/', 'com.whatsapp'],
  ['http://localhost:3000/', 'direct'],
  ['http://intranet/wiki', 'direct'],
  ['http://192.168.1.20/', 'direct'],
  ['http://[::1]/', 'direct'],
  ['about:blank', 'direct'],
  ['not an address', 'direct'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.com/`, 'direct'],
] as const)('Somebody who comes from %s is counted as %s', ([referrer, source]) => {
  expect(visitSource(referrer, 'kais.example:8443')).toBe(source)
})
