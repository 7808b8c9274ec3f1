import { finished } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { placeOf } from '#common/network-place.ts'
import { newPassword } from './account.schema.ts'
import { choosePassword, openPasswordLink, sendResetLink } from './choose-password.server.ts'
import { browserOf, knowDevice, letIn } from './sign-in-cookies.server.ts'
import type { SignInThrottle } from './sign-in-throttle.server.ts'
import { forgottenSchema, linkSchema } from './staff.schema.ts'

interface Options {
  throttle: SignInThrottle
  isMailOn: boolean
}

/** For whoever cannot sign in: a letter with a link, and what is behind the link. */
export const passwordLinkApi: FastifyPluginAsyncZod<Options> = async (app, { throttle, isMailOn }) => {
  const schema = { tags: ['Staff'] }
  const config = { isOpen: true }
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })

  /** Without a mail server the page says so to everybody, before anybody types anything. */
  app.get('/api/admin/login/forgotten', { schema, config }, async () => ({ isMailOn }))

  app.post(
    '/api/admin/login/forgotten',
    { schema: { ...schema, body: forgottenSchema }, config },
    async (request, reply) => {
      await throttle.count([['forgottenAddress', placeOf(request.ip).address]])
      const { body, context, locale, log } = request
      const { deviceTokens } = browserOf(request)
      // Answered first: neither the words nor the clock tell whether there is such an account.
      finished(reply.raw, () => {
        if (!isMailOn) return
        const work = sendResetLink({ db: context.db, throttle }, { ...body, deviceTokens, locale })
          .catch((error: unknown) => log.error({ err: error }, 'a forgotten password could not be seen to'))
          .finally(() => underWay.delete(work))
        underWay.add(work)
      })
      return reply.code(202).send({ isMailOn })
    },
  )

  // The token comes in the body: an address stands in logs.
  app.post('/api/admin/login/link', { schema: { ...schema, body: linkSchema }, config }, (request) =>
    openPasswordLink(request.context.db, request.body.token),
  )

  app.post(
    '/api/admin/login/link/password',
    { schema: { ...schema, body: linkSchema.extend({ newPassword }) }, config },
    async (request, reply) => {
      const { body, context, locale } = request
      const { session, deviceTokens } = await choosePassword(context.db, { ...body, ...browserOf(request), locale })
      if (session !== null) return letIn(request, reply, { token: session, deviceTokens })
      knowDevice(request, reply, deviceTokens)
      return { authenticated: false }
    },
  )
}
