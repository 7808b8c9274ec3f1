import { createHash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32

/** For machines: what a cookie or a half-done sign-in is known by. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The database only ever sees this. What is hashed is random and long, so a plain hash cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** No letter or digit that could be taken for another one. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** For people, who read it out or copy it from paper: 'k7mf-xq2d-9rta-w3hb', about 79 bits. */
export function newLegibleSecret(): string {
  const letter = () => LEGIBLE.charAt(randomInt(LEGIBLE.length))
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
