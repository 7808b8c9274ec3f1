import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#common/errors.ts'
import { accountApi } from './account.api.server.ts'
import { passkeySignInSchema } from './passkey.schema.ts'
import { relyingParty } from './relying-party.server.ts'
import { secondFactorApi } from './second-factor.api.server.ts'
import { type Browser, SESSION_COOKIE, sessionCookieOptions, signOut } from './sessions.server.ts'
import { finishSignIn, signIn } from './sign-in.server.ts'
import { findChallengeUser } from './sign-in-challenge.repository.server.ts'
import { offerPasskeySignIn, signInByPasskey } from './sign-in-passkey.server.ts'
import { confirmationLimit, isThrottled } from './sign-in-throttle.server.ts'
import { secondFactorSchema, signInSchema } from './staff.schema.ts'
import { staffAccountApi } from './staff-account.api.server.ts'

const TRIES_PER_ADDRESS = 10
/** Per account and from everywhere: slows a distributed guess without locking the owner out for long. */
const TRIES_PER_ACCOUNT = 40
/** Per account and hour, for whoever has the password: a code has a million values, three of which are right. */
const CODES_PER_ACCOUNT = 20
/** A question costs a row in the database; whether it is answered is counted with the other tries. */
const PASSKEY_QUESTIONS_PER_ADDRESS = 30

const TAGS = ['Staff']

function browserOf(request: FastifyRequest): Browser {
  return { userAgent: request.headers['user-agent'] ?? null, previousToken: request.cookies[SESSION_COOKIE] }
}

function letIn(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.setCookie(SESSION_COOKIE, token, sessionCookieOptions(request.protocol === 'https'))
  return { authenticated: true }
}

interface Options {
  /** The house's own address: what passkeys belong to. */
  publicUrl?: string | undefined
}

/** The doors that are open to whoever wants to sign in, and behind them those to the accounts. */
export const staffApi: FastifyPluginAsyncZod<Options> = async (app, { publicUrl }) => {
  const perAddress = app.createRateLimit({ ...app.perMinute(TRIES_PER_ADDRESS) })
  const perAccount = app.createRateLimit({
    ...app.perMinute(TRIES_PER_ACCOUNT),
    keyGenerator: (request) => `account:${(request.body as { username?: string }).username?.toLowerCase()}`,
  })
  const codesPerAccount = app.createRateLimit({
    ...app.perHour(CODES_PER_ACCOUNT),
    keyGenerator: async ({ context, body }) =>
      `codes:${await findChallengeUser(context.db, (body as { challenge: string }).challenge)}`,
  })
  const questionsPerAddress = app.createRateLimit({
    ...app.perMinute(PASSKEY_QUESTIONS_PER_ADDRESS),
    keyGenerator: (request) => `passkey-question:${request.ip}`,
  })
  const config = { isOpen: true }

  app.post('/api/admin/login', { schema: { tags: TAGS, body: signInSchema }, config }, async (request, reply) => {
    if (await isThrottled([perAddress, perAccount], request, reply)) return reply
    const outcome = await signIn(request.context.db, { ...request.body, ...browserOf(request) })
    if ('token' in outcome) return letIn(request, reply, outcome.token)
    return { authenticated: false, secondFactor: true, challenge: outcome.challenge }
  })

  app.post(
    '/api/admin/login/second-factor',
    { schema: { tags: TAGS, body: secondFactorSchema }, config },
    async (request, reply) => {
      if (await isThrottled([perAddress], request, reply)) return reply
      // Whoever is too late is told so, and not to wait.
      if ((await findChallengeUser(request.context.db, request.body.challenge)) === null)
        throw new AppError('unauthenticated')
      if (await isThrottled([codesPerAccount], request, reply)) return reply
      const token = await finishSignIn(request.context.db, { ...request.body, ...browserOf(request) })
      return letIn(request, reply, token)
    },
  )

  app.post('/api/admin/login/passkey/options', { schema: { tags: TAGS }, config }, async (request, reply) => {
    if (await isThrottled([questionsPerAddress], request, reply)) return reply
    return offerPasskeySignIn(request.context.db, relyingParty(request, publicUrl))
  })

  app.post(
    '/api/admin/login/passkey',
    { schema: { tags: TAGS, body: passkeySignInSchema }, config },
    async (request, reply) => {
      if (await isThrottled([perAddress], request, reply)) return reply
      const party = relyingParty(request, publicUrl)
      const token = await signInByPasskey(request.context.db, { ...request.body, ...browserOf(request), party })
      return letIn(request, reply, token)
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

  const confirmations = confirmationLimit(app)
  await app.register(accountApi, { confirmations })
  await app.register(secondFactorApi, { publicUrl, confirmations })
  await app.register(staffAccountApi)
}
