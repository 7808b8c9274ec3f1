import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { idParam, optionalSearch } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { say } from '#common/validation.ts'
import { MESSAGE_STATES } from '#platform/mail/delivery.ts'
import { listOutbox, readOutboxState } from './list-outbox.server.ts'
import { sendAgain } from './send-again.server.ts'

interface Options {
  /** Whether a mail server is named at all; without one everything waits. */
  isConfigured: boolean
}

const listSchema = pagingSchema.extend({
  state: z.enum(MESSAGE_STATES, say('chooseOne')).optional(),
  search: optionalSearch,
})

export const outboxApi: FastifyPluginAsyncZod<Options> = async (app, { isConfigured }) => {
  const schema = { tags: ['Enquiries'] }

  app.get('/api/admin/outbox', { schema: { ...schema, querystring: listSchema } }, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    return sendPage(request, reply, await listOutbox(request.context, filter, { limit, cursor }))
  })

  app.get('/api/admin/outbox/state', { schema }, async (request) => ({
    isConfigured,
    ...(await readOutboxState(request.context)),
  }))

  app.post('/api/admin/outbox/:id/send-again', { schema: { ...schema, params: idParam } }, async (request, reply) => {
    await sendAgain(request.context, request.params.id)
    return reply.code(204).send()
  })
}
