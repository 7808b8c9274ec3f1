import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { submissionHeaders } from '#platform/forms/submission-request.ts'
import { blockSchema, heldNightsQuery, openedNights } from './block.schema.ts'
import { readHeldNights } from './read-held-nights.server.ts'
import { blockNights, unblockNights } from './write-block.server.ts'

/** The nights of a home that nobody else can have, and those that staff block. */
export const heldNightsApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Nest'] }
  // What visitors may choose is another from here on.
  const config = { changesContent: true }

  app.get('/api/admin/held-nights', { schema: { ...schema, querystring: heldNightsQuery } }, (request) =>
    readHeldNights(request.context, request.query),
  )

  app.post(
    '/api/admin/held-nights',
    { schema: { ...schema, headers: submissionHeaders.pick({ 'idempotency-key': true }), body: blockSchema }, config },
    async (request, reply) =>
      reply.code(201).send(await blockNights(request.context, request.body, request.headers['idempotency-key'])),
  )

  app.delete(
    '/api/admin/held-nights/:id',
    { schema: { ...schema, params: idParam, querystring: openedNights }, config },
    async (request, reply) => {
      await unblockNights(request.context, request.params.id, request.query)
      return reply.code(204).send()
    },
  )
}
