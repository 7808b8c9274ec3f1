import { createHash, randomBytes } from 'node:crypto'

export const SESSION_COOKIE = 'kais_session'
export const SESSION_LIFETIME_MS = 12 * 60 * 60 * 1000

const TOKEN_BYTES = 32

export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The database only ever sees this. The token is random and long, so a plain hash cannot be guessed back. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

interface CookieOptions {
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
  path: '/'
  maxAge?: number
}

export function sessionCookieOptions(isSecure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: SESSION_LIFETIME_MS / 1000 }
}
