import type { FastifyInstance } from 'fastify'

const TRIES_PER_MINUTE = 10

/** A session left open must not serve to find its owner's password by trying: one count for all doors that ask for it. */
export function confirmationLimit(app: FastifyInstance) {
  return app.createRateLimit({
    ...app.perMinute(TRIES_PER_MINUTE),
    keyGenerator: ({ context: { actor }, ip }) => `confirm:${actor.kind === 'staff' ? actor.id : ip}`,
  })
}

export interface Confirming {
  confirmations: ReturnType<typeof confirmationLimit>
}
