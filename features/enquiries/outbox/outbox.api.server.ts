import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { sendPage } from '#common/send-page.server.ts'
import { listOutbox, readOutboxState } from './list-outbox.server.ts'

interface Options {
  /** Whether a mail server is named at all; without one everything waits. */
  isConfigured: boolean
}

export const outboxApi: FastifyPluginAsyncZod<Options> = async (app, { isConfigured }) => {
  app.get('/api/admin/outbox', { schema: { tags: ['Enquiries'], querystring: pagingSchema } }, async (request, reply) =>
    sendPage(request, reply, await listOutbox(request.context, request.query)),
  )

  app.get('/api/admin/outbox/state', { schema: { tags: ['Enquiries'] } }, async (request) => ({
    isConfigured,
    ...(await readOutboxState(request.context)),
  }))
}
