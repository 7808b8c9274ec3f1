import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { codeSchema, confirmationSchema, passkeyNameSchema } from './account.schema.ts'
import { addPasskey, offerPasskey, removePasskey, renamePasskey } from './manage-passkeys.server.ts'
import { passkeyAnswerSchema } from './passkey.schema.ts'
import { readOwnAccount } from './read-account.server.ts'
import { relyingParty } from './relying-party.server.ts'
import {
  confirmAuthenticator,
  offerAuthenticator,
  renewRecoveryCodes,
  switchAuthenticatorOff,
} from './set-up-authenticator.server.ts'
import type { SignInThrottle } from './sign-in-throttle.server.ts'

interface Options {
  throttle: SignInThrottle
  publicUrl?: string | undefined
}

/** One's own second factor and passkeys. */
export const secondFactorApi: FastifyPluginAsyncZod<Options> = async (app, { publicUrl, throttle }) => {
  const schema = { tags: ['Account'] }

  app.post('/api/admin/account/authenticator', { schema: { ...schema, body: confirmationSchema } }, async (request) => {
    const { context, body } = request
    return throttle.confirm(context.actor, () => offerAuthenticator(context, body.password))
  })

  app.post('/api/admin/account/authenticator/confirm', { schema: { ...schema, body: codeSchema } }, async (request) => {
    const { context, body } = request
    const recoveryCodes = await throttle.confirm(context.actor, () => confirmAuthenticator(context, body.code))
    return { recoveryCodes }
  })

  app.post(
    '/api/admin/account/authenticator/off',
    { schema: { ...schema, body: confirmationSchema } },
    async (request) => {
      const { context, body } = request
      await throttle.confirm(context.actor, () => switchAuthenticatorOff(context, body.password))
      return readOwnAccount(context)
    },
  )

  app.post(
    '/api/admin/account/recovery-codes',
    { schema: { ...schema, body: confirmationSchema } },
    async (request) => {
      const { context, body } = request
      const recoveryCodes = await throttle.confirm(context.actor, () => renewRecoveryCodes(context, body.password))
      return { recoveryCodes }
    },
  )

  app.post(
    '/api/admin/account/passkeys/options',
    { schema: { ...schema, body: confirmationSchema } },
    async (request) => {
      const { context, body } = request
      const party = relyingParty(request, publicUrl)
      return throttle.confirm(context.actor, () => offerPasskey(context, party, body.password))
    },
  )

  app.post(
    '/api/admin/account/passkeys',
    { schema: { ...schema, body: passkeyAnswerSchema.extend(passkeyNameSchema.shape) } },
    async (request, reply) => {
      await addPasskey(request.context, { ...request.body, party: relyingParty(request, publicUrl) })
      return reply.code(201).send(await readOwnAccount(request.context))
    },
  )

  app.put(
    '/api/admin/account/passkeys/:id',
    { schema: { ...schema, params: idParam, body: passkeyNameSchema } },
    async (request) => {
      await renamePasskey(request.context, { ...request.params, ...request.body })
      return readOwnAccount(request.context)
    },
  )

  // Not DELETE: the password comes with it, and what stands between may drop the body of a DELETE.
  app.post(
    '/api/admin/account/passkeys/:id/remove',
    { schema: { ...schema, params: idParam, body: confirmationSchema } },
    async (request) => {
      const { context, body } = request
      const { id } = request.params
      await throttle.confirm(context.actor, () => removePasskey(context, id, body.password))
      return readOwnAccount(context)
    },
  )
}
