import { expect, test } from 'vitest'
import { placeOf } from './network-place.ts'

test.for([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:5:6:7:8:9:a', '2001:db8:5:6', '2001:db8:5'],
  ['2001:DB8:5:6::1', '2001:db8:5:6', '2001:db8:5'],
  ['2001:0db8:0005::1', '2001:db8:5:0', '2001:db8:5'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['unknown', 'unknown', 'unknown'],
] as const)('%s writes from %s in the network %s', ([ip, address, network]) => {
  expect(placeOf(ip)).toEqual({ address, network })
})
