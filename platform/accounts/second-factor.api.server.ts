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
import { type Confirming, isThrottled } from './sign-in-throttle.server.ts'

interface Options extends Confirming {
  publicUrl?: string | undefined
}

/** One's own second factor and passkeys. */
export const secondFactorApi: FastifyPluginAsyncZod<Options> = async (app, { publicUrl, confirmations }) => {
  const schema = { tags: ['Account'] }

  app.post(
    '/api/admin/account/authenticator',
    { schema: { ...schema, body: confirmationSchema } },
    async (request, reply) => {
      if (await isThrottled([confirmations], request, reply)) return reply
      return offerAuthenticator(request.context, request.body.password)
    },
  )

  app.post(
    '/api/admin/account/authenticator/confirm',
    { schema: { ...schema, body: codeSchema } },
    async (request, reply) => {
      if (await isThrottled([confirmations], request, reply)) return reply
      return { recoveryCodes: await confirmAuthenticator(request.context, request.body.code) }
    },
  )

  app.post(
    '/api/admin/account/authenticator/off',
    { schema: { ...schema, body: confirmationSchema } },
    async (request, reply) => {
      if (await isThrottled([confirmations], request, reply)) return reply
      await switchAuthenticatorOff(request.context, request.body.password)
      return readOwnAccount(request.context)
    },
  )

  app.post(
    '/api/admin/account/recovery-codes',
    { schema: { ...schema, body: confirmationSchema } },
    async (request, reply) => {
      if (await isThrottled([confirmations], request, reply)) return reply
      return { recoveryCodes: await renewRecoveryCodes(request.context, request.body.password) }
    },
  )

  app.post(
    '/api/admin/account/passkeys/options',
    { schema: { ...schema, body: confirmationSchema } },
    async (request, reply) => {
      if (await isThrottled([confirmations], request, reply)) return reply
      return offerPasskey(request.context, relyingParty(request, publicUrl), request.body.password)
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
    async (request, reply) => {
      if (await isThrottled([confirmations], request, reply)) return reply
      await removePasskey(request.context, request.params.id, request.body.password)
      return readOwnAccount(request.context)
    },
  )
}
