import type { FastifyRequest } from 'fastify'
import { AppError } from '#common/errors.ts'

/**
 * The version a change was begun on, from `If-Match: "…"`; without one the caller overwrites whatever is there. One that
 * cannot be read is refused: whoever sends it wants to be protected.
 */
export function ifMatch({ headers }: FastifyRequest): string | null {
  const sent = headers['if-match']
  if (sent === undefined || sent === '*') return null
  const version = /^"([^"]+)"$/.exec(sent)?.[1]
  if (version === undefined) throw new AppError('invalid_input', { fields: { 'if-match': 'invalid' } })
  return version
}
