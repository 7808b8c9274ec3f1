import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { placeOf } from '#common/network-place.ts'
import type { TryCounts } from '#common/try-counter.ts'
import { accountApi } from './account.api.server.ts'
import { passkeySignInSchema } from './passkey.schema.ts'
import { passwordLinkApi } from './password-link.api.server.ts'
import type { LinkMail } from './password-links.server.ts'
import { relyingParty } from './relying-party.server.ts'
import { secondFactorApi } from './second-factor.api.server.ts'
import { SESSION_COOKIE, sessionCookieOptions, signOut } from './sessions.server.ts'
import { finishSignIn, signIn } from './sign-in.server.ts'
import { browserOf, letIn } from './sign-in-cookies.server.ts'
import { offerPasskeySignIn, signInByPasskey } from './sign-in-passkey.server.ts'
import { SignInThrottle } from './sign-in-throttle.server.ts'
import { secondFactorSchema, signInSchema } from './staff.schema.ts'
import { staffAccountApi } from './staff-account.api.server.ts'

const TAGS = ['Staff']

interface Options extends LinkMail {
  rateLimitFactor: number
  counts: TryCounts
}

/** The doors that are open to whoever wants to sign in, and behind them those to the accounts. */
export const staffApi: FastifyPluginAsyncZod<Options> = async (app, { rateLimitFactor, counts, ...mail }) => {
  const throttle = new SignInThrottle(rateLimitFactor, counts)
  const { publicUrl } = mail
  const config = { isOpen: true }

  app.post('/api/admin/login', { schema: { tags: TAGS, body: signInSchema }, config }, async (request, reply) => {
    const { db } = request.context
    const { address } = placeOf(request.ip)
    const outcome = await signIn({ db, throttle }, { ...request.body, ...browserOf(request), address })
    if ('token' in outcome) return letIn(request, reply, outcome)
    return { authenticated: false, secondFactor: true, challenge: outcome.challenge }
  })

  app.post(
    '/api/admin/login/second-factor',
    { schema: { tags: TAGS, body: secondFactorSchema }, config },
    async (request, reply) => {
      const { db } = request.context
      return letIn(request, reply, await finishSignIn({ db, throttle }, { ...request.body, ...browserOf(request) }))
    },
  )

  app.post('/api/admin/login/passkey/options', { schema: { tags: TAGS }, config }, async (request) => {
    await throttle.count([['passkeyQuestion', placeOf(request.ip).address]])
    return offerPasskeySignIn(request.context.db, relyingParty(request, publicUrl))
  })

  app.post(
    '/api/admin/login/passkey',
    { schema: { tags: TAGS, body: passkeySignInSchema }, config },
    async (request, reply) => {
      const party = relyingParty(request, publicUrl)
      const opened = await throttle.tryOnce([['passkeyAddress', placeOf(request.ip).address]], () =>
        signInByPasskey(request.context.db, { ...request.body, ...browserOf(request), party }),
      )
      return letIn(request, reply, opened)
    },
  )

  app.get('/api/admin/check', { schema: { tags: TAGS }, config }, async (request) => {
    const { actor } = request.context
    if (actor.kind !== 'staff') return { authenticated: false }
    return { authenticated: true, user: { id: actor.id, username: actor.username, role: actor.role } }
  })

  app.post('/api/admin/logout', { schema: { tags: TAGS }, config }, async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE]
    if (token) await signOut(request.context.db, token)
    reply.clearCookie(SESSION_COOKIE, sessionCookieOptions(request.protocol === 'https'))
    return { authenticated: false }
  })

  await app.register(passwordLinkApi, { throttle, isMailOn: mail.isMailOn })
  await app.register(accountApi, { throttle, isMailOn: mail.isMailOn })
  await app.register(secondFactorApi, { publicUrl, throttle })
  await app.register(staffAccountApi, { throttle, mail })
}
