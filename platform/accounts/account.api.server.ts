import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParam } from '#common/schema.ts'
import { passwordChangeSchema, profileSchema } from './account.schema.ts'
import { changePassword, changeProfile, endOwnSession, endOwnSessions } from './change-account.server.ts'
import { listOwnSessions, readOwnAccount } from './read-account.server.ts'
import { SESSION_COOKIE, sessionCookieOptions } from './sessions.server.ts'
import type { SignInThrottle } from './sign-in-throttle.server.ts'

const endSchema = z.object({ scope: z.enum(['others', 'all']) })

/** No door of these opens without a session, so there is one. */
const tokenOf = (request: FastifyRequest) => request.cookies[SESSION_COOKIE] ?? ''

interface Options {
  throttle: SignInThrottle
  isMailOn: boolean
}

/** One's own account: who I am, my password, where I am signed in. */
export const accountApi: FastifyPluginAsyncZod<Options> = async (app, { throttle, isMailOn }) => {
  const schema = { tags: ['Account'] }

  app.get('/api/admin/account', { schema }, (request) => readOwnAccount(request.context))

  app.put('/api/admin/account', { schema: { ...schema, body: profileSchema } }, async (request) => {
    const { body, context } = request
    const change = () => changeProfile(context, body, { isMailOn })
    await (body.currentPassword === undefined ? change() : throttle.confirm(context.actor, change))
    return readOwnAccount(request.context)
  })

  app.post('/api/admin/account/password', { schema: { ...schema, body: passwordChangeSchema } }, async (request) => {
    const { body, context } = request
    const change = () => changePassword(context, body, tokenOf(request))
    return { sessionsEnded: await throttle.confirm(context.actor, change) }
  })

  app.get('/api/admin/account/sessions', { schema }, (request) => listOwnSessions(request.context, tokenOf(request)))

  app.delete('/api/admin/account/sessions/:id', { schema: { ...schema, params: idParam } }, async (request, reply) => {
    await endOwnSession(request.context, request.params.id)
    return reply.code(204).send()
  })

  app.delete(
    '/api/admin/account/sessions',
    { schema: { ...schema, querystring: endSchema } },
    async (request, reply) => {
      if (request.query.scope === 'others')
        return { sessionsEnded: await endOwnSessions(request.context, tokenOf(request)) }
      const sessionsEnded = await endOwnSessions(request.context)
      reply.clearCookie(SESSION_COOKIE, sessionCookieOptions(request.protocol === 'https'))
      return { sessionsEnded }
    },
  )
}
