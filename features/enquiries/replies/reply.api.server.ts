import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { submissionHeaders } from '#platform/forms/submission-request.ts'
import { replySchema } from './reply.schema.ts'
import { sendReply } from './send-reply.server.ts'

const headers = submissionHeaders.pick({ 'idempotency-key': true })

export const replyApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/admin/leads/:id/replies',
    { schema: { tags: ['Enquiries'], params: idParam, headers, body: replySchema } },
    async (request, reply) => {
      const sent = await sendReply(request.context, {
        leadId: request.params.id,
        reply: request.body,
        idempotencyKey: request.headers['idempotency-key'],
      })
      return reply.code(201).send(sent)
    },
  )
}
