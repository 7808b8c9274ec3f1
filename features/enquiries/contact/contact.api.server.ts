import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { readSubmission } from '#platform/forms/read-submission.server.ts'
import { SUBMISSIONS_PER_MINUTE, submissionHeaders } from '#platform/forms/submission-request.ts'
import { confirmSubmission } from '../confirmation/confirm-submission.server.ts'
import { changeContact } from '../desk/change-submission.server.ts'
import { contactChangeSchema, contactListSchema } from '../desk/desk-filter.ts'
import { contactSubmissionSchema } from './contact.schema.ts'
import { listContacts } from './list-contacts.server.ts'
import { submitContact } from './submit-contact.server.ts'

export const contactApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/contact',
    {
      schema: { tags: ['Enquiries'], headers: submissionHeaders, body: contactSubmissionSchema },
      config: { isOpen: true, rateLimit: app.sharedPerMinute('contact', SUBMISSIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      const sent = readSubmission(request)
      const id = await submitContact(request.context, sent)
      const confirmation = await confirmSubmission(request.context.db, { submissionId: id }, sent.idempotencyKey)
      return reply.code(201).send({ id, confirmation })
    },
  )

  // Staff only: the use case says so. The path is the specification's, outside /api/admin.
  app.get(
    '/api/contact-submissions',
    { schema: { tags: ['Enquiries'], querystring: contactListSchema } },
    async (request, reply) => sendPage(request, reply, await listContacts(request.context, request.query)),
  )

  app.patch(
    '/api/contact-submissions/:id',
    { schema: { tags: ['Enquiries'], params: idParam, body: contactChangeSchema } },
    (request) =>
      changeContact(request.context, { id: request.params.id, change: request.body, version: ifMatch(request) }),
  )
}
