import { expect, test } from 'vitest'
import { guardAddress, isPublicAddress } from './address-guard.server.ts'

test.for([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:93.184.215.14',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is no place for us to look at', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.for([
  '1.1.1.1',
  '93.184.215.14',
  '172.15.0.1',
  '172.32.0.1',
  '100.128.0.1',
  '223.255.255.254',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s lies in the open internet', (address) => expect(isPublicAddress(address)).toBe(true))

const guard = { privateHosts: ['127.0.0.1:8080'], resolve: async () => [] }
const look = (address: string) => () => guardAddress(new URL(address), guard)

test.for([
  ['http://127.0.0.1/feed', 'private-address'],
  // The same address in other clothes: the browser's reading of it decides.
  ['http://2130706433/feed', 'private-address'],
  ['http://0x7f.1/feed', 'private-address'],
  ['http://[::1]/feed', 'private-address'],
  ['http://[::ffff:7f00:1]/feed', 'private-address'],
  ['http://example.com:22/', 'port-not-allowed'],
  ['https://example.com:8443/', 'port-not-allowed'],
  ['http://127.0.0.1:8081/', 'private-address'],
  ['ftp://example.com/feed', 'not-web'],
  ['file:///etc/passwd', 'not-web'],
  ['data:text/xml,<rss/>', 'not-web'],
] as const)('%s is refused before anybody is asked: %s', ([address, problem]) => {
  expect(look(address)).toThrow(expect.objectContaining({ problem }))
})

test.for(['http://example.com/feed', 'https://example.com:443/', 'http://example.com:443/', 'http://127.0.0.1:8080/'])(
  '%s may be asked',
  (address) => expect(look(address)).not.toThrow(),
)
