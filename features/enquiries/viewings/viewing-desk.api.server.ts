import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { submissionHeaders } from '#platform/forms/submission-request.ts'
import { addViewing } from './add-viewing.server.ts'
import { decideViewing } from './decide-viewing.server.ts'
import { listViewings } from './list-viewings.server.ts'
import { readStaffSlots } from './read-slots.server.ts'
import { readStaffViewing } from './read-viewing.server.ts'
import {
  adviserSchema,
  staffSlotsSchema,
  staffViewingSchema,
  viewingChangeSchema,
  viewingListSchema,
} from './viewing.schema.ts'
import { readAdviser, readAdvisers, writeAdviser } from './write-adviser.server.ts'

/** What staff do: the list, what becomes of a viewing, and their own hours. */
export const viewingDeskApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Enquiries'] }
  const userParam = z.object({ userId: idParam.shape.id })

  app.get('/api/admin/viewings', { schema: { ...schema, querystring: viewingListSchema } }, async (request, reply) =>
    sendPage(request, reply, await listViewings(request.context, request.query)),
  )

  app.get('/api/admin/viewings/:id', { schema: { ...schema, params: idParam } }, (request) =>
    readStaffViewing(request.context, request.params.id),
  )

  app.post(
    '/api/admin/viewings',
    { schema: { ...schema, headers: submissionHeaders.pick({ 'idempotency-key': true }), body: staffViewingSchema } },
    async (request, reply) =>
      reply.code(201).send(await addViewing(request.context, request.body, request.headers['idempotency-key'])),
  )

  app.patch(
    '/api/admin/viewings/:id',
    { schema: { ...schema, params: idParam, body: viewingChangeSchema } },
    (request) => decideViewing(request.context, { id: request.params.id, version: ifMatch(request) }, request.body),
  )

  /** For whom: one adviser's free times, or everybody's; `moved` is not in its own way. */
  app.get('/api/admin/viewing-slots', { schema: { ...schema, querystring: staffSlotsSchema } }, (request) =>
    readStaffSlots(request.context, request.query),
  )

  app.get('/api/admin/advisers', { schema }, (request) => readAdvisers(request.context))

  app.get('/api/admin/advisers/:userId', { schema: { ...schema, params: userParam } }, (request) =>
    readAdviser(request.context, request.params.userId),
  )

  app.put('/api/admin/advisers/:userId', { schema: { ...schema, params: userParam, body: adviserSchema } }, (request) =>
    writeAdviser(request.context, { id: request.params.userId, version: ifMatch(request) }, request.body),
  )
}
