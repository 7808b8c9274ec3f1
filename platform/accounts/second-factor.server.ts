import { Secret, TOTP } from 'otpauth'
import { hashToken, newLegibleSecret } from './secret-token.server.ts'

const PERIOD_S = 30
/** A phone's clock may be one step early or late. */
const WINDOW = 1
const ISSUER = 'Kais'
/** RFC 4226 asks for as many bits as the hash has. */
const SECRET_BYTES = 20

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret, period: PERIOD_S })
}

/** What the picture for the authenticator app holds. */
export function totpAddress(secret: string, username: string): string {
  return totp(secret, username).toString()
}

/** The time step that a code belongs to; null for a code of no step near now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}

const COUNT = 10

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newLegibleSecret)
}

/** Typed from paper: capitals, spaces and missing hyphens do not matter. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
