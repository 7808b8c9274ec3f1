import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParam } from '#common/schema.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { readSubmission } from '#platform/forms/read-submission.server.ts'
import { SUBMISSIONS_PER_MINUTE, submissionHeaders } from '#platform/forms/submission-request.ts'
import { addStay } from './add-stay.server.ts'
import { confirmStayRequest } from './confirm-stay-request.server.ts'
import { decideStay } from './decide-stay.server.ts'
import { readGuestCalendar } from './guest-page.server.ts'
import { readStaffStay } from './read-stay.server.ts'
import { staffStaySchema, stayActSchema, stayRequestSchema } from './stay-request.schema.ts'
import { submitStay } from './submit-stay.server.ts'

const QUESTIONS_PER_MINUTE = 30

export const stayApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Enquiries'] }

  app.post(
    '/api/stays',
    {
      schema: { ...schema, headers: submissionHeaders, body: stayRequestSchema },
      config: { isOpen: true, rateLimit: app.sharedPerMinute('stays', SUBMISSIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      const receipt = await submitStay(request.context, readSubmission(request))
      const confirmation = await confirmStayRequest(request.context.db, receipt.id)
      return reply.code(201).send({ ...receipt, confirmation })
    },
  )

  /** For the guest, who has the key from us. */
  app.get(
    '/api/stays/:key/calendar.ics',
    {
      schema: { ...schema, params: z.object({ key: z.string().max(100) }) },
      config: { rateLimit: app.perMinute(QUESTIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      const { name, text } = await readGuestCalendar(request.context, request.params.key)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(text)
    },
  )

  app.get('/api/admin/stays/:id', { schema: { ...schema, params: idParam } }, (request) =>
    readStaffStay(request.context, request.params.id),
  )

  app.post(
    '/api/admin/stays',
    { schema: { ...schema, headers: submissionHeaders.pick({ 'idempotency-key': true }), body: staffStaySchema } },
    async (request, reply) =>
      reply.code(201).send(await addStay(request.context, request.body, request.headers['idempotency-key'])),
  )

  app.patch('/api/admin/stays/:id', { schema: { ...schema, params: idParam, body: stayActSchema } }, (request) =>
    decideStay(request.context, { id: request.params.id, version: ifMatch(request) }, request.body),
  )
}
