import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#common/errors.ts'
import { readSubmission } from '#platform/forms/read-submission.server.ts'
import { SUBMISSIONS_PER_MINUTE, submissionHeaders } from '#platform/forms/submission-request.ts'
import { confirmViewingRequest } from './confirm-viewing-request.server.ts'
import { readSlots } from './read-slots.server.ts'
import { submitViewing } from './submit-viewing.server.ts'
import { slotsSchema, viewingRequestSchema, visitorCancelSchema, visitorMoveSchema } from './viewing.schema.ts'
import {
  cancelAsVisitor,
  confirmViewingAsVisitor,
  moveAsVisitor,
  readMoveSlots,
  readVisitorCalendar,
  readVisitorViewing,
} from './visitor-viewing.server.ts'

const QUESTIONS_PER_MINUTE = 30

/** What visitors do: look for a time, book it, and follow it behind their private link. */
export const viewingApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Enquiries'] }
  const params = z.object({ key: z.string().max(100) })
  const asked = { work: 'fresh', rateLimit: app.perMinute(QUESTIONS_PER_MINUTE) } as const
  const sent = { isOpen: true, rateLimit: app.sharedPerMinute('viewings', SUBMISSIONS_PER_MINUTE) }

  app.get('/api/viewings/slots', { schema: { ...schema, querystring: slotsSchema }, config: asked }, (request) =>
    readSlots(request.context, request.query),
  )

  app.post(
    '/api/viewings',
    { schema: { ...schema, headers: submissionHeaders, body: viewingRequestSchema }, config: sent },
    async (request, reply) => {
      const receipt = await submitViewing(request.context, readSubmission(request))
      const confirmation = await confirmViewingRequest(request.context.db, receipt.id)
      return reply.code(201).send({ ...receipt, confirmation })
    },
  )

  app.get('/api/viewings/:key', { schema: { ...schema, params }, config: asked }, async (request) => {
    const viewing = await readVisitorViewing(request.context.db, request.params.key)
    if (!viewing) throw new AppError('not_found')
    return viewing
  })

  app.get('/api/viewings/:key/slots', { schema: { ...schema, params }, config: asked }, (request) =>
    readMoveSlots(request.context, request.params.key),
  )

  app.post(
    '/api/viewings/:key/move',
    { schema: { ...schema, params, body: visitorMoveSchema }, config: sent },
    async (request) => {
      const { key } = request.params
      await moveAsVisitor(request.context, { key, startsAt: request.body.startsAt })
      return readVisitorViewing(request.context.db, key)
    },
  )

  app.post(
    '/api/viewings/:key/cancel',
    { schema: { ...schema, params, body: visitorCancelSchema }, config: sent },
    async (request) => {
      const { key } = request.params
      await cancelAsVisitor(request.context, { key, reason: request.body.reason })
      return readVisitorViewing(request.context.db, key)
    },
  )

  app.post('/api/viewings/:key/confirm', { schema: { ...schema, params }, config: sent }, async (request) => {
    const { key } = request.params
    await confirmViewingAsVisitor(request.context, key)
    return readVisitorViewing(request.context.db, key)
  })

  app.get(
    '/api/viewings/:key/calendar.ics',
    { schema: { ...schema, params }, config: asked },
    async (request, reply) => {
      const { name, text } = await readVisitorCalendar(request.context, request.params.key)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(text)
    },
  )
}
