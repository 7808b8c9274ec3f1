import { hashToken, newLegibleSecret } from './secret-token.server.ts'

const COUNT = 10

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newLegibleSecret)
}

/** Typed from paper: capitals, spaces and missing hyphens do not matter. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
