import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParam } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { submissionHeaders } from '#platform/forms/submission-request.ts'
import { sendReply } from '../replies/send-reply.server.ts'
import { findHomesForLead, listUnsuitableHomes, searchHomesForLead } from './find-homes.server.ts'
import { findLeadsForHome, listUnsuitableLeads } from './find-leads.server.ts'
import { readLeadWishes, saveLeadWishes } from './lead-wishes.server.ts'
import { markUnsuitable, unmarkUnsuitable } from './mark-unsuitable.server.ts'
import { noteHomesSent, sendHomeToMany } from './send-home.server.ts'
import { homeSearchSchema, noteHomesSchema, sendHomeSchema, sendHomesSchema } from './send-homes.schema.ts'
import { unsuitableSchema, wishesSchema } from './wishes.schema.ts'

/** The best of them, not all: whoever wants to see every villa has the catalogue. */
const matchQuery = z.object({
  limit: z.coerce.number(say('limit')).int(say('limit')).min(1, say('limit')).max(100, say('limit')).default(20),
})
const headers = submissionHeaders.pick({ 'idempotency-key': true })
const pairParams = z.object({ id: idParam.shape.id, propertyId: idParam.shape.id })

export const matchingApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Leads'] }
  const ofOne = { schema: { ...schema, params: idParam } }
  const matches = { schema: { ...schema, params: idParam, querystring: matchQuery } }

  app.get('/api/admin/leads/:id/wishes', ofOne, (request) => readLeadWishes(request.context, request.params.id))

  app.put('/api/admin/leads/:id/wishes', { schema: { ...schema, params: idParam, body: wishesSchema } }, (request) =>
    saveLeadWishes(request.context, request.params.id, request.body),
  )

  app.get('/api/admin/leads/:id/matches', matches, (request) =>
    findHomesForLead(request.context, request.params.id, request.query.limit),
  )

  app.get('/api/admin/properties/:id/matches', matches, async (request, reply) => {
    const { matches: found, comparedLast } = await findLeadsForHome(
      request.context,
      request.params.id,
      request.query.limit,
    )
    if (comparedLast !== null) reply.header('x-compared-newest', comparedLast)
    return found
  })

  app.get('/api/admin/leads/:id/unsuitable', ofOne, (request) =>
    listUnsuitableHomes(request.context, request.params.id),
  )

  app.get('/api/admin/properties/:id/unsuitable', ofOne, (request) =>
    listUnsuitableLeads(request.context, request.params.id),
  )

  app.get(
    '/api/admin/leads/:id/homes',
    { schema: { ...schema, params: idParam, querystring: homeSearchSchema } },
    (request) => searchHomesForLead(request.context, request.params.id, request.query),
  )

  app.post(
    '/api/admin/leads/:id/homes',
    { schema: { ...schema, params: idParam, headers, body: sendHomesSchema } },
    async (request, reply) => {
      const { propertyIds, ...letter } = request.body
      const sent = await sendReply(request.context, {
        leadId: request.params.id,
        reply: letter,
        propertyIds,
        idempotencyKey: request.headers['idempotency-key'],
      })
      return reply.code(201).send(sent)
    },
  )

  app.post(
    '/api/admin/leads/:id/homes/noted',
    { schema: { ...schema, params: idParam, headers, body: noteHomesSchema } },
    async (request, reply) => {
      const noted = await noteHomesSent(request.context, {
        leadId: request.params.id,
        ...request.body,
        idempotencyKey: request.headers['idempotency-key'],
      })
      return reply.code(201).send(noted)
    },
  )

  app.post(
    '/api/admin/properties/:id/letters',
    { schema: { ...schema, params: idParam, headers, body: sendHomeSchema } },
    async (request, reply) => {
      const sent = await sendHomeToMany(request.context, {
        propertyId: request.params.id,
        ...request.body,
        idempotencyKey: request.headers['idempotency-key'],
      })
      return reply.code(201).send(sent)
    },
  )

  app.put(
    '/api/admin/leads/:id/unsuitable/:propertyId',
    { schema: { ...schema, params: pairParams, body: unsuitableSchema } },
    async (request, reply) => {
      const { id: leadId, propertyId } = request.params
      await markUnsuitable(request.context, { leadId, propertyId }, request.body.reason)
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/admin/leads/:id/unsuitable/:propertyId',
    { schema: { ...schema, params: pairParams } },
    async (request, reply) => {
      const { id: leadId, propertyId } = request.params
      await unmarkUnsuitable(request.context, { leadId, propertyId })
      return reply.code(204).send()
    },
  )
}
