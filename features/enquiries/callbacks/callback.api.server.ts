import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readSubmission } from '#platform/forms/read-submission.server.ts'
import { SUBMISSIONS_PER_MINUTE, submissionHeaders } from '#platform/forms/submission-request.ts'
import { confirmSubmission } from '../confirmation/confirm-submission.server.ts'
import { callbackSchema } from './callback.schema.ts'
import { submitCallback } from './submit-callback.server.ts'

export const callbackApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/callbacks',
    {
      schema: { tags: ['Enquiries'], headers: submissionHeaders, body: callbackSchema },
      config: { isOpen: true, rateLimit: app.sharedPerMinute('callbacks', SUBMISSIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      const sent = readSubmission(request)
      const id = await submitCallback(request.context, sent)
      const confirmation = await confirmSubmission(request.context.db, { inquiryId: id }, sent.idempotencyKey)
      return reply.code(201).send({ id, confirmation })
    },
  )
}
