import type { FastifyRequest } from 'fastify'

/** The version a change was begun on, from `If-Match: "…"`; without one the caller overwrites whatever is there. */
export function ifMatch({ headers }: FastifyRequest): string | null {
  return /^"([^"]+)"$/.exec(headers['if-match'] ?? '')?.[1] ?? null
}
