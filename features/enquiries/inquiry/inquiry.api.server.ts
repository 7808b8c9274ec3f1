import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { readSubmission } from '#platform/forms/read-submission.server.ts'
import { SUBMISSIONS_PER_MINUTE, submissionHeaders } from '#platform/forms/submission-request.ts'
import { confirmSubmission } from '../confirmation/confirm-submission.server.ts'
import { changeInquiry } from '../desk/change-submission.server.ts'
import { inquiryChangeSchema, inquiryListSchema } from '../desk/desk-filter.ts'
import { inquirySchema } from './inquiry.schema.ts'
import { listInquiries } from './list-inquiries.server.ts'
import { submitInquiry } from './submit-inquiry.server.ts'

export const inquiryApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/inquiries',
    {
      schema: { tags: ['Enquiries'], headers: submissionHeaders, body: inquirySchema },
      config: { isOpen: true, rateLimit: app.sharedPerMinute('inquiries', SUBMISSIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      const sent = readSubmission(request)
      const id = await submitInquiry(request.context, sent)
      const confirmation = await confirmSubmission(request.context.db, { inquiryId: id }, sent.idempotencyKey)
      return reply.code(201).send({ id, confirmation })
    },
  )

  app.get(
    '/api/admin/inquiries',
    { schema: { tags: ['Enquiries'], querystring: inquiryListSchema } },
    async (request, reply) => sendPage(request, reply, await listInquiries(request.context, request.query)),
  )

  app.patch(
    '/api/admin/inquiries/:id',
    { schema: { tags: ['Enquiries'], params: idParam, body: inquiryChangeSchema } },
    (request) =>
      changeInquiry(request.context, { id: request.params.id, change: request.body, version: ifMatch(request) }),
  )
}
