import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#common/errors.ts'
import { SESSION_COOKIE, sessionCookieOptions } from './session-cookie.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'
import { signInSchema } from './staff.schema.ts'

const TRIES_PER_ADDRESS = 10
/** Per account and from everywhere: slows a distributed guess without locking the owner out for long. */
const TRIES_PER_ACCOUNT = 40

export const staffApi: FastifyPluginAsyncZod = async (app) => {
  const countAddress = app.createRateLimit({ ...app.perMinute(TRIES_PER_ADDRESS) })
  const countAccount = app.createRateLimit({
    ...app.perMinute(TRIES_PER_ACCOUNT),
    keyGenerator: (request) => `account:${(request.body as { username?: string }).username?.toLowerCase()}`,
  })

  app.post(
    '/api/admin/login',
    { schema: { tags: ['Staff'], body: signInSchema }, config: { isOpen: true } },
    async (request, reply) => {
      // One after the other: what one address may not try any more must not lock the owner out elsewhere.
      for (const countTry of [countAddress, countAccount]) {
        const limit = await countTry(request)
        if (!limit.isAllowed && limit.isExceeded) throw new AppError('too_many_sign_ins')
      }
      const token = await signIn(request.context.db, {
        ...request.body,
        userAgent: request.headers['user-agent'] ?? null,
        previousToken: request.cookies[SESSION_COOKIE],
      })
      reply.setCookie(SESSION_COOKIE, token, sessionCookieOptions(request.protocol === 'https'))
      return { authenticated: true }
    },
  )

  app.get('/api/admin/check', { schema: { tags: ['Staff'] }, config: { isOpen: true } }, async (request) => {
    const { actor } = request.context
    if (actor.kind !== 'staff') return { authenticated: false }
    return { authenticated: true, user: { id: actor.id, username: actor.username, role: actor.role } }
  })

  app.post('/api/admin/logout', { schema: { tags: ['Staff'] }, config: { isOpen: true } }, async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE]
    if (token) await signOut(request.context.db, token)
    reply.clearCookie(SESSION_COOKIE, sessionCookieOptions(request.protocol === 'https'))
    return { authenticated: false }
  })
}
