import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Certificates as X.509 writes them (DER): Node reads them and makes none. */

const DAY_MS = 86_400_000

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size = body.length < 0x80 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const octets = (hex: string) => Buffer.from(hex, 'hex')
const ECDSA_WITH_SHA256 = sequence(octets('06082a8648ce3d040302'))
const COMMON_NAME = octets('0603550403')
const IS_AUTHORITY = sequence(octets('0603551d13'), octets('0101ff'), der(0x04, sequence(octets('0101ff'))))
const ALTERNATIVE_NAMES = octets('0603551d11')

const nameOf = (text: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))))
/** As '261119140000Z'. */
const timeOf = (ms: number) =>
  der(
    0x17,
    Buffer.from(
      `${new Date(ms)
        .toISOString()
        .replaceAll(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  )

export interface ServerNames {
  dns?: string
  ip?: string
}

function alternativeNames({ dns, ip }: ServerNames): Buffer {
  const names = [
    ...(dns ? [der(0x82, Buffer.from(dns))] : []),
    ...(ip ? [der(0x87, Buffer.from(ip.split('.').map(Number)))] : []),
  ]
  return sequence(ALTERNATIVE_NAMES, der(0x04, sequence(...names)))
}

interface Certificate {
  subject: string
  issuer: string
  publicKey: KeyObject
  signingKey: KeyObject
  days: number
  extension: Buffer
}

function certify({ subject, issuer, publicKey, signingKey, days, extension }: Certificate): string {
  const now = Date.now()
  const body = sequence(
    der(0xa0, octets('020102')),
    der(0x02, Buffer.concat([octets('01'), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    sequence(timeOf(now - 3 * DAY_MS), timeOf(now + days * DAY_MS)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const signature = der(0x03, octets('00'), sign('sha256', body, signingKey))
  const text = sequence(body, ECDSA_WITH_SHA256, signature).toString('base64').replaceAll(/.{64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' })

/** An authority of the test's own, whose certificates nobody else takes. */
export function makeAuthority(name: string) {
  const keys = newKeys()
  const signed = { issuer: name, signingKey: keys.privateKey }
  return {
    certificate: certify({ ...signed, subject: name, publicKey: keys.publicKey, days: 1, extension: IS_AUTHORITY }),
    /** For a server of these names. `days`: how long it still holds. */
    issue(names: ServerNames, days = 1) {
      const { publicKey, privateKey } = newKeys()
      const extension = alternativeNames(names)
      return {
        certificate: certify({ ...signed, subject: 'database of the test', publicKey, days, extension }),
        key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      }
    },
  }
}
