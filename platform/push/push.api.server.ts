import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { hashToken } from '../accounts/secret-token.server.ts'
import { SESSION_COOKIE } from '../accounts/sessions.server.ts'
import { chooseNotices, readOwnPush, sendTest, subscribe, unsubscribe } from './manage-push.server.ts'
import { choicesSchema, subscriptionSchema } from './push.schema.ts'
import { pushMessages } from './push-messages.ts'
import type { PushPost } from './send-push.server.ts'

const SUBSCRIPTIONS = '/api/admin/push-subscriptions'
const tags = ['Account']

const tokenHashOf = (request: FastifyRequest) => hashToken(request.cookies[SESSION_COOKIE] ?? '')

/** Notices on one's own devices: which browsers show them, which are wanted, and when none. */
export const pushApi: FastifyPluginAsyncZod<{ post: () => Promise<PushPost> }> = async (app, { post }) => {
  app.get('/api/admin/push', { schema: { tags } }, async (request) => {
    const { keys } = await post()
    return readOwnPush(request.context, tokenHashOf(request), keys.publicKey)
  })

  app.post(SUBSCRIPTIONS, { schema: { tags, body: subscriptionSchema } }, async (request, reply) => {
    const { context, body, locale, headers } = request
    const browser = { tokenHash: tokenHashOf(request), userAgent: headers['user-agent'] ?? null, locale }
    return reply.code(201).send(await subscribe(context, body, browser, await post()))
  })

  app.delete(`${SUBSCRIPTIONS}/:id`, { schema: { tags, params: idParam } }, async (request, reply) => {
    await unsubscribe(request.context, request.params.id)
    return reply.code(204).send()
  })

  app.post(`${SUBSCRIPTIONS}/:id/test`, { schema: { tags, params: idParam } }, async (request) => {
    const { testTitle: title, testBody: body } = pushMessages[request.locale]
    const message = { title, body, tag: 'test', path: '/admin/account' }
    return sendTest(request.context, request.params.id, message, await post())
  })

  app.put('/api/admin/notice-choices', { schema: { tags, body: choicesSchema } }, async (request, reply) => {
    await chooseNotices(request.context, request.body)
    return reply.code(204).send()
  })
}
