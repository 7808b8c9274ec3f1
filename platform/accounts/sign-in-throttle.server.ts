import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#common/errors.ts'
import { signInMessages } from './sign-in-messages.ts'

type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/** How many seconds one has to wait; null when there is nothing to wait for. */
async function secondsToWait(limiter: Limiter, request: FastifyRequest): Promise<number | null> {
  const limit = await limiter(request)
  return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : null
}

/**
 * Counts a try at each of the limits, in their order, and answers by itself when one is used up: true then. One after the
 * other, because what one address may not try any more must not lock the owner out elsewhere.
 */
export async function isThrottled(
  limiters: readonly Limiter[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  for (const limiter of limiters) {
    const seconds = await secondsToWait(limiter, request)
    if (seconds === null) continue
    const message = signInMessages[request.locale].tooManySignIns(seconds)
    reply.header('retry-after', seconds)
    await reply.code(429).send({ code: 'too_many_sign_ins', message } satisfies ErrorBody)
    return true
  }
  return false
}

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
